import compress from "@fastify/compress";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Shorter responses fit into one packet without compression. */
const threshold = 1024;

/**
 * Whether a page of another site could have caused this request. A browser adds the session's
 * cookie to such requests without proof that a page of the shop sent them. No browser adds a bearer
 * token.
 */
const mayBeCrossSite = ({ headers }: FastifyRequest): boolean =>
  headers.cookie !== undefined && headers["sec-fetch-site"] !== "same-origin";

/** Opts out of compression with the header a client would send. */
const skipCompression = ({ headers }: FastifyRequest): void => {
  headers["x-no-compression"] = "secrets";
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** The response is the same for every caller, so its length reveals nothing. */
    sameForAllCallers?: boolean;
  }
}

/**
 * Compresses the responses of routes registered afterwards with br or gzip. Two kinds of response
 * stay uncompressed: those that hand out a session, and those to a browser's session that another
 * site may have caused. An attacker who chooses part of a response and sees its compressed length
 * could guess the rest (docs/decisions/0020).
 */
export const compressAnswers = async (app: FastifyInstance): Promise<void> => {
  // Runs this early for routes that store their responses compressed.
  app.addHook("onRequest", async (request) => {
    const { sameForAllCallers = false } = request.routeOptions.config;
    if (!sameForAllCallers && mayBeCrossSite(request)) skipCompression(request);
  });
  app.addHook("onSend", async (request, reply) => {
    // Caches need this header on uncompressed responses as well.
    if (!reply.hasHeader("vary")) void reply.header("vary", "accept-encoding");
    if (reply.hasHeader("set-cookie")) skipCompression(request);
  });
  await app.register(compress, {
    threshold,
    encodings: ["br", "gzip"],
    // Request bodies aren't decompressed: a small body could become a large one.
    globalDecompression: false,
  });
};
