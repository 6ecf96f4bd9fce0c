import type { FastifyPluginCallback } from "fastify";
import { guardRoutes } from "./access.ts";
import { registerAccounts } from "./account.ts";
import { registerCart } from "./cart.ts";
import type { RestDoor } from "./context.ts";
import { registerDocs } from "./docs.ts";
import { answerNotFound, handleErrors } from "./errors.ts";
import { registerGoogle } from "./google.ts";
import { registerOrders } from "./order.ts";
import { registerProducts } from "./product.ts";
import { registerReports } from "./report.ts";
import { registerProfile } from "./profile.ts";
import { registerRecovery } from "./recovery.ts";

/** The documented calls, to be registered under /api on a Fastify that ignores trailing slashes. */
export const restDoor =
  (door: RestDoor): FastifyPluginCallback =>
  (app, _options, done) => {
    handleErrors(app, door.report);
    // A page of another site can send text without asking first; the calls take JSON alone.
    app.removeContentTypeParser("text/plain");
    app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
    guardRoutes(app, door.callerOf);
    registerAccounts(app, door);
    registerGoogle(app, door);
    registerRecovery(app, door);
    registerProfile(app, door);
    registerProducts(app, door);
    registerCart(app, door);
    registerOrders(app, door);
    registerReports(app, door);
    registerDocs(app);
    done();
  };
