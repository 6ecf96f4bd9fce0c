import { existsSync, readdirSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { builtPath, galleryPath, picturesPath } from "../built-files.ts";
import type { Storage } from "#uploads/storage/storage.ts";
import { serveUploadedFiles } from "./uploaded-files.ts";

/**
 * Where files are and pages are not: the folders that are served, and names with an ending at the
 * root.
 */
const ofFiles = /^\/(?:(?:api|assets|gallery|models|pictures|uploads)(?:\/|$)|[^/]*\.[a-z0-9]+$)/i;

/**
 * Whether an address that no route knows is one of the interface, which then says itself what it
 * does not have. Words that somebody searched for may end like a file's name; they stand behind the
 * question mark.
 */
export const isPage = (method: string, url: string): boolean =>
  (method === "GET" || method === "HEAD") && !ofFiles.test(url.split("?", 1)[0] ?? "");

/**
 * The files of the user interface, and pictures, packed with br or gzip where the build has packed
 * them and the caller takes it. To be registered before what compresses answers as they leave,
 * which would pack again and lose lengths.
 */
export const registerFiles = async (
  app: FastifyInstance,
  storage: Storage,
  built = builtPath,
): Promise<void> => {
  await app.register(fastifyStatic, {
    // Packed pictures lie in a folder of their own; what has none there is taken from the second.
    root: [`${built}/pictures`, picturesPath].filter((path) => existsSync(path)),
    prefix: "/pictures/",
    decorateReply: false,
    preCompressed: true,
    maxAge: "1h",
  });
  if (existsSync(galleryPath)) {
    await app.register(fastifyStatic, {
      root: galleryPath,
      prefix: "/gallery/",
      decorateReply: false,
      immutable: true,
      maxAge: "365d",
    });
  }
  if (existsSync(`${built}/models`)) {
    // A model keeps its address when it is drawn anew, so that whoever has it asks whether it is
    // still the same.
    await app.register(fastifyStatic, {
      root: `${built}/models`,
      prefix: "/models/",
      decorateReply: false,
      preCompressed: true,
      maxAge: "1h",
    });
  }
  serveUploadedFiles(app, storage);
  const ui = `${built}/ui`;
  if (existsSync(ui)) await registerInterface(app, ui);
};

/** What is packed, and pages, which are put together where they are asked for. */
const notServed = /\.(?:br|gz)$|^index.*\.html$/;

/**
 * The built interface: few files at the root, each a route of its own, and hundreds beside them
 * that share one.
 */
const registerInterface = async (app: FastifyInstance, ui: string): Promise<void> => {
  const served = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !notServed.test(entry.name))
      .map(({ name }) => name);
  await app.register(fastifyStatic, {
    root: ui,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  for (const name of served(ui)) {
    app.get(`/${name}`, (_request, reply) =>
      reply.header("cache-control", "no-cache").sendFile(name),
    );
  }
  if (!existsSync(`${ui}/assets`)) return;
  const assets = new Set(served(`${ui}/assets`));
  app.get<{ Params: { readonly name: string } }>("/assets/:name", ({ params: { name } }, reply) =>
    assets.has(name)
      ? reply
          .header("cache-control", "public, max-age=31536000, immutable")
          .sendFile(`assets/${name}`)
      : reply.callNotFound(),
  );
};
