import fc from "fast-check";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { seedVariable } from "./seed-variable.ts";
import { removeTemporaryDirectories } from "./temporary-directory.ts";

// The default size makes lists of about ten elements, which are too short for histories of a shop.
fc.configureGlobal({ baseSize: "medium", seed: Number(process.env[seedVariable]) });

/** Fails any test that writes to the console by accident. */
const methods = ["log", "info", "warn", "error"] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined);
});

afterEach(() => {
  const written = methods.flatMap((method) => vi.mocked(console[method]).mock.calls);
  vi.restoreAllMocks();
  expect(written, "unexpected console output").toEqual([]);
});

// Vitest runs this file again for each test file, while modules are shared between them: a hook in
// a shared module would run for the first file only.
afterAll(removeTemporaryDirectories);
