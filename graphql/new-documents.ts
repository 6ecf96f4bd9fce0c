import type { FastifyReply, FastifyRequest } from "fastify";
import { documentText } from "./no-subscription.ts";

/** Answers that an address has asked for too much, and how long it has to wait. */
export const refuseForNow = (reply: FastifyReply, seconds: number, message: string): FastifyReply =>
  reply
    .code(429)
    .header("retry-after", String(seconds))
    .send({ errors: [{ message, extensions: { code: "TOO_MANY_REQUESTS" } }] });

/**
 * Refuses unknown documents from an address that has sent too many: to read and check one costs up
 * to ten times what a known one costs. `count` returns the seconds that an address has to wait; 0
 * where it need not.
 */
export const limitNewDocuments =
  (count: (address: string) => Promise<number>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (documentText(request) === "") return undefined;
    const seconds = await count(request.ip);
    if (seconds === 0) return undefined;
    const message = "Too many new documents; those that were sent before are answered.";
    return refuseForNow(reply, seconds, message);
  };
