import type { FastifyInstance } from "fastify";
import type { Shop } from "./shop.ts";

/** GET /healthz: 200 while events can be written and the read models follow the log, 503 while either cannot. */
export const answerHealth = (
  app: FastifyInstance,
  shop: Pick<Shop, "failure" | "runner">,
): void => {
  app.get("/healthz", async (_request, reply) => {
    return shop.failure()
      ? reply.code(503).send({ status: "failed" })
      : { status: "ok", position: shop.runner.position() };
  });
};
