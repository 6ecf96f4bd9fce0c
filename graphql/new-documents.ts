import type { FastifyReply, FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { documentText } from "./no-subscription.ts";

const tenMinutes = 600;

/**
 * Refuses documents that nobody has sent before from an address that has sent too many: to read and check one costs up to
 * ten times what a known one costs.
 */
export const limitNewDocuments = (perAddress: number) => {
  const limiter = new RateLimiterMemory({ points: perAddress, duration: tenMinutes });
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    if (documentText(request) === "") return undefined;
    try {
      await limiter.consume(request.ip);
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.ceil(error.msBeforeNext / 1000);
      const message = "Too many new documents; those that were sent before are answered.";
      return reply
        .code(429)
        .header("retry-after", String(seconds))
        .send({ errors: [{ message, extensions: { code: "TOO_MANY_REQUESTS" } }] });
    }
  };
};
