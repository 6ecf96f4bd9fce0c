import { setTimeout as elapse } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Maximum time for current requests while the shop closes. */
export const maxAnswerMs = 10_000;

/** Interval at which connections with a finished response are closed. */
const checkIntervalMs = 50;

/** The time between the signal to end and the end of new connections. */
export interface Drain {
  hasBegun(): boolean;
  /**
   * Begins the drain. Resolves after the time in which proxies notice it; until then the process
   * serves as before, and closes each connection after its response.
   */
  begin(): Promise<void>;
}

export const createDrain = (ms: number): Drain => {
  let begun = false;
  return {
    hasBegun: () => begun,
    async begin() {
      begun = true;
      if (ms > 0) await elapse(ms);
    },
  };
};

/**
 * Closes connections after their response once the drain has begun. Lets a closing server finish
 * current requests, and cuts those that are unfinished after `longestMs`.
 */
export const drainAtClose = (
  app: FastifyInstance,
  drain: Drain = createDrain(0),
  longestMs: number = maxAnswerMs,
): void => {
  app.addHook("onRequest", async (_request, reply) => {
    if (drain.hasBegun()) void reply.header("connection", "close");
  });
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
