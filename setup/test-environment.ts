import { statfsSync } from "node:fs";
import { freemem } from "node:os";
import { root } from "./install.ts";

const inMemory = "/dev/shm";
const enough = 4 * 1024 ** 3;

/**
 * Tests open hundreds of shops, and each waits for its disk at every commit: where there is room,
 * what they store lies in memory. What must survive the end of a process survives there as well;
 * only a power cut would tell the difference.
 */
const temporaryFolder = (): Readonly<Record<string, string>> => {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > enough && freemem() > enough ? { TMPDIR: inMemory } : {};
  } catch {
    return {};
  }
};

/**
 * Settings of processes that run tests. They start a hundred processes that load the same files:
 * Node keeps what it has compiled.
 */
export const testEnvironment = {
  NODE_COMPILE_CACHE: `${root}.tsbuild/compiled`,
  ...temporaryFolder(),
} as const;
