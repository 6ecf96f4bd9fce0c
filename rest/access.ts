import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Viewer } from "#domain/account/viewer.ts";
import { messages } from "#domain/messages.ts";
import type { RestContext, RestDependencies } from "./context.ts";
import { sendError } from "./errors.ts";

/**
 * Who may use a route: everybody, everybody signed in, everybody signed in to buy, who reads the
 * history, or admins.
 */
export type Access = "visitor" | "member" | "shopper" | "analyst" | "admin";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Every route of the REST API declares it; one that does not fails the start. */
    readonly access?: Access;
  }
  interface FastifyRequest {
    /** Set before any handler of the REST API runs. */
    caller: RestContext;
  }
}

const admitted: Readonly<Record<Access, readonly string[]>> = {
  visitor: [],
  member: ["shopper", "admin", "analyst"],
  shopper: ["shopper", "admin"],
  analyst: ["admin", "analyst"],
  admin: ["admin"],
};

/** Lets nobody to a route whom the route does not name, and no route start that names nobody. */
export const guardRoutes = (app: FastifyInstance, callerOf: RestDependencies["callerOf"]): void => {
  app.addHook("onRoute", ({ method, url, config }) => {
    if (!config?.access) {
      throw new Error(`${String(method)} ${url} does not declare who may use it`);
    }
  });
  app.decorateRequest("caller");
  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    request.caller = await callerOf(request, reply);
    const { access = "admin" } = request.routeOptions.config;
    if (access === "visitor" || request.is404) return undefined;
    const { viewer } = request.caller;
    if (!viewer) return sendError(reply, 401, "UNAUTHENTICATED", messages.access.signInRequired);
    if (!admitted[access].includes(viewer.role)) {
      return sendError(reply, 403, "FORBIDDEN", messages.access.notAllowed);
    }
    return undefined;
  });
};

/** The viewer of a route that only signed-in people reach. */
export const viewerOf = ({ caller: { viewer } }: FastifyRequest): Viewer => {
  if (!viewer) throw new Error("A route for signed-in people was reached by a visitor");
  return viewer;
};

/** The context of the caller's command, under the key the client sent. */
export const commandOf = (request: FastifyRequest) => {
  const key = request.headers["idempotency-key"];
  return request.caller.command(typeof key === "string" && key !== "" ? key.slice(0, 200) : null);
};
