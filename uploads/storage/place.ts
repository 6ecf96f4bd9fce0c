import { existsSync, mkdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { createFolderStorage } from "./folder-storage.ts";
import { s3PlaceOf, type S3Place } from "./s3/s3-place.ts";
import { createS3Storage } from "./s3/s3-storage.ts";
import type { FileStore } from "./storage.ts";

/** An absolute directory, or a bucket. */
export type StoragePlace = { readonly directory: string } | S3Place;

/**
 * Parses a path, or the address of a bucket as `s3PlaceOf` does; returns a sentence if it is
 * invalid.
 */
export const storagePlaceOf = (text: string): StoragePlace | string => {
  if (text.startsWith("s3://")) return s3PlaceOf(text);
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(text)) return "a directory, or a bucket as s3://bucket";
  return { directory: resolve(text) };
};

/** The name of a place in messages. */
export const placeName = (place: StoragePlace): string =>
  "directory" in place ? place.directory : `s3://${place.bucket}/${place.prefix}`;

const deviceOf = (directory: string): number | null =>
  existsSync(directory) ? statSync(directory).dev : null;

/**
 * Opens a place for files. Creates its directory. On the disk of the shop's data, files leave
 * `diskReserveBytes` free.
 */
export const openPlace = (
  place: StoragePlace,
  { dataDir, diskReserveBytes }: { readonly dataDir: string; readonly diskReserveBytes: number },
): FileStore => {
  if (!("directory" in place)) return createS3Storage(place);
  const { directory } = place;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return createFolderStorage({
    disk: directory,
    reserveBytes: deviceOf(directory) === deviceOf(dataDir) ? diskReserveBytes : 0,
    noRoom: `The disk of ${directory} has no room. Free space on it (DISK_RESERVE_MB stay free)`,
    pathOf: (name) => join(directory, name),
  });
};
