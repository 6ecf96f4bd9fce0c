import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { answerNotFound } from "#rest/errors.ts";
import type { Config } from "./config.ts";
import { uploadsPath } from "#uploads/pictures.ts";

const uiPath = fileURLToPath(new URL("../dist/ui", import.meta.url));
const picturesPath = fileURLToPath(new URL("../catalogue/pictures", import.meta.url));

/** Where files are and pages are not: the folders that are served, and names with an ending at the root. */
const ofFiles = /^\/(?:(?:api|assets|pictures|uploads)(?:\/|$)|[^/]*\.[a-z0-9]+$)/i;

/**
 * Whether an address that no route knows is one of the interface, which then says itself what it does not have. Words
 * that somebody searched for may end like a file's name; they stand behind the question mark.
 */
export const isPage = (method: string, url: string): boolean =>
  (method === "GET" || method === "HEAD") && !ofFiles.test(url.split("?", 1)[0] ?? "");

/** The user interface and pictures. Every path that is no file is a page of the interface. */
export const registerFiles = async (
  app: FastifyInstance,
  { dataDir }: Pick<Config, "dataDir">,
): Promise<void> => {
  const uploads = uploadsPath(dataDir);
  mkdirSync(uploads, { recursive: true });
  await app.register(fastifyStatic, {
    root: picturesPath,
    prefix: "/pictures/",
    maxAge: "1h",
  });
  await app.register(fastifyStatic, {
    root: uploads,
    prefix: "/uploads/",
    decorateReply: false,
    immutable: true,
    maxAge: "365d",
  });
  if (!existsSync(uiPath)) return;
  const page = readFileSync(`${uiPath}/index.html`, "utf8");
  await app.register(fastifyStatic, {
    root: uiPath,
    wildcard: false,
    index: false,
    decorateReply: false,
    setHeaders(reply, path) {
      const named = path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
      reply.header("cache-control", named);
    },
  });
  app.setNotFoundHandler(({ method, url }, reply) =>
    isPage(method, url)
      ? reply.type("text/html").header("cache-control", "no-cache").send(page)
      : answerNotFound(reply),
  );
};
