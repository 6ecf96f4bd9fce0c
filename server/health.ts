import type { FastifyInstance } from "fastify";
import type { Shop } from "./shop.ts";

export const healthPath = "/healthz";

/**
 * GET /healthz: 200 while events can be written and the read models follow the log, 503 while either cannot, and while the
 * read models are brought up to the log at the start; then `progress` says how far that is, from 0 to 1.
 */
export const answerHealth = (
  app: FastifyInstance,
  shop: Pick<Shop, "failure" | "runner">,
  isOpen: () => boolean,
): void => {
  app.get(healthPath, async (_request, reply) => {
    if (shop.failure()) return reply.code(503).send({ status: "failed" });
    const position = shop.runner.position();
    return isOpen()
      ? { status: "ok", position }
      : reply.code(503).send({
          status: "catching up",
          position,
          progress: Number(shop.runner.progress().toFixed(3)),
        });
  });
};
