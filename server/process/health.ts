import type { FastifyInstance } from "fastify";
import { failedThreads } from "#event-store/thread-supervisor.ts";
import type { Shop } from "./shop.ts";

export const healthPath = "/healthz";

/**
 * Serves GET /healthz. Returns 200 while events can be written and the read models follow the log.
 * Returns 503 if either fails, and while the read models catch up with the log at the start; then
 * `progress` is between 0 and 1. `failedThreads` names worker threads that ended unexpectedly and
 * have done no work since. The shop serves without them.
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
