import type { FastifyInstance, FastifyReply } from "fastify";
import type { ByteRange, Storage } from "#uploads/storage/storage.ts";

const types: Readonly<Record<string, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  glb: "model/gltf-binary",
  usdz: "model/vnd.usdz+zip",
};

/** Visible files are in two folders. Files of older versions are next to these folders. */
const shownName = /^(?:images\/|models\/)?[\w-]+\.(\w+)$/;

/** Parses a Range header: null for the whole file, "beyond" if the range is outside the file. */
export const rangeOf = (header: string | undefined, bytes: number): ByteRange | null | "beyond" => {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const start = first === "" ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === "" || last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== "" && last !== "" && Number(last) < start) return null;
  return start >= bytes || (first === "" && Number(last) === 0) ? "beyond" : { start, end };
};

/**
 * Serves pictures and models at `/uploads/` from any storage. A name identifies its content, so
 * browsers cache a file permanently and never revalidate it.
 */
export const serveUploadedFiles = (
  app: FastifyInstance,
  storage: Pick<Storage, "find" | "open">,
): void => {
  app.route<{ Params: { "*": string } }>({
    method: ["GET", "HEAD"],
    url: "/uploads/*",
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const name = request.params["*"];
      const type = types[shownName.exec(name)?.[1] ?? ""];
      if (type === undefined) return notFound(reply);
      const tag = `"${name.slice(name.indexOf("/") + 1)}"`;
      void reply.headers({
        "cache-control": "public, max-age=31536000, immutable",
        etag: tag,
        "accept-ranges": "bytes",
      });
      const known = request.headers["if-none-match"]?.split(",") ?? [];
      if (known.some((each) => ["*", tag, `W/${tag}`].includes(each.trim()))) {
        return reply.code(304).send();
      }
      const wanted = request.headers["if-range"] ?? tag;
      const header = wanted === tag ? request.headers.range : undefined;
      if (header === undefined && request.method === "GET") return sendWhole(reply, type, name);
      const file = await storage.find(name);
      if (!file) return notFound(reply);
      const range = rangeOf(header, file.bytes);
      if (range === "beyond") {
        return reply.code(416).header("content-range", `bytes */${file.bytes}`).send();
      }
      if (request.method === "HEAD") {
        return reply.type(type).header("content-length", file.bytes).send();
      }
      if (!range) return sendWhole(reply, type, name);
      const part = await storage.open(name, range);
      if (!part) return notFound(reply);
      return reply
        .code(206)
        .type(type)
        .headers({
          "content-length": part.bytes,
          "content-range": `bytes ${range.start}-${range.end}/${file.bytes}`,
        })
        .send(part.content);
    },
  });

  const sendWhole = async (reply: FastifyReply, type: string, name: string) => {
    const file = await storage.open(name, null);
    if (!file) return notFound(reply);
    return reply.type(type).header("content-length", file.bytes).send(file.content);
  };
};

/** Not cacheable: a missing file may be uploaded later. */
const notFound = (reply: FastifyReply) => {
  for (const name of ["cache-control", "etag", "accept-ranges"]) reply.removeHeader(name);
  reply.callNotFound();
  return reply;
};
