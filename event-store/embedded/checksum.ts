import { crc32 } from "node:zlib";

/**
 * CRC-32 over the columns of a row, in the order of their table and without the checksum itself. It
 * detects disk damage, not forgery.
 */
export const checksumOf = (columns: readonly (string | number | null)[]): number =>
  crc32(columns.join("\n"));
