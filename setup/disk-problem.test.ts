import { expect, it } from "vitest";
import { explainFailure } from "./disk-problem.ts";

it.each([
  ["ENOSPC: no space left on device, write", "The disk is full"],
  ["failed to write: No space left on device (os error 28)", "The disk is full"],
  ["EROFS: read-only file system, mkdir 'dist'", "The disk is read-only"],
  ["EACCES: permission denied, mkdir 'dist'", "This user may not write"],
])("explains %s in one line", (message, words) => {
  const line = explainFailure("The build", new Error(`${message}\nand more`));
  expect(line).toBe(line.split("\n", 1)[0]);
  expect(line).toContain(`The build failed: ${message}. ${words}`);
});

it("keeps the stack trace of other errors", () => {
  expect(explainFailure("The build", new Error("A bug"))).toMatch(/^Error: A bug\n {4}at /);
});
