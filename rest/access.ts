import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { may, type Permission } from "#domain/permissions.ts";
import type { Viewer } from "#domain/account/viewer.ts";
import { messages } from "#domain/messages.ts";
import type { RestContext, RestDependencies } from "./context.ts";
import { sendError } from "./errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Required on every REST route; a route without it fails at start. */
    readonly access?: Permission;
    /** Fields of the body that contain files as data URLs, of any length. */
    readonly files?: readonly string[];
  }
  interface FastifyRequest {
    /** Set before any handler of the REST API runs. */
    caller: RestContext;
  }
}

/** Enforces each route's `access`. A route that declares none throws at registration. */
export const guardRoutes = (app: FastifyInstance, callerOf: RestDependencies["callerOf"]): void => {
  app.addHook("onRoute", ({ method, url, config }) => {
    if (!config?.access) {
      throw new Error(`${String(method)} ${url} does not declare who may use it`);
    }
  });
  app.decorateRequest("caller");
  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    request.caller = await callerOf(request, reply);
    const { access = "SETTINGS" } = request.routeOptions.config;
    if (access === "VISITOR" || request.is404) return undefined;
    const { viewer } = request.caller;
    if (!viewer) return sendError(reply, 401, "UNAUTHENTICATED", messages.access.signInRequired);
    if (!may(viewer.role, access)) {
      return sendError(reply, 403, "FORBIDDEN", messages.access.notAllowed);
    }
    return undefined;
  });
};

/** The viewer on a route for signed-in users. Throws if the route let a visitor in. */
export const viewerOf = ({ caller: { viewer } }: FastifyRequest): Viewer => {
  if (!viewer) throw new Error("A route for signed-in users was reached by a visitor");
  return viewer;
};

/** The context of the caller's command, with the idempotency key the client sent. */
export const commandOf = (request: FastifyRequest) => {
  const key = request.headers["idempotency-key"];
  return request.caller.command(typeof key === "string" && key !== "" ? key.slice(0, 200) : null);
};
