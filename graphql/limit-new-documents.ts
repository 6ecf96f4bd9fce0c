import type { FastifyReply, FastifyRequest } from "fastify";
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
 * Resolves when a request with an unknown document may go on, with 0, or with the seconds that its
 * sender has to wait.
 */
export type AdmitNewDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  document: string,
) => Promise<number>;

/**
 * Refuses unknown documents from an address that has sent too many: parsing and validating one
 * costs up to ten times as much as a known one.
 */
export const limitNewDocuments =
  (admit: AdmitNewDocument) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const document = documentText(request);
    if (document === "") return undefined;
    const seconds = await admit(request, reply, document);
    if (seconds === 0) return undefined;
    const message = "Too many new documents. Documents that were sent before are still answered.";
    return refuseTooMany(reply, seconds, message);
  };
