import { createHash } from "node:crypto";
import type { DeriveId } from "#domain/ports.ts";

/** Names every id the shop derives; a UUID of its own so that no other system derives the same ids. */
const namespace = "5f9d1c1e-4a0b-5c3d-9e60-6e6976617361";

const bytesOf = (text: string): Buffer =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
    ? Buffer.from(text.replaceAll("-", ""), "hex")
    : createHash("sha1").update(namespace).update(text).digest().subarray(0, 16);

/** UUIDv5 (RFC 9562) of a word in the name space of an id; an id that is no UUID is hashed into one first. */
export const deriveId: DeriveId = (id, word) => {
  const hash = createHash("sha1").update(bytesOf(id)).update(word).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
};
