import type { Readable } from "node:stream";

export interface StoredFile {
  readonly name: string;
  readonly bytes: number;
  /** In milliseconds since 1970. */
  readonly storedAt: number;
}

/** A range of bytes, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Files with names such as `images/ab12-480.avif`. A file is never overwritten with other bytes.
 * Every method throws StorageRefused if the store refuses, and StoreUnavailable if it can't be
 * reached.
 */
export interface FileStore {
  /** Null if the file doesn't exist. */
  find(name: string): Promise<StoredFile | null>;
  /** Stores a file atomically. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Null if the file doesn't exist. */
  read(name: string): Promise<Buffer | null>;
  /** A stream of the file or a range of it, and its length; null if the file doesn't exist. */
  open(
    name: string,
    range: ByteRange | null,
  ): Promise<{ readonly content: Readable; readonly bytes: number } | null>;
  /** Succeeds also if the file doesn't exist. */
  remove(name: string): Promise<void>;
  /** Files of one folder with a name prefix, sorted by name. */
  list(folder: string, beginning: string): Promise<readonly StoredFile[]>;
  /** Rejects if there is no room for a file of this size. */
  checkRoom(bytes: number): Promise<void>;
  /** Deletes leftovers of interrupted writes to some folders. */
  sweep(folders: readonly string[]): Promise<void>;
}

/**
 * Store of pictures and models, and their metadata: `parts/` of unfinished uploads, `done/` for
 * finished ones, `used/` marks of files that were shown, `photos/` marks of the photos that a
 * person added to reviews, `withheld/` for files that only staff and their owner may see.
 */
export interface Storage extends FileStore {
  /** Total bytes of all pictures and models. */
  usedBytes(): Promise<number>;
}

/** Folders of pictures and models; they count towards the used bytes. */
export const countedFolders = ["images", "models", "withheld"] as const;

/** All folders of the store. */
export const storageFolders = ["parts", "done", "used", "photos", ...countedFolders] as const;
