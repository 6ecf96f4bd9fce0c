const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** 840 bytes, 240 KB or 1.2 MB. */
export function formatFileSize(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} bytes`;
  if (bytes < megabyte) return `${Math.round(bytes / kilobyte)} KB`;
  return `${(bytes / megabyte).toFixed(1)} MB`;
}
