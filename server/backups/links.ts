import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sentFilesFolders } from "#uploads/paths.ts";

const deep: ReadonlySet<string> = new Set(sentFilesFolders);

const linksWithin = (directory: string, name: string): readonly string[] =>
  readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = `${name}${entry.name}`;
    if (entry.isSymbolicLink()) return [path];
    const isRead = entry.isDirectory() && (name !== "" || deep.has(entry.name));
    return isRead ? linksWithin(join(directory, entry.name), `${path}/`) : [];
  });

/**
 * Names of the symbolic links in a data directory: its direct entries, and all files that people
 * have sent. The shop makes none, so another program did. A link could lead a copy out of the
 * directory.
 */
export const linksIn = (dataDir: string): readonly string[] =>
  lstatSync(dataDir, { throwIfNoEntry: false }) ? linksWithin(dataDir, "") : [];
