import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import Provider, {
  type Configuration,
  type ErrorOut,
  type KoaContextWithOIDC,
} from "oidc-provider";
import type { ProviderSettings } from "./identity-provider.ts";
import { errorPage, pickPage } from "./sample-pages.ts";
import { samplePeople, type SamplePerson } from "./sample-people.ts";
import { memoryAdapter } from "./sample-store.ts";

/** A provider of identities on this machine, with sample people: "Google" for a shop without internet. */
export interface SampleProvider extends ProviderSettings {
  close(): Promise<void>;
}

/**
 * Starts the provider on a port of this machine. `redirectUris` are the addresses people may come back to. Rejects with
 * what the port refuses with.
 */
export const startSampleProvider = async ({
  port,
  redirectUris,
}: {
  readonly port: number;
  readonly redirectUris: readonly string[];
}): Promise<SampleProvider> => {
  // The issuer has the port in it, so the provider is made once the port is known.
  const listener: { handle: (request: IncomingMessage, response: ServerResponse) => void } = {
    handle: (_request, response) => response.writeHead(503).end(),
  };
  const server = createServer((request, response) => listener.handle(request, response));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const clientId = "nivasa";
  const clientSecret = randomBytes(32).toString("base64url");
  const provider = new Provider(issuer, {
    ...(await configurationOf()),
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
  const provide = provider.callback();
  listener.handle = (request, response) => {
    answerInteraction(provider, request, response).then(
      (answered) => {
        if (!answered) void provide(request, response);
      },
      (error: unknown) => {
        response.writeHead(400, { "content-type": "text/html; charset=utf-8" });
        response.end(errorPage(error instanceof Error ? error.message : String(error)));
      },
    );
  };
  return {
    issuer,
    clientId,
    clientSecret,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

const configurationOf = async (): Promise<Configuration> => {
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
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Session: 3600, Grant: 3600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, id) => accountOf(samplePeople.find((person) => person.id === id)),
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
  const person = samplePeople.find(({ id }) => id === choice);
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
  await provider.interactionFinished(request, response, { login, consent });
  return true;
};
