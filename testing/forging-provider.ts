import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import { onTestFinished } from "vitest";

/** An OpenID provider that signs whatever a test passes to it. */
export interface ForgingProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The default claims of a token with a test's changes. */
  readonly claims: (changes?: JWTPayload) => JWTPayload;
  /** A token signed with the provider's key. */
  sign(claims: JWTPayload): Promise<string>;
  /** A token signed with a key that the provider doesn't publish. */
  signAsAccount(claims: JWTPayload): Promise<string>;
  /** A token "signed" with the provider's public key as if it were a shared secret. */
  signWithPublicKey(claims: JWTPayload): Promise<string>;
  /** Sets the ID token that its token endpoint returns next. */
  hand(idToken: string): void;
  /** The address the provider redirects the user back to. */
  returned(redirectUri: string, state: string): URL;
}

export const startForgingProvider = async (): Promise<ForgingProvider> => {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const otherKeys = await generateKeyPair("RS256");
  const key = { ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" };
  const pem = new TextEncoder().encode(await exportSPKI(publicKey));
  const clientId = "nivasa";
  let handed = "";

  const server = createServer((request, response) => {
    const answers: Readonly<Record<string, object>> = {
      "/.well-known/openid-configuration": {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      },
      "/keys": { keys: [key] },
      "/token": { access_token: "one", token_type: "bearer", id_token: handed },
    };
    const answer = answers[request.url ?? ""];
    response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? {}));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  const signed = (
    claims: JWTPayload,
    by: Parameters<SignJWT["sign"]>[0],
    kid: string,
    alg: string,
  ) => new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(by);
  return {
    issuer,
    clientId,
    clientSecret: "a secret",
    claims: (changes = {}) => {
      const now = Math.floor(Date.now() / 1000);
      return {
        iss: issuer,
        sub: "person-1",
        aud: clientId,
        iat: now,
        exp: now + 300,
        email: "nimali@sample.example",
        email_verified: true,
        name: "Nimali",
        ...changes,
      };
    },
    sign: (claims) => signed(claims, privateKey, "one", "RS256"),
    signAsAccount: (claims) => signed(claims, otherKeys.privateKey, "one", "RS256"),
    signWithPublicKey: (claims) => signed(claims, pem, "one", "HS256"),
    hand(idToken) {
      handed = idToken;
    },
    returned: (redirectUri, state) =>
      new URL(`${redirectUri}?${new URLSearchParams({ code: "one", state }).toString()}`),
  };
};
