import * as client from "openid-client";
import type { IdentityInput } from "#domain/account/identity-sign-in.ts";
import { isLoopback } from "./loopback.ts";
import { ProviderUnavailable } from "./errors.ts";
import { identityOf } from "./identity-claims.ts";
import { providerError } from "./provider-error.ts";
import { createTokenCheck } from "./identity-token.ts";

/** The shop's registration at the provider. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** State that the browser keeps during one sign-in; each attempt has its own. */
export interface SignInTry {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** An OpenID provider, Google's or a local one. Uses the authorization code flow with PKCE. */
export interface IdentityProvider {
  /** The address to send a person to. Throws ProviderUnavailable. */
  begin(redirectUri: string): Promise<{ readonly url: string; readonly signInTry: SignInTry }>;
  /**
   * The identity of a returning person; `returned` is the complete address. Throws IdentityRefused
   * and ProviderUnavailable.
   */
  finish(returned: URL, signInTry: SignInTry): Promise<IdentityInput>;
  /** The identity in an ID token that an app obtained itself; valid once. Throws like `finish`. */
  verify(idToken: string): Promise<IdentityInput>;
}

const patienceSeconds = 10;

/**
 * The provider's settings are fetched on first use, so that the shop starts without the provider.
 */
export const createIdentityProvider = ({
  issuer,
  clientId,
  clientSecret,
}: ProviderSettings): IdentityProvider => {
  const server = new URL(issuer);
  let found: Promise<client.Configuration> | null = null;

  const discover = (): Promise<client.Configuration> => {
    found ??= client
      .discovery(server, clientId, clientSecret, undefined, {
        // The signature is checked although the token comes directly from the provider.
        execute: [
          client.enableNonRepudiationChecks,
          // Deprecated to attract attention. Without TLS only on a loopback address, whose traffic
          // cannot be intercepted.
          // oxlint-disable-next-line typescript/no-deprecated
          ...(isLoopback(server) ? [client.allowInsecureRequests] : []),
        ],
        timeout: patienceSeconds,
      })
      .catch((error: unknown) => {
        found = null;
        throw new ProviderUnavailable("The identity provider is unreachable", { cause: error });
      });
    return found;
  };

  const tokens = createTokenCheck(clientId, async () => (await discover()).serverMetadata());

  return {
    async begin(redirectUri) {
      const configuration = await discover();
      const signInTry = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state: signInTry.state,
        nonce: signInTry.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(signInTry.verifier),
        code_challenge_method: "S256",
        prompt: "select_account",
      });
      return { url: url.href, signInTry };
    },

    async finish(returned, { state, nonce, verifier }) {
      const configuration = await discover();
      try {
        const answer = await client.authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return identityOf(answer.claims() ?? {});
      } catch (error) {
        throw providerError(error);
      }
    },

    async verify(idToken) {
      try {
        return identityOf(await tokens.check(idToken));
      } catch (error) {
        throw providerError(error);
      }
    },
  };
};
