import type { Readable } from "node:stream";

/** A file that is kept. */
export interface StoredFile {
  readonly name: string;
  readonly bytes: number;
  /** When it was stored, in milliseconds since 1970. */
  readonly storedAt: number;
}

/** Some bytes of a file: the first and the last of them. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where pictures and models lie, by names such as `images/ab12-480.avif`, and what is known of
 * them: `parts/` of uploads on their way, `done/` ones that were finished, `used/` marks of files
 * that products have shown. A file is never written anew with other bytes. Everything throws
 * StorageRefused where the store says no, and StoreUnavailable where it cannot be had now.
 */
export interface Storage {
  /** Null where there is no such file. */
  find(name: string): Promise<StoredFile | null>;
  /** Keeps a file whole, or not at all. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Null where there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /**
   * Bytes as they come, all of them or a range within the file, and how many; null where there is
   * no such file.
   */
  open(
    name: string,
    range: ByteRange | null,
  ): Promise<{ readonly content: Readable; readonly bytes: number } | null>;
  /** Also where there is none. */
  remove(name: string): Promise<void>;
  /** Files of one folder whose names begin so there, by name. */
  list(folder: string, beginning: string): Promise<readonly StoredFile[]>;
  /** Resolves where a file of so many bytes would find room. */
  checkRoom(bytes: number): Promise<void>;
  /** Deletes what writes that were cut off have left. */
  sweep(): Promise<void>;
  /** Bytes of all pictures and models. */
  taken(): Promise<number>;
}

/** Folders of what the shop shows; it counts as taken. */
export const shownFolders = ["images", "models"] as const;
