import { existsSync, readFileSync } from "node:fs";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { StoreUnavailable } from "#domain/ports.ts";
import type { ProductQueries } from "#projections/products/queries.ts";
import { answerNotFound } from "#rest/errors.ts";
import { builtPath } from "../built-files.ts";
import { isPage } from "./files.ts";
import { headLines, headOf, privateHead, productHead, type PageHead } from "./head.ts";
import { knownPage } from "./known-pages.ts";
import { createSitemap, robotsText } from "./sitemap.ts";

/** What of the built page every page says for itself. */
const ownLines = /<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g;

interface Page {
  readonly status: 200 | 404;
  readonly head: PageHead;
}

/**
 * The pages of the interface, each with its own title, description and data in the first HTML, and 404 where nothing
 * stands at an address; `/sitemap.xml` and `/robots.txt`. What is no page is answered as not found.
 */
export const registerPages = (
  app: FastifyInstance,
  {
    products,
    publicUrl,
    keepOffline = true,
    built = builtPath,
  }: {
    readonly products: Pick<ProductQueries, "byId" | "all">;
    readonly publicUrl: string | null;
    /** Whether browsers may keep the shop; where not, pages tell them to let it go. */
    readonly keepOffline?: boolean;
    readonly built?: string;
  },
): void => {
  const sitemap = createSitemap(products.all);
  const baseOf = ({ protocol, host }: FastifyRequest): string =>
    publicUrl?.replace(/\/+$/, "") ?? `${protocol}://${encodeURI(host)}`;

  const pageOf = async (url: string, base: string): Promise<Page> => {
    const page = knownPage(url);
    switch (page.kind) {
      case "open":
        return { status: 200, head: headOf(page.words, page.path) };
      case "own":
        return { status: 200, head: privateHead };
      case "unknown":
        return { status: 404, head: privateHead };
      case "item":
        try {
          const product = await products.byId(page.id);
          if (!product) return { status: 404, head: privateHead };
          return { status: 200, head: productHead(product, base) };
        } catch (error) {
          // The page says itself what it cannot show, and shows it when the store is back.
          if (error instanceof StoreUnavailable) return { status: 200, head: privateHead };
          throw error;
        }
    }
  };

  app.get("/robots.txt", async (request, reply) =>
    reply.type("text/plain; charset=utf-8").send(robotsText(baseOf(request))),
  );
  app.get("/sitemap.xml", async (request, reply) =>
    reply.type("application/xml; charset=utf-8").send(await sitemap(baseOf(request))),
  );

  app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
  const index = `${built}/ui/index.html`;
  if (!existsSync(index)) return;
  const [before = "", after = ""] = readFileSync(index, "utf8")
    .replaceAll(ownLines, "")
    .split("</head>");
  const letGo = keepOffline ? "" : '    <meta name="keep-offline" content="no">\n';
  app.get("/*", { config: { sameForEverybody: true } }, async (request, reply) => {
    if (!isPage(request.method, request.url)) return answerNotFound(reply);
    const base = baseOf(request);
    const { status, head } = await pageOf(request.url, base);
    return reply
      .code(status)
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(`${before}${letGo}    ${headLines(head, base)}\n  </head>${after}`);
  });
};
