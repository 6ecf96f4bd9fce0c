import { createHmac, hash, randomBytes, randomInt } from "node:crypto";
import type { ShortCodes, Tokens } from "#domain/account/ports/secrets.ts";

const sha256 = (text: string): string => hash("sha256", text, "base64url");

/** Tokens of 256 random bits; one SHA-256 is enough to keep such a token. */
export const secretTokens: Tokens = {
  create: () => randomBytes(32).toString("base64url"),
  digest: sha256,
  nameOf: (tokenDigest) => sha256(`session ${tokenDigest}`).slice(0, 22),
};

/**
 * A million codes can all be tried on a digest within a second, so it is the tries that guard them,
 * not the digest.
 */
export const sixDigitCodes: ShortCodes = {
  create: () => String(randomInt(1_000_000)).padStart(6, "0"),
  createSalt: () => randomBytes(16).toString("base64url"),
  digest: (code, salt, boundTo) =>
    createHmac("sha256", salt).update(`${boundTo}\n${code}`).digest("base64url"),
};
