import type { FastifyInstance } from "fastify";

/** How long what is being answered may take when the shop closes. */
export const longestAnswerMs = 10_000;

/** How often to close connections whose answer has left meanwhile. */
const lookMs = 50;

/**
 * Lets a closing server end what it is answering, and after `longestMs` cuts off what has not
 * ended.
 */
export const drainAtClose = (app: FastifyInstance, longestMs: number = longestAnswerMs): void => {
  app.addHook("preClose", async () => {
    const { server } = app;
    if (!server.listening) return;
    const idle = setInterval(() => server.closeIdleConnections(), lookMs);
    const late = setTimeout(() => server.closeAllConnections(), longestMs);
    server.once("close", () => {
      clearInterval(idle);
      clearTimeout(late);
    });
  });
};
