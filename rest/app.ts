import type { FastifyPluginCallback } from "fastify";
import { guardRoutes } from "./access.ts";
import { registerAccounts } from "./account.ts";
import { registerCart } from "./cart.ts";
import { registerConfiguration } from "./configuration/configuration.ts";
import type { RestDependencies } from "./context.ts";
import { registerDocs } from "./docs/docs.ts";
import { answerNotFound, handleErrors } from "./errors.ts";
import { registerEventFeed } from "./event-feed.ts";
import { registerGoogle } from "./google.ts";
import { registerHistoryExport } from "./history-export/export.ts";
import { registerOrders } from "./order.ts";
import { registerProducts } from "./product.ts";
import { registerIssueReports } from "./issue-report.ts";
import { registerProfile } from "./profile.ts";
import { registerRecovery } from "./recovery.ts";

/**
 * The documented calls, to be registered under /api on a Fastify instance that ignores trailing
 * slashes.
 */
export const restApi =
  (dependencies: RestDependencies): FastifyPluginCallback =>
  (app, _options, done) => {
    handleErrors(app, dependencies.report);
    // Another site's page can send text/plain without a CORS preflight, so calls accept JSON only.
    app.removeContentTypeParser("text/plain");
    app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
    guardRoutes(app, dependencies.callerOf);
    registerAccounts(app, dependencies);
    registerGoogle(app, dependencies);
    registerRecovery(app, dependencies);
    registerProfile(app, dependencies);
    registerProducts(app, dependencies);
    registerCart(app, dependencies);
    registerOrders(app, dependencies);
    registerIssueReports(app, dependencies);
    registerEventFeed(app, dependencies);
    registerHistoryExport(app, dependencies);
    registerConfiguration(app, dependencies);
    registerDocs(app, dependencies);
    done();
  };
