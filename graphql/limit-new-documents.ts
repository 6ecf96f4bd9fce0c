import type { FastifyReply, FastifyRequest } from "fastify";
import { addressKeyOf } from "#domain/address-key.ts";
import { documentText } from "./refuse-documents.ts";

/** The response to an address that has exceeded a limit, with the time to wait. */
export const refuseTooMany = (
  reply: FastifyReply,
  seconds: number,
  message: string,
): FastifyReply =>
  reply
    .code(429)
    .header("retry-after", String(seconds))
    .send({ errors: [{ message, extensions: { code: "TOO_MANY_REQUESTS" } }] });

/**
 * Refuses unknown documents from an address that has sent too many: parsing and validating one
 * costs up to ten times as much as a known one. `count` returns the seconds that the address has to
 * wait; 0 for none.
 */
export const limitNewDocuments =
  (count: (address: string) => Promise<number>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (documentText(request) === "") return undefined;
    const seconds = await count(addressKeyOf(request.ip));
    if (seconds === 0) return undefined;
    const message = "Too many new documents. Documents that were sent before are still answered.";
    return refuseTooMany(reply, seconds, message);
  };
