import { vi } from "vitest";
import { patienceMs } from "./patience.ts";

/**
 * Repeats a check until it passes, and returns its result. Throws the last error of the check if it
 * still fails after `patienceMs`.
 */
export const eventually = <Result>(
  check: () => Result | Promise<Result>,
  { interval = 50 }: { readonly interval?: number } = {},
): Promise<Result> => vi.waitFor(check, { timeout: patienceMs, interval });
