import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

/** A directory of its own, removed when all tests of the file have ended. */
export const temporaryDirectory = (): string => {
  const path = mkdtempSync(join(tmpdir(), "nivasa-test-"));
  made.push(path);
  return path;
};

/** Removes what has been made so far. */
export const removeTemporaryDirectories = (): void => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
};
