import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

/** A new directory, removed after all tests of the file. */
export const temporaryDirectory = (): string => {
  const path = mkdtempSync(join(tmpdir(), "nivasa-test-"));
  made.push(path);
  return path;
};

/** Removes all directories created so far. */
export const removeTemporaryDirectories = (): void => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
};
