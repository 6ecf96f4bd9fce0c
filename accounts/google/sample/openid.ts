import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Configuration, ErrorOut, KoaContextWithOIDC } from "oidc-provider";
import type { ProviderSettings } from "../identity-provider.ts";
import { answerInteraction } from "./interaction.ts";
import { errorPage } from "./pages.ts";
import { sampleAccounts, type SamplePerson } from "./accounts.ts";
import { memoryAdapter } from "./store.ts";

/** Handles a request as an OpenID provider. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Creates the provider, with new keys. */
export const handlerOf = async (
  { issuer, clientId, clientSecret }: ProviderSettings,
  redirectUris: readonly string[],
): Promise<Handle> => {
  const { default: OpenIdProvider, interactionPolicy } = await import("oidc-provider");
  // Always ask for the account, as the shop requests of Google too.
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  const provider = new OpenIdProvider(issuer, {
    ...(await configurationOf()),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}`, policy },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...redirectUris],
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
  });
  // It would print a stack trace for every aborted request.
  provider.silent = true;
  const provide = provider.callback();
  return async (request, response) => {
    if (request.url?.startsWith("/auth?")) dropSession(request);
    if (!(await answerInteraction(provider, request, response))) await provide(request, response);
  };
};

/** Drops the provider's session, so that the next person need not sign the previous one out. */
const dropSession = ({ headers }: IncomingMessage): void => {
  headers.cookie = (headers.cookie ?? "")
    .split("; ")
    .filter((cookie) => !cookie.startsWith("_session"))
    .join("; ");
};

const configurationOf = async (): Promise<Configuration> => {
  const { exportJWK, generateKeyPair } = await import("jose");
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), use: "sig", alg: "RS256", kid: "sample" };
  return {
    adapter: memoryAdapter,
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(32).toString("base64url")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // The shop reads only the ID token, with the claims that Google includes.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    ttl: { Interaction: 600, Session: 3600, Grant: 3600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, id) => accountOf(sampleAccounts.find((person) => person.id === id)),
    renderError(context: KoaContextWithOIDC, { error, error_description: description }: ErrorOut) {
      context.type = "html";
      context.body = errorPage(description ?? error);
    },
  };
};

const accountOf = (person: SamplePerson | undefined) =>
  person && {
    accountId: person.id,
    claims: () => ({
      sub: person.id,
      name: person.name,
      ...(person.email === null
        ? {}
        : { email: person.email, email_verified: person.emailVerified }),
    }),
  };
