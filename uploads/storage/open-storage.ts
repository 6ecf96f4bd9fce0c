import { createDiskStorage } from "./disk-storage.ts";
import { createS3Storage } from "./s3/s3-storage.ts";
import type { S3Place } from "./s3/s3-place.ts";
import type { Storage } from "./storage.ts";

export interface StorageSettings {
  readonly bucket: S3Place | null;
  readonly dataDir: string;
  readonly diskReserveBytes: number;
}

/** The shop's file store: a bucket if one is configured, otherwise the data directory. */
export const openStorage = (
  { bucket, dataDir, diskReserveBytes }: StorageSettings,
  onProblem: (error: Error) => void,
): Storage =>
  bucket ? createS3Storage(bucket, onProblem) : createDiskStorage(dataDir, diskReserveBytes);
