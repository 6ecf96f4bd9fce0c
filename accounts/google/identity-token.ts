import { createHash } from "node:crypto";
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from "jose";
import { LRUCache } from "lru-cache";
import { IdentityRefused, ProviderUnavailable } from "./errors.ts";

/** Checks ID tokens that did not come directly from the provider. */
export interface TokenCheck {
  /**
   * The claims of a recent token that the provider issued for this shop. Throws IdentityRefused,
   * and errors of the fetch.
   */
  check(idToken: string): Promise<JWTPayload>;
}

/** Only the provider's signatures; no shared secret, and no unsigned tokens. */
const algorithms = ["RS256", "PS256", "ES256", "EdDSA"];
const oldestMinutes = 10;
const mostUsedTokens = 10_000;

/** A token is valid once and for ten minutes, so that an old one cannot be reused. */
export const createTokenCheck = (
  clientId: string,
  metadataOf: () => Promise<{ readonly issuer: string; readonly jwks_uri?: string }>,
): TokenCheck => {
  const used = new LRUCache<string, true>({ max: mostUsedTokens, ttl: oldestMinutes * 60_000 });
  let keys: ReturnType<typeof createRemoteJWKSet> | null = null;

  return {
    async check(idToken) {
      const { issuer, jwks_uri: keysAt } = await metadataOf();
      if (keysAt === undefined) throw new ProviderUnavailable("The provider publishes no keys");
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
