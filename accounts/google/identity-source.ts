import { lazy } from "#event-store/lazy.ts";
import type { Logger } from "pino";
import { isLocalOnly } from "./loopback.ts";
import type { IdentityProvider, ProviderSettings } from "./identity-provider.ts";
import { callbackPath } from "./sign-in-routes.ts";
import { startSampleProvider } from "./sample/provider.ts";

export interface IdentitySettings {
  /** The OpenID provider for "Continue with Google"; null for local sample accounts. */
  readonly provider: ProviderSettings | null;
  /** Port of the sample accounts' provider. */
  readonly samplePort: number;
}

/** The source of identities for "Continue with Google"; null if there is none. */
export interface IdentitySource {
  readonly provider: IdentityProvider | null;
  close(): Promise<void>;
}

const noIdentitySource: IdentitySource = { provider: null, close: async () => undefined };

/** Loads the provider's client on first use; most runs of a shop never need it. */
const lazyProvider = (settings: ProviderSettings): IdentityProvider => {
  const provider = lazy(async (): Promise<IdentityProvider> => {
    const { createIdentityProvider } = await import("./identity-provider.ts");
    return createIdentityProvider(settings);
  });
  return {
    begin: async (redirectUri) => (await provider()).begin(redirectUri),
    finish: async (returned, signInTry) => (await provider()).finish(returned, signInTry),
    verify: async (idToken) => (await provider()).verify(idToken),
  };
};

/**
 * The configured provider, or sample people for a shop that only this machine can reach. A public
 * shop gets no sample people, because any visitor could sign in as them.
 */
export const openIdentitySource = async (
  {
    identity,
    publicUrl,
    host,
  }: {
    readonly identity: IdentitySettings;
    readonly publicUrl: string | null;
    readonly host: string;
  },
  shopPort: number,
  log: Logger,
): Promise<IdentitySource> => {
  if (identity.provider) return { ...noIdentitySource, provider: lazyProvider(identity.provider) };
  if (!isLocalOnly({ publicUrl, host })) return noIdentitySource;
  const bases = ["localhost", "127.0.0.1"].map((host) => `http://${host}:${shopPort}`);
  const redirectUris = [...bases, ...(publicUrl === null ? [] : [publicUrl])].map(
    (base) => new URL(callbackPath, base).href,
  );
  try {
    const sample = await startSampleProvider({ port: identity.samplePort, redirectUris });
    return { provider: lazyProvider(sample), close: sample.close };
  } catch (error) {
    log.warn(
      { err: error },
      "Google sign-in is disabled because its port is taken: set SAMPLE_SIGN_IN_PORT",
    );
    return noIdentitySource;
  }
};
