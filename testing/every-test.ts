import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { removeTemporaryDirectories } from "./temporary-directory.ts";

/** Noise is failure: whatever a test writes to the console by accident fails it. */
const methods = ["log", "info", "warn", "error"] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined);
});

afterEach(() => {
  const written = methods.flatMap((method) => vi.mocked(console[method]).mock.calls);
  vi.restoreAllMocks();
  expect(written, "unexpected console output").toEqual([]);
});

// Files share their modules, but Vitest runs this one again for each: a hook of a shared module
// would be the first file's alone.
afterAll(removeTemporaryDirectories);
