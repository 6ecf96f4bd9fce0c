import type { FastifyInstance } from "fastify";
import { failedThreads } from "#event-store/thread-supervisor.ts";
import type { Shop } from "./shop.ts";

export const healthPath = "/healthz";

/**
 * GET /healthz: 200 while events can be written and the read models follow the log, 503 while
 * either cannot, and while the read models are brought up to the log at the start; then `progress`
 * says how far that is, from 0 to 1. `failedThreads` names worker threads that ended unexpectedly
 * and have not worked since: the shop serves, without what they do.
 */
export const answerHealth = (
  app: FastifyInstance,
  shop: Pick<Shop, "failure" | "runner">,
  isOpen: () => boolean,
): void => {
  app.get(healthPath, async (_request, reply) => {
    if (shop.failure()) return reply.code(503).send({ status: "failed" });
    const position = shop.runner.position();
    const failed = failedThreads();
    return isOpen()
      ? { status: "ok", position, ...(failed.length > 0 && { failedThreads: failed }) }
      : reply.code(503).send({
          status: "catching up",
          position,
          progress: Number(shop.runner.progress().toFixed(3)),
        });
  });
};
