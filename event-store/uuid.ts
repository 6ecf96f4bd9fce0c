import { hash } from "node:crypto";
import type { DeriveId } from "#domain/ports.ts";

/**
 * Namespace of all derived ids. It is a UUID of the shop, so that no other system derives the same
 * ids.
 */
const namespace = "5f9d1c1e-4a0b-5c3d-9e60-6e6976617361";

const bytesInUuid = 16;
const digitsInUuid = 2 * bytesInUuid;

const digitsOf = (text: string): string =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
    ? text.replaceAll("-", "")
    : hash("sha1", namespace + text).slice(0, digitsInUuid);

/**
 * UUIDv5 (RFC 9562) of a word in the namespace of an id. An id that is not a UUID is hashed into
 * one first.
 */
export const deriveId: DeriveId = (id, word) => {
  const named = Buffer.allocUnsafe(bytesInUuid + Buffer.byteLength(word));
  named.write(digitsOf(id), "hex");
  named.write(word, bytesInUuid);
  const hex = hash("sha1", named);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, digitsInUuid),
  ].join("-");
};

/** Hexadecimal digits that a neighbouring id shares with its origin. */
const sharedDigits = 8;

/**
 * A derived id that begins like the id it is derived from. The steps of an order and their events
 * get such ids, so that an append changes one page of an index by id, and not one for each event.
 * An order's own id must not begin like an id that a client chose: its number is made from it.
 */
export const neighbouringId: DeriveId = (id, word) =>
  digitsOf(id).slice(0, sharedDigits).toLowerCase() + deriveId(id, word).slice(sharedDigits);
