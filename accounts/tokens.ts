import { createHmac, hash, randomBytes, randomInt } from "node:crypto";
import type { ShortCodes, Tokens } from "#domain/account/ports/secrets.ts";

const sha256 = (text: string): string => hash("sha256", text, "base64url");

/** Tokens of 256 random bits. Their digest is one SHA-256, because they can't be guessed. */
export const secretTokens: Tokens = {
  create: () => randomBytes(32).toString("base64url"),
  digest: sha256,
  nameOf: (tokenDigest) => sha256(`session ${tokenDigest}`).slice(0, 22),
};

/**
 * A million codes can be tried against a digest within a second, so the limit of attempts protects
 * them, not the digest.
 */
export const sixDigitCodes: ShortCodes = {
  create: () => String(randomInt(1_000_000)).padStart(6, "0"),
  createSalt: () => randomBytes(16).toString("base64url"),
  digest: (code, salt, boundTo) =>
    createHmac("sha256", salt).update(`${boundTo}\n${code}`).digest("base64url"),
};
