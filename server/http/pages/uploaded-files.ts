import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ownerLetter, withheldName } from "#uploads/product-files/product-files.ts";
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

/** A file with an owner, who may withdraw it. */
const isWithdrawable = new RegExp(`^images/[0-9a-f]{32}${ownerLetter}-`);

/** Whether the caller of a request may see a withheld file. */
export type MaySeeWithheld = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
) => Promise<boolean>;

/**
 * Serves pictures and models at `/uploads/` from any storage. A name identifies its content, so
 * browsers cache a file permanently and never revalidate it, except files with an owner. Withheld
 * files are served to those who may see them, and never cached.
 */
export const serveUploadedFiles = (
  app: FastifyInstance,
  storage: Pick<Storage, "find" | "open">,
  maySeeWithheld: MaySeeWithheld,
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
        "cache-control": isWithdrawable.test(name)
          ? "public, max-age=300"
          : "public, max-age=31536000, immutable",
        etag: tag,
        "accept-ranges": "bytes",
      });
      const known = request.headers["if-none-match"]?.split(",") ?? [];
      const isKnown = known.some((each) => ["*", tag, `W/${tag}`].includes(each.trim()));
      if (isKnown && (!isWithdrawable.test(name) || (await storage.find(name)))) {
        return reply.code(304).send();
      }
      const wanted = request.headers["if-range"] ?? tag;
      const header = wanted === tag ? request.headers.range : undefined;
      if (header === undefined && request.method === "GET") {
        const whole = await storage.open(name, null);
        if (!whole) return sendWithheld(request, reply, { type, name });
        return reply.type(type).header("content-length", whole.bytes).send(whole.content);
      }
      const file = await storage.find(name);
      if (!file) return sendWithheld(request, reply, { type, name });
      const range = rangeOf(header, file.bytes);
      if (range === "beyond") {
        return reply.code(416).header("content-range", `bytes */${file.bytes}`).send();
      }
      if (request.method === "HEAD") {
        return reply.type(type).header("content-length", file.bytes).send();
      }
      const part = await storage.open(name, range);
      if (!part) return notFound(reply);
      void reply.type(type).header("content-length", part.bytes);
      if (range) {
        void reply
          .code(206)
          .header("content-range", `bytes ${range.start}-${range.end}/${file.bytes}`);
      }
      return reply.send(part.content);
    },
  });

  /** Sends a withheld file to who may see it, and 404 to others. */
  const sendWithheld = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { type, name }: { readonly type: string; readonly name: string },
  ) => {
    const withheld = withheldName(name);
    if (withheld === null || !(await storage.find(withheld))) return notFound(reply);
    const file = name.slice(name.indexOf("/") + 1);
    if (!(await maySeeWithheld(request, reply, file))) return notFound(reply);
    const found = await storage.open(withheld, null);
    if (!found) return notFound(reply);
    return reply
      .removeHeader("etag")
      .removeHeader("accept-ranges")
      .headers({ "cache-control": "private, no-store", "content-length": found.bytes })
      .type(type)
      .send(found.content);
  };
};

/** Not cacheable: a missing file may be uploaded later. */
const notFound = (reply: FastifyReply) => {
  for (const name of ["cache-control", "etag", "accept-ranges"]) reply.removeHeader(name);
  reply.callNotFound();
  return reply;
};
