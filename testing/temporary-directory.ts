import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A directory of its own for the running test, removed when the test has ended. */
export const temporaryDirectory = (): string => {
  const path = mkdtempSync(join(tmpdir(), "nivasa-test-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};
