import * as t from "#texts/components.ts";

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Formats a size as 840 bytes, 240 KB or 1.2 MB. */
export function formatFileSize(bytes: number): string {
  if (bytes < kilobyte) return t.bytes(bytes);
  if (bytes < megabyte) return t.kb(Math.round(bytes / kilobyte));
  return t.mb((bytes / megabyte).toFixed(1));
}
