import { existsSync, readdirSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { builtPath, galleryPath, picturesPath } from "../../built-files.ts";
import type { Storage } from "#uploads/storage/storage.ts";
import { smallestOf } from "../../compression/smallest-files.ts";
import type { ShopFile } from "./shop-files.ts";
import { serveUploadedFiles, type MaySeeWithheld } from "./uploaded-files.ts";

/** Matches files: the served folders, and names with an extension at the root. */
const filePattern =
  /^\/(?:(?:api|assets|gallery|models|pictures|uploads)(?:\/|$)|[^/]*\.[a-z0-9]+$)/i;

/**
 * Whether an address without a route is a page of the interface, which shows its own "not found".
 * Only the path counts: a search text after the question mark may end like a file name.
 */
export const isPage = (method: string, url: string): boolean =>
  (method === "GET" || method === "HEAD") && !filePattern.test(url.split("?", 1)[0] ?? "");

/**
 * Serves the files of the user interface, and pictures, precompressed with br or gzip if the build
 * has such a file and the client accepts it. Register this before the compression of responses,
 * which would compress again and drop the content length.
 */
export const registerFiles = async (
  app: FastifyInstance,
  storage: Storage,
  maySeeWithheld: MaySeeWithheld,
  built = builtPath,
  shopFile: ShopFileOf = async () => null,
): Promise<void> => {
  await app.register(fastifyStatic, {
    // Compressed pictures are in the first folders; the last serves the rest.
    root: [
      ...smallestOf(built, "pictures"),
      ...[`${built}/pictures`, picturesPath].filter((path) => existsSync(path)),
    ],
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
    // A redrawn model keeps its address, so clients must revalidate it.
    await app.register(fastifyStatic, {
      root: `${built}/models`,
      prefix: "/models/",
      decorateReply: false,
      preCompressed: true,
      maxAge: "1h",
    });
  }
  serveUploadedFiles(app, storage, maySeeWithheld);
  const ui = `${built}/ui`;
  if (existsSync(ui)) await registerInterface(app, ui, smallestOf(built, "ui"), shopFile);
};

/** Returns a file that shows the shop's own name or logo; null for other files. */
type ShopFileOf = (name: string) => Promise<ShopFile | null>;

/** Precompressed files, and page templates, which are completed per request. */
const notServed = /\.(?:br|gz)$|^index.*\.html$/;

/**
 * Serves the built interface: the few files at the root as separate routes, and the hundreds in
 * folders through one shared route.
 */
const registerInterface = async (
  app: FastifyInstance,
  ui: string,
  smallest: readonly string[],
  shopFile: ShopFileOf,
): Promise<void> => {
  const served = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !notServed.test(entry.name))
      .map(({ name }) => name);
  await app.register(fastifyStatic, {
    root: [...smallest, ui],
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  for (const name of served(ui)) {
    app.get(`/${name}`, async (_request, reply) => {
      void reply.header("cache-control", "no-cache");
      const own = await shopFile(name);
      return own ? reply.type(own.type).send(own.content) : reply.sendFile(name);
    });
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
