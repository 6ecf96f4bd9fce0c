import type { FastifyReply, FastifyRequest } from "fastify";
import { memoryLimiter } from "#accounts/limiter.ts";
import { createKeyedMutex } from "#event-store/keyed-mutex.ts";
import type { AdmitNewDocument } from "#graphql/limit-new-documents.ts";
import { addressOf } from "./address-of-request.ts";
import type { RequestBudget } from "./request-budget.ts";

/** Parsing and validating a document of the largest size, 4,000 characters, takes 4 to 8 ms. */
const msPerCharacter = 1 / 500;

/** Resolves when a request has been answered, or its connection is closed. */
const answered = ({ raw }: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    if (raw.closed) resolve();
    else raw.once("close", () => resolve());
  });

/**
 * Admits GraphQL documents that the process doesn't know: up to a maximum for each address in ten
 * minutes, within its work budget, and one at a time, so that other requests are served in between.
 * Each process compiles and caches documents by itself, and counts by itself.
 */
export const createNewDocuments = (
  perAddress: number,
  budget: Pick<RequestBudget, "prepay" | "waitFor">,
): AdmitNewDocument => {
  const { take } = memoryLimiter("new documents", { points: perAddress, duration: 10 * 60 });
  const inTurn = createKeyedMutex();

  const turnOf = (address: string, reply: FastifyReply): Promise<void> =>
    new Promise((resolve, reject) => {
      inTurn(address, () => {
        resolve();
        return answered(reply);
      }).catch(reject);
    });

  return async (request: FastifyRequest, reply: FastifyReply, document: string) => {
    const address = addressOf(request);
    const seconds =
      (await take(address)) || budget.prepay(request, document.length * msPerCharacter);
    if (seconds === 0) await budget.waitFor(request, turnOf(address, reply));
    return seconds;
  };
};
