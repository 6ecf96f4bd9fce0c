import { StoreUnavailable } from "#domain/ports.ts";
import { randomUUID } from "node:crypto";
import { open, rename, rm, statfs, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * What the system says of a disk that takes nothing now and may again: full, over its quota, or
 * failing.
 */
const diskFailures = new Set<unknown>(["ENOSPC", "EDQUOT", "EIO", "EROFS"]);

/** Bytes that can still be written to the disk of a directory. */
export const freeBytes = async (directory: string): Promise<number> => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

/** Runs what writes files. Throws StoreUnavailable where the disk takes nothing now. */
export const onDisk = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && diskFailures.has(error.code))) throw error;
    throw new StoreUnavailable("The disk takes no files now", { cause: error });
  }
};

/**
 * Writes a file whole or not at all, flushed. Any number of callers may write the same path at
 * once: each has a part of its own until it is renamed.
 */
export const writeWhole = async (path: string, content: Uint8Array): Promise<void> => {
  const part = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(part, content, { flush: true, mode: 0o600 });
    await rename(part, path);
    await flushDirectory(dirname(path));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/**
 * A new name of a file survives a loss of power once its directory is flushed, which Windows does
 * by itself.
 */
const flushDirectory = async (directory: string): Promise<void> => {
  if (process.platform === "win32") return;
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
