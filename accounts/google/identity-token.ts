import { createHash } from "node:crypto";
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from "jose";
import { LRUCache } from "lru-cache";
import { IdentityRefused, ProviderUnavailable } from "./errors.ts";

/** Checks ID tokens that came from somewhere else than the provider. */
export interface TokenCheck {
  /** The claims of a token that the provider made for this shop lately. Throws IdentityRefused, and what fetching throws. */
  check(idToken: string): Promise<JWTPayload>;
}

/** The provider's signatures; never a shared secret, and never none. */
const algorithms = ["RS256", "PS256", "ES256", "EdDSA"];
const oldestMinutes = 10;
const mostUsedTokens = 10_000;

/** A token is good once and for ten minutes: whoever finds an old one cannot sign in with it. */
export const createTokenCheck = (
  clientId: string,
  metadataOf: () => Promise<{ readonly issuer: string; readonly jwks_uri?: string }>,
): TokenCheck => {
  const used = new LRUCache<string, true>({ max: mostUsedTokens, ttl: oldestMinutes * 60_000 });
  let keys: ReturnType<typeof createRemoteJWKSet> | null = null;

  return {
    async check(idToken) {
      const { issuer, jwks_uri: keysAt } = await metadataOf();
      if (keysAt === undefined) throw new ProviderUnavailable("The provider names no keys");
      keys ??= createRemoteJWKSet(new URL(keysAt));
      const { payload } = await jwtVerify(idToken, keys, {
        issuer,
        audience: clientId,
        algorithms,
        requiredClaims: ["sub", "iat", "exp"],
        maxTokenAge: `${oldestMinutes}m`,
      });
      const digest = createHash("sha256").update(idToken).digest("base64url");
      if (used.has(digest)) throw new IdentityRefused("The token was used before");
      used.set(digest, true);
      return payload;
    },
  };
};
