import compress from "@fastify/compress";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Shorter answers fit into one packet as they are. */
const threshold = 1024;

/**
 * Whether a page of another site may have had a browser ask: the browser adds the session's cookie,
 * and does not say that a page of the shop asked. A bearer token is added by no browser.
 */
const mayBeAskedByOthers = ({ headers }: FastifyRequest): boolean =>
  headers.cookie !== undefined && headers["sec-fetch-site"] !== "same-origin";

/** As a caller says it that wants its answer as it is. */
const leaveAsItIs = ({ headers }: FastifyRequest): void => {
  headers["x-no-compression"] = "secrets";
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** The answer tells nobody more than anybody else, so that its length gives nothing away. */
    sameForEverybody?: boolean;
  }
}

/**
 * Compresses answers of the routes that are registered afterwards, with br or gzip. An answer that
 * hands out a session, and one to a browser's session that another site may have asked for, leave
 * as they are: whoever sees their lengths and chooses part of what they say could guess the rest
 * (docs/decisions/0020).
 */
export const compressAnswers = async (app: FastifyInstance): Promise<void> => {
  // As early as this for routes that keep their answers packed.
  app.addHook("onRequest", async (request) => {
    const { sameForEverybody = false } = request.routeOptions.config;
    if (!sameForEverybody && mayBeAskedByOthers(request)) leaveAsItIs(request);
  });
  app.addHook("onSend", async (request, reply) => {
    // Caches have to know it of an answer that was not compressed as well.
    if (!reply.hasHeader("vary")) void reply.header("vary", "accept-encoding");
    if (reply.hasHeader("set-cookie")) leaveAsItIs(request);
  });
  await app.register(compress, {
    threshold,
    encodings: ["br", "gzip"],
    // Bodies of requests are taken as they come: unpacked, a small one may be large.
    globalDecompression: false,
  });
};
