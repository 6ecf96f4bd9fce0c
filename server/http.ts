import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { viewerCommand, type Viewer } from "#domain/account/viewer.ts";
import { deriveId } from "#event-store/uuid.ts";
import type { Context } from "#graphql/context.ts";
import { createLoaders } from "#graphql/loaders.ts";
import { registerGraphql } from "#graphql/server.ts";
import { restDoor } from "#rest/app.ts";
import type { Caller } from "#rest/context.ts";
import { answerNotFound, handleErrors, sendError } from "#rest/errors.ts";
import type { Config } from "./config.ts";
import { answerHealth } from "./health.ts";
import type { IdentityProvider } from "./google/identity-provider.ts";
import { identifyBy, registerGoogleSignIn } from "./google/sign-in-routes.ts";
import type { Log } from "./log.ts";
import { isOwnOrigin } from "./origin.ts";
import { createSessions, type Identity } from "./sessions.ts";
import type { Shop } from "./shop.ts";
import { keepPictureIn, uploadsPath } from "./uploads/pictures.ts";

const bodyLimit = 100 * 1024;
const requestTimeoutMs = 30_000;
const uiPath = fileURLToPath(new URL("../dist/ui", import.meta.url));
const picturesPath = fileURLToPath(new URL("../catalogue/pictures", import.meta.url));

/** Every door of a shop on one HTTP server; not listening yet. */
export const createHttpServer = async (
  shop: Shop,
  config: Config,
  log: Log,
  provider: () => IdentityProvider | null,
): Promise<FastifyInstance> => {
  const app = Fastify({
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: trusted(config.trustProxy),
    forceCloseConnections: true,
  });
  const sessions = createSessions(shop.accounts, {
    secure: config.publicUrl?.startsWith("https:") ?? false,
  });

  const callerOf = (
    { viewer, token }: Identity,
    { ip, headers }: FastifyRequest,
    reply: FastifyReply,
  ): Caller => {
    const now = new Date().toISOString();
    return {
      viewer,
      address: ip,
      now,
      userAgent: headers["user-agent"] ?? "",
      session: {
        token,
        open: (signIn) => sessions.open(reply, signIn),
        close: () => sessions.close(reply),
      },
      command: (key) => commandFor(viewer, key, now),
    };
  };
  const callerOfRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> =>
    callerOf(await sessions.identify(request.headers), request, reply);

  const contextFrom = (caller: Caller): Context => ({
    accounts: shop.accounts,
    erasure: shop.erasure,
    carts: shop.carts,
    orders: shop.orders,
    readModels: shop.readModels,
    live: shop.live,
    freshness: shop.freshness,
    answers: shop.answers,
    googleSignIn: provider() !== null,
    ...caller,
    loaders: createLoaders(shop.accounts, shop.readModels, shop.mails.sentAt),
  });

  const report = (errorId: string, error: unknown) =>
    log.error({ err: error, errorId }, "A request could not be answered");

  handleErrors(app, report);
  await app.register(helmet, { contentSecurityPolicy: contentSecurityPolicy(config) });
  await app.register(cookie);
  app.addHook("onRequest", async ({ method, headers }, reply) => {
    if (method === "GET" || method === "HEAD" || isOwnOrigin(headers, config.publicUrl)) return;
    await sendError(reply, 403, "FORBIDDEN", "This page is not the shop's own.");
  });

  answerHealth(app, shop);

  registerGoogleSignIn(app, {
    provider,
    publicUrl: config.publicUrl,
    async signIn(identity, request, reply) {
      const caller = callerOf({ viewer: null, token: null }, request, reply);
      const outcome = await shop.accounts.signInWithIdentity(identity, caller);
      if (outcome.accepted) caller.session.open(outcome);
      return outcome;
    },
    report,
  });

  await registerGraphql(app, {
    contextOf: async (request, reply) => contextFrom(await callerOfRequest(request, reply)),
    socketContextOf: async (request) => {
      if (!isOwnOrigin(request.headers, config.publicUrl)) return null;
      const { viewer, token } = await sessions.identify(request.headers);
      const now = new Date().toISOString();
      return contextFrom({
        viewer,
        address: request.socket.remoteAddress ?? "",
        now,
        userAgent: request.headers["user-agent"] ?? "",
        session: { token, open: refuseOnSocket, close: refuseOnSocket },
        command: (key) => commandFor(viewer, key, now),
      });
    },
    report,
  });
  await app.register(
    restDoor({
      ...shop,
      keepPicture: keepPictureIn(config.dataDir, config.diskReserveBytes),
      identify: identifyBy(provider),
      callerOf: callerOfRequest,
      report,
    }),
    { prefix: "/api" },
  );
  await registerFiles(app, config);
  return app;
};

/** Of a number of proxies the nearest so many are believed; the first that can be asked about is the nearest. */
const trusted = (proxies: Config["trustProxy"]) =>
  typeof proxies === "number" ? (_address: string, hop: number) => hop < proxies : proxies;

const commandFor = (viewer: Viewer | null, key: string | null | undefined, now: string) => {
  if (!viewer) throw new Error("A command was reached by a visitor");
  return viewerCommand(viewer, { key: key ?? crypto.randomUUID(), now, deriveId });
};

const refuseOnSocket = (): never => {
  throw new Error("A session can be opened and closed by POST only");
};

/** Scripts and styles from the shop alone; pictures also as data, which the QR code and previews need. */
const contentSecurityPolicy = ({ publicUrl }: Config) => ({
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:"],
    connectSrc: ["'self'", "blob:", "data:"],
    workerSrc: ["'self'", "blob:"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: publicUrl?.startsWith("https:") ? [] : null,
  },
});

/** The user interface and pictures. Every path that is no file is a page of the interface. */
const registerFiles = async (app: FastifyInstance, { dataDir }: Config): Promise<void> => {
  const uploads = uploadsPath(dataDir);
  mkdirSync(uploads, { recursive: true });
  await app.register(fastifyStatic, {
    root: picturesPath,
    prefix: "/pictures/",
    maxAge: "1h",
  });
  await app.register(fastifyStatic, {
    root: uploads,
    prefix: "/uploads/",
    decorateReply: false,
    immutable: true,
    maxAge: "365d",
  });
  if (!existsSync(uiPath)) return;
  const page = readFileSync(`${uiPath}/index.html`, "utf8");
  await app.register(fastifyStatic, {
    root: uiPath,
    wildcard: false,
    index: false,
    decorateReply: false,
    setHeaders(reply, path) {
      const named = path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
      reply.header("cache-control", named);
    },
  });
  app.setNotFoundHandler(({ method, url }, reply) => {
    const isPage = (method === "GET" || method === "HEAD") && !/\.[a-z0-9]+$/i.test(url);
    return isPage
      ? reply.type("text/html").header("cache-control", "no-cache").send(page)
      : answerNotFound(reply);
  });
};
