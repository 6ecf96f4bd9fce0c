import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { may } from "#domain/permissions.ts";
import { tooMuch } from "#domain/refusal.ts";
import type { Context } from "#graphql/context.ts";
import { createLoaders } from "#graphql/loaders.ts";
import { refuseTooMany } from "#graphql/limit-new-documents.ts";
import { graphqlPath, registerGraphql } from "#graphql/server.ts";
import type { History } from "#history/history.ts";
import { ReportCancelled } from "#history/report-builder.ts";
import { freshnessOfRequest } from "#projections/engine/freshness.ts";
import { restApi } from "#rest/app.ts";
import type { RestContext } from "#rest/context.ts";
import { handleErrors, sendError, sendRefusal } from "#rest/errors.ts";
import { builtPath } from "../built-files.ts";
import {
  callerWithoutReply,
  createCallers,
  disconnectSignal,
  anonymous,
  neverAborts,
} from "./callers.ts";
import { createClock } from "../process/clock.ts";
import { compressAnswers } from "./compression.ts";
import type { Config } from "../settings/config.ts";
import { drainAtClose, maxAnswerMs, type Drain } from "../process/drain.ts";
import { answerHealth } from "../process/health.ts";
import { isHealthPath } from "../telemetry/monitoring-paths.ts";
import { isUsableHost } from "./host.ts";
import type { IdentityProvider } from "#accounts/google/identity-provider.ts";
import { identifyBy, registerGoogleSignIn } from "#accounts/google/sign-in-routes.ts";
import { limitTexts } from "./limit-texts.ts";
import { limitConnections } from "./connection-limit.ts";
import type { Log } from "../log/log.ts";
import { readOwnDocuments } from "../engines/own-documents.ts";
import { createNewDocuments } from "./new-documents.ts";
import { createRequestBudget } from "./request-budget.ts";
import { refuseUntilOpen } from "../process/opening.ts";
import { isSameOriginNavigation, isSameOrigin } from "./same-origin.ts";
import { addressKeyBehind, trustedProxies } from "./proxies.ts";
import { registerFiles } from "./pages/files.ts";
import { registerPages } from "./pages/pages.ts";
import { createPhoneOrders } from "#domain/order/placing/phone-orders.ts";
import { createPageRenderer } from "./pages/renderer.ts";
import { createShopOfPages } from "./pages/shop-data.ts";
import { createShopFiles } from "./pages/shop-files.ts";
import { inlineScripts } from "./pages/inline-scripts.ts";
import { securityHeaders } from "./security-headers.ts";
import { registerUnsubscribe } from "./unsubscribe.ts";
import { createSessionTokens } from "./sessions.ts";
import type { Shop } from "../process/shop.ts";
import { currentTraceId } from "../log/current-span.ts";
import { storedName } from "#uploads/paths.ts";
import { uploadRoutes, uploadsCall } from "./upload-routes.ts";

const bodyLimit = 100 * 1024;

const requestTimeoutMs = 30_000;
/** Whether the client disconnected while its response was being built or sent. */
const isClientGone = (error: unknown): boolean =>
  error instanceof ReportCancelled ||
  (error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE");

/** Maximum time for the head of a request. Node checks for late ones at the interval below. */
const headersTimeoutMs = 10_000;
const lateCheckIntervalMs = 2_000;

/**
 * Creates the HTTP server with everything a shop serves. It doesn't listen yet. While the shop
 * isn't open, it answers health checks only.
 */
export const createHttpServer = async (
  shop: Shop,
  history: History,
  config: Config,
  log: Log,
  provider: () => IdentityProvider | null,
  isOpen: () => boolean,
  drain: Drain,
): Promise<FastifyInstance> => {
  const app = Fastify({
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: trustedProxies(config.trustProxy),
    forceCloseConnections: "idle",
    // Requests that arrive on an open connection are current ones.
    return503OnClosing: false,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: lateCheckIntervalMs },
  });
  app.server.maxConnections = config.maxConnections;
  // Behind a proxy all connections come from one address.
  if (config.trustProxy === false) limitConnections(app.server, config.connectionsPerAddress);
  app.server.on("error", (error) => log.error({ err: error }, "Could not accept a connection"));
  drainAtClose(app, drain);
  shop.telemetry?.observeRequests(app);
  const clock = createClock({
    onSetBack: (byMs) =>
      log.warn(
        { backSeconds: Math.round(byMs / 1000) },
        "The machine's clock was set back. The shop continues with its own clock until the machine's has caught up or the shop restarts. Check the time synchronisation",
      ),
  });
  const sessions = createSessionTokens(shop.accounts, {
    clock,
    secure: config.publicUrl?.startsWith("https:") ?? false,
  });

  const callerOf = createCallers(shop.accounts, sessions, clock);
  const callerOfRequest = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<RestContext> => callerOf(await sessions.identify(request.headers), request, reply);

  const addressKey = addressKeyBehind(config.trustProxy);
  const contextFrom = (
    caller: RestContext,
    leaving: Context["leaving"] = neverAborts,
    inAddress = false,
  ): Context => ({
    accounts: shop.accounts,
    pushDevices: shop.pushDevices,
    erasure: shop.erasure,
    products: shop.products,
    pictures: shop.pictures,
    quickLookOf: shop.quickLookOf,
    stock: shop.stock,
    verifyStock: shop.verifyStock,
    readModelDesk: shop.readModelDesk,
    backups: shop.backups,
    readModelProblem: shop.readModelProblem,
    carts: shop.carts,
    orders: shop.orders,
    phoneOrders: createPhoneOrders(shop),
    tracking: shop.tracking,
    addressBook: shop.addressBook,
    reports: shop.reports,
    reviews: shop.reviews,
    settings: shop.settings,
    pages: shop.pages,
    publishedPages: shop.publishedPages,
    shopValues: shop.shopValues,
    categories: shop.categories,
    delivery: shop.delivery,
    runs: shop.runs,
    promotions: shop.promotions,
    webhooks: shop.webhooks,
    wishLists: shop.wishLists,
    stockAlerts: shop.stockAlerts,
    mailSubscriptions: shop.mailSubscriptions,
    readModels: shop.readModels,
    history,
    live: shop.live,
    presence: shop.presence,
    freshness: freshnessOfRequest(shop.freshness),
    position: shop.freshness.position(),
    answers: shop.answers,
    googleSignIn: provider() !== null,
    ...caller,
    leaving,
    inAddress,
    loaders: createLoaders(shop, caller.viewer),
  });

  const logError = (errorId: string, error: unknown) => {
    // Errors without an id are expected refusals. An outage has its own log lines for its start and
    // end.
    if (errorId === "" || isClientGone(error)) log.debug({ err: error }, "A request was refused");
    else log.error({ err: error, errorId }, "A request failed");
  };

  handleErrors(app, logError);
  const headersOfAll = securityHeaders(config.publicUrl, inlineScripts());
  app.addHook("onRequest", async (_request, reply) => {
    void reply.headers(headersOfAll);
  });
  const budget = createRequestBudget(config.requestMsPerSecond);
  budget.enforce(app, ({ routeOptions }, reply, seconds) =>
    routeOptions.url === graphqlPath
      ? refuseTooMany(reply, seconds, "Too many requests. Please try again in a moment.")
      : sendRefusal(reply, tooMuch("Too many requests.", seconds)),
  );
  // Pages and redirects contain URLs built from this header. Health checks may omit it.
  app.addHook("onRequest", async ({ url, headers, host }, reply) => {
    if (isHealthPath(url) || (isUsableHost(headers.host) && isUsableHost(host))) return;
    await sendError(
      reply,
      400,
      "INVALID_INPUT",
      "The Host header of the request is missing or invalid.",
    );
  });
  await app.register(cookie);
  app.addHook("onRequest", async ({ method, headers }, reply) => {
    if (method === "GET" || method === "HEAD" || isSameOrigin(headers, config.publicUrl)) return;
    await sendError(
      reply,
      403,
      "FORBIDDEN",
      "This request came from a page of another site. Open the shop's own page and try again.",
    );
  });

  limitTexts(app);
  refuseUntilOpen(app, isOpen);
  const shopOfPages = createShopOfPages(shop.readModels.settings, shop.freshness.position);
  await registerFiles(
    app,
    shop.storage,
    async (request, reply, file) => {
      const { viewer } = await callerOfRequest(request, reply);
      if (viewer === null) return false;
      return may(viewer.role, "REVIEWS_MODERATE") || shop.reviewPhotos.isOf(viewer.id, file);
    },
    builtPath,
    createShopFiles({ shop: shopOfPages, storage: shop.storage, built: builtPath }),
  );
  await compressAnswers(app);
  answerHealth(app, shop, { isOpen, drain });

  registerUnsubscribe(app, shop.mailSubscriptions);

  registerGoogleSignIn(app, {
    provider,
    publicUrl: config.publicUrl,
    async signIn(identity, request, reply) {
      const token = sessions.tokenOf(request.headers);
      const caller = callerOf({ viewer: null, token }, request, reply);
      const outcome = await shop.accounts.signInWithIdentity(identity, caller);
      if (outcome.accepted) await caller.session.open(outcome);
      return outcome;
    },
    onProviderFailure: (error) =>
      log.warn({ err: error }, "Could not reach the Google sign-in provider"),
  });

  const { runOwnDocument, openSockets } = await registerGraphql(app, {
    contextOf: async (request, reply) =>
      contextFrom(
        await callerOfRequest(request, reply),
        () => disconnectSignal(reply),
        request.method === "GET",
      ),
    socketContextOf: async (request) => {
      if (!isOpen() || !isSameOrigin(request.headers, config.publicUrl)) return null;
      const identity = await sessions.identify(request.headers);
      const userAgent = request.headers["user-agent"] ?? "";
      return contextFrom(callerWithoutReply(identity, addressKey(request), userAgent, clock()));
    },
    addressOf: addressKey,
    viewerOf: sessions.viewerOf,
    socketLimits: config.sockets,
    logError,
    traceId: currentTraceId,
    onClientFault: (error) =>
      log.debug({ err: error }, "A client disconnected or sent an invalid message"),
    admitNewDocument: createNewDocuments(config.newDocumentsPerAddress, budget),
    ownDocuments: readOwnDocuments(),
    budget,
    socketCloseTimeoutMs: maxAnswerMs,
  });
  shop.telemetry?.measure({ shop, openSockets });
  const renderer = createPageRenderer({
    built: builtPath,
    position: shop.freshness.position,
    onFailure: (message) =>
      log.warn({ cause: message }, "A page was sent without server rendering"),
    ask: ({ query, variables }) =>
      runOwnDocument(
        query,
        variables,
        contextFrom(callerWithoutReply(anonymous, "", "", clock())),
      ).catch((error: unknown) => {
        logError("", error);
        return null;
      }),
  });
  app.addHook("onClose", renderer.close);
  app.addHook("preClose", async () => shop.eventFeed.end());
  registerPages(app, {
    products: shop.readModels.products,
    pictures: shop.pictures,
    publicUrl: config.publicUrl,
    keepOffline: config.keepOffline,
    written: (slug, version, language) => shop.publishedPages.read(slug, version, language, "en"),
    shop: shopOfPages,
    render: renderer.render,
    async onChosen(language, { headers }) {
      if (!isSameOriginNavigation(headers)) return;
      try {
        const { viewer } = await sessions.identify(headers);
        if (viewer && viewer.language !== language)
          await shop.accounts.chooseLanguage(viewer.id, language);
      } catch (error) {
        log.warn({ err: error }, "Could not store a language choice in the reader's account");
      }
    },
  });
  await app.register(
    uploadRoutes({
      files: shop.productFiles,
      storage: shop.storage,
      reviewPhotos: shop.reviewPhotos,
      mayReview: shop.reviews.mayReview,
      bytesInAll: config.productFileBytes,
      createLimiter: shop.createLimiter,
      callerOf: callerOfRequest,
      report: logError,
    }),
    { prefix: uploadsCall },
  );
  await app.register(
    restApi({
      ...shop,
      history,
      takeFile: shop.productFiles.take,
      readPicture: (address) => shop.storage.read(storedName(address)),
      identify: identifyBy(provider),
      callerOf: callerOfRequest,
      report: logError,
    }),
    { prefix: "/api" },
  );
  return app;
};
