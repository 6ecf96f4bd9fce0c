import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Paths of the files below a directory that contain a word. */
export const filesHolding = (directory: string, word: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => holds(path, word));

const holds = (path: string, word: string): boolean => {
  try {
    return readFileSync(path).includes(word);
  } catch (error) {
    // A mail is written under a temporary name first, which disappears a moment later.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
};
