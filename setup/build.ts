import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { programOf, root, run } from "./install.ts";

const sources = ["ui", "vite.config.ts", "package-lock.json"];
const stamp = `${root}dist/ui.digest`;

const filesOf = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
  );

const digestOfSources = (): string => {
  const digest = createHash("sha256");
  for (const source of sources) {
    const path = `${root}${source}`;
    const files = source.includes(".") ? [path] : [...filesOf(path)].sort();
    for (const file of files) digest.update(file.slice(root.length)).update(readFileSync(file));
  }
  return digest.digest("hex");
};

/** Builds the user interface unless what is built is of these very sources. */
export const ensureBuilt = (): void => {
  const digest = digestOfSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  console.log("Building the user interface …");
  run(process.execPath, [programOf("vite"), "build", "--logLevel", "warn"]);
  mkdirSync(`${root}dist`, { recursive: true });
  writeFileSync(stamp, digest);
};
