import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { categoryNamed, shownCategory } from "#domain/category/categories.ts";
import { messages } from "#domain/messages.ts";
import { createProductListBytes, type Packing } from "#projections/products/list-bytes.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import type { RestDependencies } from "../context.ts";
import { productBody } from "./body.ts";
import { createPageBytes } from "./page-bytes.ts";

/** Query of GET /api/products. */
export const productListQuery = z.strictObject({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe("Products per page; default 24."),
  cursor: z.string().optional().describe("From the Link header of the previous page."),
  category: z.string().max(100).optional().describe("The English name of a category."),
  search: z
    .string()
    .optional()
    .describe("Search words that must all match; the best matches come first."),
});

const defaultLimit = 24;

/** Smaller lists fit into one packet uncompressed. */
const minCompressedBytes = 1024;
const packings: Packing[] = ["br", "gzip"];

const jsonType = "application/json; charset=utf-8";

/** The compression of a list that the caller accepts; null for none. */
const packingFor = (json: Buffer, headers: FastifyRequest["headers"]): Packing | null =>
  json.length >= minCompressedBytes && headers["x-no-compression"] === undefined
    ? negotiate(headers["accept-encoding"]?.toString() ?? "", packings)
    : null;

/**
 * Registers the product list: the whole list from cached bytes, or a page if the query asks for
 * one.
 */
export const registerProductList = (
  app: FastifyInstance,
  { readModels, freshness }: RestDependencies,
): void => {
  const { settings } = readModels;
  const bodyOf = (product: ProductDocument) =>
    productBody(product, product.id, settings.categories());
  const bytes = createProductListBytes({
    follow: (take) => readModels.products.follow(take),
    bodyOf,
  });

  let pageBytes = createPageBytes(bodyOf);

  let categories = settings.categories();
  settings.onChange((now) => {
    if (now.categories === categories) return;
    categories = now.categories;
    bytes.renew();
    pageBytes = createPageBytes(bodyOf);
  });

  const answerAll = async (request: FastifyRequest, reply: FastifyReply) => {
    // The cache may be older than the caller's last action; the store has the current state or
    // throws Unavailable.
    if (!freshness.isKeptUp()) return (await readModels.products.all()).map(bodyOf);
    const { json, etag } = await bytes.current();
    void reply.header("etag", etag);
    if (isAmong(request.headers["if-none-match"], etag)) return reply.code(304).send();
    void reply.type(jsonType);
    const packing = packingFor(json, request.headers);
    if (packing === null) return reply.send(json);
    const packed = await bytes.packed(packing);
    return reply.header("content-encoding", packing).header("etag", packed.etag).send(packed.bytes);
  };

  /** The shown category with a name. Throws for an unknown one. */
  const categoryId = (name: string): string => {
    const found = categoryNamed(settings.categories(), name);
    if (found) return shownCategory(settings.categories(), found.id);
    const { unknown: message } = messages.category;
    throw new z.ZodError([{ code: "custom", path: ["category"], message, input: name }]);
  };

  app.get("/products", { config: { access: "VISITOR" } }, async (request, reply) => {
    const given = productListQuery.parse(request.query);
    if (Object.keys(given).length === 0) return answerAll(request, reply);
    const limit = given.limit ?? defaultLimit;
    const query = { ...given, limit };
    const category = given.category === undefined ? null : categoryId(given.category);
    const { documents, nextCursor } = await readModels.products.list({ ...query, category });
    if (nextCursor !== null) {
      const next = new URLSearchParams();
      for (const [name, value] of Object.entries({ ...query, cursor: nextCursor })) {
        next.set(name, String(value));
      }
      const path = String(request.routeOptions.url);
      void reply.header("link", `<${path}?${next.toString()}>; rel="next"`);
    }
    const { json, packed } = pageBytes(documents.map(({ document }) => document));
    void reply.type(jsonType);
    const packing = packingFor(json, request.headers);
    const bytes = packing && (await packed(packing));
    if (bytes) return reply.header("content-encoding", packing).send(bytes);
    return reply.send(json);
  });
};

/** Whether If-None-Match contains the ETag. A compressing proxy may have weakened it. */
const isAmong = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(",").some((each) => ["*", etag].includes(each.trim().replace(/^W\//, "")));
