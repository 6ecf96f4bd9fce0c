import { createHash, randomBytes } from "node:crypto";
import type { Tokens } from "#domain/account/ports.ts";

/** Session tokens of 256 random bits; one SHA-256 is enough to keep such a token. */
export const sessionTokens: Tokens = {
  create: () => randomBytes(32).toString("base64url"),
  digest: (token) => createHash("sha256").update(token).digest("base64url"),
};
