import { statfsSync } from "node:fs";
import { freemem } from "node:os";
import { root } from "./install.ts";

const inMemory = "/dev/shm";
const enough = 4 * 1024 ** 3;

/**
 * Uses a file system in memory if one has enough space, because tests open hundreds of shops that
 * flush at every commit. Data survives the end of a process there too; only a power failure would
 * differ.
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
 * Settings of test processes. They start a hundred processes with the same code, so Node's compile
 * cache is enabled.
 */
export const testEnvironment = {
  NODE_COMPILE_CACHE: `${root}.tsbuild/compiled`,
  ...temporaryFolder(),
} as const;
