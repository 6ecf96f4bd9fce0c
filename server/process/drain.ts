import type { FastifyInstance } from "fastify";

/** Maximum time for current requests while the shop closes. */
export const maxAnswerMs = 10_000;

/** Interval at which connections with a finished response are closed. */
const checkIntervalMs = 50;

/**
 * Lets a closing server finish current requests. Cuts those that are unfinished after `longestMs`.
 */
export const drainAtClose = (app: FastifyInstance, longestMs: number = maxAnswerMs): void => {
  app.addHook("preClose", async () => {
    const { server } = app;
    if (!server.listening) return;
    const idle = setInterval(() => server.closeIdleConnections(), checkIntervalMs);
    const late = setTimeout(() => server.closeAllConnections(), longestMs);
    server.once("close", () => {
      clearInterval(idle);
      clearTimeout(late);
    });
  });
};
