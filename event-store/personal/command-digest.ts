import { createHmac, randomBytes } from "node:crypto";

/**
 * Holder of the key for commands without personal data. A reserved name in place of a person's id;
 * never erased.
 */
export const digestsOfShop = "command-digests";

/** Marks keyed digests. Digests of older releases begin with a letter, a digit, "-" or "_". */
const mark = "~";

const digestBytes = 12;

/** Whether a stored digest can be computed only with a key. */
export const isKeyed = (digest: string): boolean => digest.startsWith(mark);

/**
 * A command's digest as stored. A digest alone confirms a guess of the command's names, phones and
 * addresses, and metadata is in the clear; this one needs the key, which an erasure deletes.
 */
export const keyedDigest = (digest: string, key: Buffer): string =>
  mark +
  createHmac("sha256", key)
    .update(`command digest\n${digest}`)
    .digest()
    .subarray(0, digestBytes)
    .toString("base64url");

/** Replaces the digest of an erased person's command. It is the digest of nothing. */
export const uselessDigest = (): string => mark + randomBytes(digestBytes).toString("base64url");
