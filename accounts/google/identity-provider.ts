import * as client from "openid-client";
import type { IdentityInput } from "#domain/account/identity-sign-in.ts";
import { isLoopback } from "./loopback.ts";
import { ProviderUnavailable } from "./errors.ts";
import { identityOf } from "./identity-claims.ts";
import { meaningOf } from "./meaning-of.ts";
import { createTokenCheck } from "./identity-token.ts";

/** How the shop is known to the provider. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What the browser keeps between leaving for the provider and coming back; a new one for each try. */
export interface SignInTry {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** An OpenID provider, of Google or of this machine, by way of the authorization code flow with PKCE. */
export interface IdentityProvider {
  /** Where to send a person. Throws ProviderUnavailable. */
  begin(redirectUri: string): Promise<{ readonly url: string; readonly signInTry: SignInTry }>;
  /** Who came back, `returned` being the whole address. Throws IdentityRefused and ProviderUnavailable. */
  finish(returned: URL, signInTry: SignInTry): Promise<IdentityInput>;
  /** Who an ID token is about that an app got by itself; good once. Throws like `finish`. */
  verify(idToken: string): Promise<IdentityInput>;
}

const patienceSeconds = 10;

/** The provider is asked for its settings when it is needed first, so that the shop starts without it. */
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
        // The signature is checked although the token comes straight from the provider.
        execute: [
          client.enableNonRepudiationChecks,
          // Deprecated to stand out: without TLS on this machine only, where nobody listens in between.
          // oxlint-disable-next-line typescript/no-deprecated
          ...(isLoopback(server) ? [client.allowInsecureRequests] : []),
        ],
        timeout: patienceSeconds,
      })
      .catch((error: unknown) => {
        found = null;
        throw new ProviderUnavailable("The identity provider cannot be asked", { cause: error });
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
        throw meaningOf(error);
      }
    },

    async verify(idToken) {
      try {
        return identityOf(await tokens.check(idToken));
      } catch (error) {
        throw meaningOf(error);
      }
    },
  };
};
