import type { FastifyInstance } from "fastify";
import { failedThreads } from "#event-store/thread-supervisor.ts";
import type { Drain } from "./drain.ts";
import { healthPaths } from "../telemetry/monitoring-paths.ts";
import type { Shop } from "./shop.ts";

/**
 * Serves the checks.
 *
 * - GET /livez returns 200 while the process answers.
 * - GET /readyz returns 200 if the process accepts work: it is open, isn't draining, and its log
 *   and read models are available. Otherwise it returns 503.
 * - GET /healthz returns 200 while events can be written and the read models follow the log. It
 *   returns 503 if either fails, and while the read models catch up with the log at the start; then
 *   `progress` is between 0 and 1. `failedThreads` names worker threads that ended unexpectedly and
 *   have done no work since. The shop serves without them.
 */
export const answerHealth = (
  app: FastifyInstance,
  shop: Pick<Shop, "failure" | "runner">,
  { isOpen, drain }: { readonly isOpen: () => boolean; readonly drain: Drain },
): void => {
  app.get(healthPaths.live, async () => ({ status: "ok" }));

  app.get(healthPaths.ready, async (_request, reply) => {
    const obstacle = drain.hasBegun()
      ? "draining"
      : shop.failure()
        ? "failed"
        : isOpen()
          ? null
          : "catching up";
    return obstacle === null ? { status: "ok" } : reply.code(503).send({ status: obstacle });
  });

  app.get(healthPaths.health, async (_request, reply) => {
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
