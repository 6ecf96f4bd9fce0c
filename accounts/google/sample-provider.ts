import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Configuration, ErrorOut, KoaContextWithOIDC, Provider } from "oidc-provider";
import type { ProviderSettings } from "./identity-provider.ts";
import { errorPage, pickPage } from "./sample-pages.ts";
import { sampleAccounts, type SamplePerson } from "./sample-accounts.ts";
import { memoryAdapter } from "./sample-store.ts";

/** A provider of identities on this machine, with sample people: "Google" for a shop without internet. */
export interface SampleProvider extends ProviderSettings {
  close(): Promise<void>;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Listens on a port of this machine; the provider and its keys are made at the first request, because most starts of a
 * shop see none. `redirectUris` are the addresses people may come back to. Rejects with what the port refuses with.
 */
export const startSampleProvider = async ({
  port,
  redirectUris,
}: {
  readonly port: number;
  readonly redirectUris: readonly string[];
}): Promise<SampleProvider> => {
  let made: Promise<Handle> | null = null;
  const server = createServer((request, response) => {
    made ??= handlerOf(settings, redirectUris);
    made
      .then((handle) => handle(request, response))
      .catch((error: unknown) => {
        if (response.headersSent) {
          response.destroy();
          return;
        }
        response.writeHead(400, { "content-type": "text/html; charset=utf-8" });
        response.end(errorPage(error instanceof Error ? error.message : String(error)));
      });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  // A connection that cannot be taken is asked for again by whoever wanted it.
  server.on("error", () => undefined);
  const settings: ProviderSettings = {
    issuer: `http://localhost:${(server.address() as AddressInfo).port}`,
    clientId: "nivasa",
    clientSecret: randomBytes(32).toString("base64url"),
  };
  return {
    ...settings,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

const handlerOf = async (
  { issuer, clientId, clientSecret }: ProviderSettings,
  redirectUris: readonly string[],
): Promise<Handle> => {
  const { default: OpenIdProvider, interactionPolicy } = await import("oidc-provider");
  // Who it is gets asked every time, as the shop wishes of Google too.
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
  // It would print a stack for every caller that hangs up.
  provider.silent = true;
  const provide = provider.callback();
  return async (request, response) => {
    if (request.url?.startsWith("/auth?")) forgetWhoItWas(request);
    if (!(await answerInteraction(provider, request, response))) await provide(request, response);
  };
};

/** Nobody stays signed in here: otherwise the next person would first have to sign the last one out. */
const forgetWhoItWas = ({ headers }: IncomingMessage): void => {
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
    // The shop reads the ID token alone, as Google fills it.
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

/** The provider's own page: who of the sample people it is. True where the request was for it. */
const answerInteraction = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  const path = /^\/interaction\/[\w-]+(?:\/(cancel|[\w-]+))?$/.exec(request.url ?? "");
  if (!path) return false;
  const [, choice] = path;
  const { uid, params } = await provider.interactionDetails(request, response);
  if (request.method !== "POST" || choice === undefined) {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(pickPage(uid));
    return true;
  }
  const person = sampleAccounts.find(({ id }) => id === choice);
  if (!person) {
    const refusal = { error: "access_denied", error_description: "Nobody was chosen" };
    await provider.interactionFinished(request, response, refusal, {
      mergeWithLastSubmission: false,
    });
    return true;
  }
  const grant = new provider.Grant({ accountId: person.id, clientId: String(params["client_id"]) });
  grant.addOIDCScope("openid email profile");
  const consent = { grantId: await grant.save() };
  const login = { accountId: person.id, remember: false };
  const chosen = { select_account: {}, login, consent };
  await provider.interactionFinished(request, response, chosen);
  return true;
};
