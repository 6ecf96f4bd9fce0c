import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyPluginCallback, FastifyReply } from "fastify";
import type { CreateLimiter } from "#accounts/limiter.ts";
import { limits } from "#domain/constants.ts";
import { messages } from "#domain/messages.ts";
import { tooMuch } from "#domain/refusal.ts";
import type { ReviewService } from "#domain/review/service.ts";
import { lazy } from "#event-store/lazy.ts";
import { guardRoutes, viewerOf } from "#rest/access.ts";
import type { RestDependencies } from "#rest/context.ts";
import { answerNotFound, handleErrors, sendError, sendRefusal } from "#rest/errors.ts";
import { createLargeBodies, isLarge } from "#rest/large-bodies.ts";
import type { ReviewPhotos } from "#uploads/review-photos.ts";
import type { ProductFiles } from "#uploads/product-files/product-files.ts";
import { UploadRefused } from "#uploads/product-files/upload-refused.ts";
import type { Storage } from "#uploads/storage/storage.ts";
import type { Uploads } from "#uploads/product-files/uploads.ts";

/** Path of uploads in parts, over tus 1.0.0 (docs/design/uploads.md). */
export const uploadsCall = "/api/uploads";

const sweepMs = 60 * 60 * 1000;
const idForm = /^[0-9a-f-]{36}$/;

export interface UploadDependencies extends Pick<RestDependencies, "callerOf" | "report"> {
  readonly files: ProductFiles;
  readonly storage: Storage;
  readonly reviewPhotos: ReviewPhotos;
  readonly mayReview: ReviewService["mayReview"];
  /** Maximum bytes of all pictures, models and unfinished uploads. */
  readonly bytesInAll: number;
  readonly createLimiter: CreateLimiter;
}

/** Routes for uploads by admins. The protocol's library is loaded with the first upload. */
export const uploadRoutes =
  ({
    files,
    storage,
    reviewPhotos,
    mayReview,
    bytesInAll,
    createLimiter,
    callerOf,
    report: logError,
  }: UploadDependencies): FastifyPluginCallback =>
  (app, _options, done) => {
    const uploads = lazy(async (): Promise<Uploads> => {
      const { createUploads } = await import("#uploads/product-files/uploads.ts");
      return createUploads({ storage, path: uploadsCall, bytesInAll }, files, logError);
    });

    const timer = setInterval(() => {
      uploads()
        .then(({ sweep }) => sweep())
        .then(() => reviewPhotos.sweep())
        .catch((error: unknown) => logError("", error));
    }, sweepMs).unref();
    app.addHook("onClose", async () => clearInterval(timer));

    handleErrors(app, logError);
    app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
    guardRoutes(app, callerOf);
    // The protocol's server reads the request body itself, as a stream.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, _payload, parsed) => parsed(null));
    const config = { access: "ITEMS_EDIT" } as const;

    const refuse = (reply: FastifyReply, { status_code, body }: UploadRefused) =>
      reply.code(status_code).type("application/json; charset=utf-8").send(body);

    app.route<{ Params: { id?: string } }>({
      method: ["OPTIONS", "POST", "PATCH", "HEAD", "DELETE"],
      url: "/:id?",
      config,
      exposeHeadRoute: false,
      async handler(request, reply) {
        const { method, params, raw } = request;
        const { finished, cancel, handle } = await uploads();
        const { id = "" } = params;
        if (id !== "" && !idForm.test(id)) return answerNotFound(reply);
        if (method === "HEAD" && id !== "") {
          const file = await finished(id).catch(() => null);
          if (file) {
            const length = String(file.bytes);
            return reply
              .headers({ "tus-resumable": "1.0.0", "content-location": file.url })
              .headers({ "upload-offset": length, "upload-length": length })
              .send();
          }
        }
        if (method === "DELETE" && (await cancel(id))) {
          return reply.code(204).header("tus-resumable", "1.0.0").send();
        }
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value);
        }
        if (method === "OPTIONS") reply.raw.setHeader("tus-checksum-algorithm", "sha1,sha256");
        try {
          reply.hijack();
          await handle(raw, reply.raw);
        } catch (error) {
          if (!(error instanceof UploadRefused)) throw error;
          reply.raw
            .writeHead(error.status_code, { "content-type": "application/json; charset=utf-8" })
            .end(error.body);
        }
        return reply;
      },
    });

    app.get<{ Params: { id: string } }>(
      "/:id",
      { config, exposeHeadRoute: false },
      async ({ params }, reply) => {
        if (!idForm.test(params.id)) return answerNotFound(reply);
        try {
          const file = await (await uploads()).finished(params.id);
          return file ? { success: true, ...file } : await answerNotFound(reply);
        } catch (error) {
          if (error instanceof UploadRefused) return await refuse(reply, error);
          throw error;
        }
      },
    );
    registerReviewPhotos(app, { reviewPhotos, mayReview, createLimiter });
    done();
  };

/** Each may use several times its bytes of memory while it is read and decoded. */
const photosAtOnce = { inAll: 9, perPerson: 3 } as const;
const photosPerHour = 60;

/** Route for a photo of a review that the caller may write. The body is the file. */
const registerReviewPhotos = (
  app: FastifyInstance,
  {
    reviewPhotos,
    mayReview,
    createLimiter,
  }: Pick<UploadDependencies, "reviewPhotos" | "mayReview" | "createLimiter">,
): void => {
  const bodies = createLargeBodies(photosAtOnce);
  const { take: count } = createLimiter("review photos", {
    points: photosPerHour,
    duration: 60 * 60,
  });

  app.post<{ Querystring: { product?: string } }>(
    "/review-photos",
    { config: { access: "SHOP" } },
    async (request, reply) => {
      const { id: userId } = viewerOf(request);
      const productId = request.query.product ?? "";
      if (!(await mayReview(userId, productId))) {
        const message = messages.review.onlyAfterDelivery;
        return sendRefusal(reply, { code: "NOT_DELIVERED", message });
      }
      if (isLarge(request.headers, limits.reviewPhotoBytes)) {
        const message = messages.review.photoTooLarge;
        return sendRefusal(reply, { code: "TOO_LARGE", message });
      }
      if (!bodies.enter(reply, userId)) {
        const message = messages.review.photosBusy;
        return sendRefusal(reply, { code: "UNAVAILABLE", message, ...retry });
      }
      const seconds = await count(userId);
      if (seconds > 0) {
        return sendRefusal(reply, tooMuch("You have added many photos just now.", seconds));
      }
      const bytes = await bodyOf(request.raw);
      if (bytes === null) return sendError(reply, 400, "MALFORMED", "The body is incomplete.");
      const taken = await reviewPhotos.take(userId, bytes);
      if ("url" in taken) return reply.code(201).send({ success: true, url: taken.url });
      return taken.code === "UNSUPPORTED"
        ? sendError(reply, 415, taken.code, taken.message)
        : sendRefusal(reply, { code: taken.code, message: taken.message });
    },
  );
};

const retry = { retryAfterSeconds: 5 } as const;

/**
 * The body of a request whose length was checked; the HTTP server enforces Content-Length. Null if
 * the sender disconnected.
 */
const bodyOf = async (request: IncomingMessage): Promise<Buffer | null> => {
  const parts: Buffer[] = [];
  try {
    for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part);
  } catch (error) {
    if (!request.complete) return null;
    throw error;
  }
  return Buffer.concat(parts);
};
