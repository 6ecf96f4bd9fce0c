import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { categories } from "#domain/constants.ts";
import { createProductListBytes, type Packing } from "#projections/products/list-bytes.ts";
import type { RestDependencies } from "../context.ts";
import { productBody } from "./body.ts";

/** Query of GET /api/products. */
export const productListQuery = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe("Of a page; 24 where left out."),
  cursor: z.string().optional().describe("From the Link header of the page before."),
  category: z.enum(categories).optional(),
  search: z
    .string()
    .optional()
    .describe("Words that must all be meant somewhere; what matches best comes first."),
});

const usualLimit = 24;

/** Shorter lists fit into one packet as they are. */
const leastPacked = 1024;
const packings: Packing[] = ["br", "gzip"];

/** How an answer may be packed; null for as it is. */
const packingFor = (headers: FastifyRequest["headers"]): Packing | null =>
  headers["x-no-compression"] === undefined
    ? negotiate(headers["accept-encoding"]?.toString() ?? "", packings)
    : null;

/**
 * The list of products: all of them from kept bytes, or a page where anything of one is asked for.
 */
export const registerProductList = (
  app: FastifyInstance,
  { readModels, freshness }: RestDependencies,
): void => {
  const bytes = createProductListBytes({
    follow: (take) => readModels.products.follow(take),
    bodyOf: productBody,
  });

  const answerAll = async (request: FastifyRequest, reply: FastifyReply) => {
    // What is kept may be older than the caller's last action: the store tells, or that it is away.
    if (!freshness.isKeptUp()) return (await readModels.products.all()).map(productBody);
    const { json, etag } = await bytes.current();
    void reply.header("etag", etag);
    if (isAmong(request.headers["if-none-match"], etag)) return reply.code(304).send();
    void reply.type("application/json; charset=utf-8");
    const packing = json.length < leastPacked ? null : packingFor(request.headers);
    if (packing === null) return reply.send(json);
    const packed = await bytes.packed(packing);
    return reply.header("content-encoding", packing).header("etag", packed.etag).send(packed.bytes);
  };

  app.get("/products", { config: { access: "visitor" } }, async (request, reply) => {
    const asked = productListQuery.parse(request.query);
    if (Object.keys(asked).length === 0) return answerAll(request, reply);
    const query = { ...asked, limit: asked.limit ?? usualLimit };
    const { documents, nextCursor } = await readModels.products.list(query);
    if (nextCursor !== null) {
      const next = new URLSearchParams();
      for (const [name, value] of Object.entries({ ...query, cursor: nextCursor })) {
        next.set(name, String(value));
      }
      const path = String(request.routeOptions.url);
      void reply.header("link", `<${path}?${next.toString()}>; rel="next"`);
    }
    return documents.map(({ document }) => productBody(document));
  });
};

/**
 * Whether a caller's If-None-Match names what it would be given; a proxy that compresses may have
 * weakened it.
 */
const isAmong = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(",").some((each) => ["*", etag].includes(each.trim().replace(/^W\//, "")));
