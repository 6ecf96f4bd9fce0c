import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const sources = fileURLToPath(new URL("../e2e/servers/ferretdb", import.meta.url));
const builds = fileURLToPath(new URL("../.tsbuild/ferretdb", import.meta.url));

/** Where a program lies; null where it is not installed. */
export const onPath = (program: string): string | null =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((directory) => join(directory, program))
    .find(isExecutable) ?? null;

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Path of the server that stands in for MongoDB. The first build takes minutes; it is kept as long as its sources are the same. */
export const buildFerretDb = async (go: string): Promise<string> => {
  const digest = createHash("sha256");
  for (const file of ["go.mod", "go.sum", "main.go"]) {
    digest.update(readFileSync(join(sources, file)));
  }
  const binary = join(builds, digest.digest("hex").slice(0, 16));
  if (existsSync(binary)) return binary;
  mkdirSync(builds, { recursive: true });
  const unfinished = `${binary}.${process.pid}`;
  await promisify(execFile)(
    go,
    ["build", "-trimpath", "-tags", "ferretdb_no_postgresql", "-o", unfinished, "."],
    { cwd: sources },
  );
  renameSync(unfinished, binary);
  return binary;
};
