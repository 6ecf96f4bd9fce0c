import type { FastifyInstance } from "fastify";
import { sendError } from "#rest/errors.ts";
import { isHealthPath, metricsPath } from "../telemetry/monitoring-paths.ts";

/** The process was ended while it was opening. */
export class EndedWhileOpening extends Error {
  override readonly name = "EndedWhileOpening";
}

/**
 * Resolves with the result of a step of the start. Rejects with the signal's reason as soon as it
 * aborts; the step itself may continue.
 */
export const unlessEnded = <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });

const retryAfterSeconds = "3";

/** Answers 503 to every call except those of monitoring until the shop is open. */
export const refuseUntilOpen = (app: FastifyInstance, isOpen: () => boolean): void => {
  app.addHook("onRequest", async ({ routeOptions }, reply) => {
    const path = routeOptions.url ?? "";
    if (isOpen() || isHealthPath(path) || path === metricsPath) return;
    void reply.header("retry-after", retryAfterSeconds);
    await sendError(
      reply,
      503,
      "UNAVAILABLE",
      "The shop is opening. Please try again in a moment.",
    );
  });
};
