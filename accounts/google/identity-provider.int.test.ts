import { UnsecuredJWT, type JWTPayload } from "jose";
import { describe, expect, it } from "vitest";
import { startForgingProvider, type ForgingProvider } from "../../testing/forging-provider.ts";
import { IdentityRefused, ProviderUnavailable } from "./errors.ts";
import { createIdentityProvider } from "./identity-provider.ts";

const redirectUri = "http://localhost:4000/auth/google/callback";
const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

const withoutSubject = ({ sub: _sub, ...claims }: JWTPayload): JWTPayload => claims;

/** Invalid tokens for a nonce. */
const forgeries: readonly [
  string,
  (provider: ForgingProvider, nonce: string) => Promise<string> | string,
][] = [
  ["for another shop", ({ sign, claims }, nonce) => sign(claims({ nonce, aud: "other" }))],
  [
    "of another issuer",
    ({ sign, claims }, nonce) => sign(claims({ nonce, iss: "https://evil.example" })),
  ],
  [
    "that has expired",
    ({ sign, claims }, nonce) => sign(claims({ nonce, iat: ago(900), exp: ago(600) })),
  ],
  ["without a signature", ({ claims }, nonce) => new UnsecuredJWT(claims({ nonce })).encode()],
  [
    "signed with the public key as a secret",
    ({ signWithPublicKey, claims }, nonce) => signWithPublicKey(claims({ nonce })),
  ],
  [
    "signed with another key",
    ({ signAsAccount, claims }, nonce) => signAsAccount(claims({ nonce })),
  ],
  ["without a subject", ({ sign, claims }, nonce) => sign(withoutSubject(claims({ nonce })))],
  ["in an invalid format", () => "not a token"],
];

describe("coming back from the provider", () => {
  it("returns the identity", async () => {
    const forging = await startForgingProvider();
    const provider = createIdentityProvider(forging);
    const { url, signInTry } = await provider.begin(redirectUri);
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: redirectUri,
      nonce: signInTry.nonce,
    });
    forging.hand(await forging.sign(forging.claims({ nonce: signInTry.nonce })));
    const identity = await provider.finish(
      forging.returned(redirectUri, signInTry.state),
      signInTry,
    );
    expect(identity).toEqual({
      issuer: forging.issuer,
      subject: "person-1",
      email: "nimali@sample.example",
      emailVerified: true,
      name: "Nimali",
    });
  });

  it.each([
    ...forgeries,
    [
      "for another attempt",
      ({ sign, claims }: ForgingProvider) => sign(claims({ nonce: "another" })),
    ] as const,
    ["without a nonce", ({ sign, claims }: ForgingProvider) => sign(claims())] as const,
  ])("refuses a token %s", async (_what, forge) => {
    const forging = await startForgingProvider();
    const provider = createIdentityProvider(forging);
    const { signInTry } = await provider.begin(redirectUri);
    forging.hand(await forge(forging, signInTry.nonce));
    const finished = provider.finish(forging.returned(redirectUri, signInTry.state), signInTry);
    await expect(finished).rejects.toThrow(IdentityRefused);
  });

  it("refuses an answer with another state, and an error", async () => {
    const forging = await startForgingProvider();
    const provider = createIdentityProvider(forging);
    const { signInTry } = await provider.begin(redirectUri);
    forging.hand(await forging.sign(forging.claims({ nonce: signInTry.nonce })));
    await expect(
      provider.finish(forging.returned(redirectUri, "another"), signInTry),
    ).rejects.toThrow(IdentityRefused);
    const denied = new URL(`${redirectUri}?error=access_denied&state=${signInTry.state}`);
    await expect(provider.finish(denied, signInTry)).rejects.toThrow(IdentityRefused);
  });

  it("reports that the provider is unavailable, and retries the next time", async () => {
    const provider = createIdentityProvider({
      issuer: "http://localhost:1",
      clientId: "nivasa",
      clientSecret: "a secret",
    });
    await expect(provider.begin(redirectUri)).rejects.toThrow(ProviderUnavailable);
    await expect(provider.verify("a token")).rejects.toThrow(ProviderUnavailable);
  });
});

describe("an app's own token", () => {
  it("returns the identity once", async () => {
    const forging = await startForgingProvider();
    const provider = createIdentityProvider(forging);
    const token = await forging.sign(forging.claims({ email_verified: false }));
    expect(await provider.verify(token)).toMatchObject({
      subject: "person-1",
      emailVerified: false,
    });
    await expect(provider.verify(token)).rejects.toThrow(IdentityRefused);
  });

  it.each([
    ...forgeries,
    [
      "that is old",
      ({ sign, claims }: ForgingProvider) => sign(claims({ iat: ago(3600), exp: ago(-600) })),
    ] as const,
    [
      "of tomorrow",
      ({ sign, claims }: ForgingProvider) => sign(claims({ nbf: ago(-86_400) })),
    ] as const,
  ])("is refused %s", async (_what, forge) => {
    const forging = await startForgingProvider();
    const provider = createIdentityProvider(forging);
    await expect(provider.verify(await forge(forging, ""))).rejects.toThrow(IdentityRefused);
  });
});
