import type { FastifyPluginCallback, FastifyReply } from "fastify";
import { lazy } from "#event-store/lazy.ts";
import { guardRoutes } from "#rest/access.ts";
import type { RestDependencies } from "#rest/context.ts";
import { answerNotFound, handleErrors } from "#rest/errors.ts";
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
  /** Maximum bytes of all pictures, models and unfinished uploads. */
  readonly bytesInAll: number;
}

/** Routes for uploads by admins. The protocol's library is loaded with the first upload. */
export const uploadRoutes =
  ({
    files,
    storage,
    bytesInAll,
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
    done();
  };
