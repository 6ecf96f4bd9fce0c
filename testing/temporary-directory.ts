import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const made: string[] = [];

afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true, force: true });
});

/** A directory of its own, removed when all tests of the file have ended. */
export const temporaryDirectory = (): string => {
  const path = mkdtempSync(join(tmpdir(), "nivasa-test-"));
  made.push(path);
  return path;
};
