import { StoreUnavailable } from "#domain/ports.ts";
import { randomUUID } from "node:crypto";
import { open, rename, rm, statfs, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Error codes of a disk that may accept writes again later: full, over quota, or failing. */
const diskFailures = new Set<unknown>(["ENOSPC", "EDQUOT", "EIO", "EROFS"]);

/** Free bytes on the disk of a directory. */
export const freeBytes = async (directory: string): Promise<number> => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

/** Runs work that writes files. Throws StoreUnavailable if the disk accepts no writes. */
export const onDisk = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && diskFailures.has(error.code))) throw error;
    throw new StoreUnavailable(`The disk accepts no writes: ${error.message}`, { cause: error });
  }
};

/**
 * Writes and flushes a file atomically. Parallel callers may write the same path: each writes its
 * own temporary file and renames it.
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

/** A rename survives a power loss once the directory is flushed. Windows needs no flush. */
export const flushDirectory = async (directory: string): Promise<void> => {
  if (process.platform === "win32") return;
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
