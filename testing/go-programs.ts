import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** Test servers built from a folder of `e2e/servers`, with the arguments of `go build`. */
const programs = {
  /** A substitute for MongoDB. */
  ferretdb: ["-tags", "ferretdb_no_postgresql", "."],
  /** Serves S3 from a directory. */
  versitygw: ["github.com/versity/versitygw/cmd/versitygw"],
} as const;

export type GoProgram = keyof typeof programs;
export const goPrograms = Object.keys(programs) as readonly GoProgram[];

/** The path of an installed program; null if it isn't installed. */
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

/**
 * Path of a built server. The first build takes minutes; the result is cached until the sources
 * change.
 */
export const buildGoProgram = async (go: string, program: GoProgram): Promise<string> => {
  const sources = fileURLToPath(new URL(`../e2e/servers/${program}`, import.meta.url));
  const builds = fileURLToPath(new URL(`../.tsbuild/${program}`, import.meta.url));
  const digest = createHash("sha256");
  for (const file of readdirSync(sources).toSorted()) {
    digest.update(readFileSync(join(sources, file)));
  }
  const binary = join(builds, digest.digest("hex").slice(0, 16));
  if (existsSync(binary)) return binary;
  mkdirSync(builds, { recursive: true });
  const unfinished = `${binary}.${process.pid}`;
  await promisify(execFile)(go, ["build", "-trimpath", "-o", unfinished, ...programs[program]], {
    cwd: sources,
  });
  renameSync(unfinished, binary);
  return binary;
};

/** A test server, or why it is unavailable. */
export const findGoProgram = async (
  program: GoProgram,
): Promise<{ readonly binary: string } | { readonly missing: string }> => {
  const go = onPath("go");
  if (!go) return { missing: "needs Go" };
  try {
    return { binary: await buildGoProgram(go, program) };
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split("\n").at(-1) : error;
    return { missing: `${program} could not be built: ${String(reason)}` };
  }
};
