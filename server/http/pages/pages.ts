import { existsSync, readFileSync } from "node:fs";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { languages, type Language } from "#domain/constants.ts";
import type { PicturesOf } from "#domain/product/pictures.ts";
import { StoreUnavailable } from "#domain/ports.ts";
import { productIdOf } from "#domain/values/variant-id.ts";
import { asVariant } from "#projections/products/document.ts";
import type { ShopView } from "#projections/settings/shop-view.ts";
import type { ProductQueries } from "#projections/products/queries.ts";
import { answerNotFound } from "#rest/errors.ts";
import { addressOf } from "../address-of-request.ts";
import { builtPath } from "../../built-files.ts";
import { originOf } from "../host.ts";
import { isSameOriginNavigation } from "../same-origin.ts";
import { isPage } from "./files.ts";
import { headLines, headOf, privateHead, productHead, type PageHead } from "./head.ts";
import {
  itemPath,
  isOpenToVisitors,
  itemVariantPath,
  knownPage,
  pathOfPage,
  slugsOfPages,
  variantIn,
} from "./known-pages.ts";
import {
  requestedLanguage,
  chosenLanguage,
  languageCookie,
  languageOfPage,
  varyByLanguage,
  withoutLanguage,
} from "./language.ts";
import { pageWords } from "./page-words.ts";
import type { PageRenderer } from "./renderer.ts";
import { colourStyle, type ShopOfPages } from "./shop-data.ts";
import { createSitemap, emptySitemap, robotsText } from "./sitemap.ts";

/** Tags of the built page that each page replaces. */
const replacedTags = /<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g;

/**
 * Scripts that load with the head. A rendered page shows its content without them and loads them
 * after its first picture.
 */
const earlyScripts = /\s*<link rel="modulepreload"[^>]*>/g;

/** The built page of a language, split at the places where page content is inserted. */
interface Shell {
  readonly before: string;
  /** The same for a page rendered on the server. */
  readonly beforeRendered: string;
  readonly between: string;
  readonly after: string;
}

const shellOf = (file: string): Shell => {
  const [before = "", between = "", after = ""] = readFileSync(file, "utf8")
    .replaceAll(replacedTags, "")
    .split(/<\/head>|(?<=<div id="root">)(?=<\/div>)/);
  return { before, beforeRendered: before.replaceAll(earlyScripts, ""), between, after };
};

/** A version of a page that the owner wrote; null if there is none. */
type ReadWritten = (
  slug: string,
  version: number,
  language: Language,
) => Promise<{ readonly title: string; readonly description: string } | null>;

interface Page {
  readonly status: 200 | 404 | 503;
  readonly head: PageHead;
  /** Address for rendering, if the content is the same for every reader. */
  readonly renderAddress?: string;
}

/** What visitors of a shop that isn't open get at nearly every address. */
const closedPage: Page = { status: 503, head: privateHead, renderAddress: "/" };

const daySeconds = 24 * 60 * 60;

/** Seconds until a closed shop is expected to open again; a day if that isn't known. */
const retryAfter = ({ closed }: ShopView, now: number): number => {
  const opens = closed?.until ? Date.parse(`${closed.until}T00:00:00+05:30`) : now;
  return opens > now ? Math.ceil((opens - now) / 1000) : daySeconds;
};

const missing: Page = { status: 404, head: privateHead };

const maxSearchLength = 300;

/**
 * Includes the search in the address for rendering. A page with an overlong search isn't rendered.
 */
const renderAddressOf = (path: string, url: string): { readonly renderAddress?: string } => {
  const start = url.indexOf("?");
  if (start < 0) return { renderAddress: path };
  return url.length - start > maxSearchLength
    ? {}
    : { renderAddress: `${path}${url.slice(start)}` };
};

/** The name of a category, or of the one that an archived one leads to. */
const categoryName = (categories: ShopView["categories"], id: string): string => {
  const found = categories.find((category) => category.id === id);
  const shown = found?.leadsTo ? categories.find(({ id: own }) => own === found.leadsTo) : found;
  return shown?.name ?? id;
};

/** The address of a category's list by its current word, if the given one has a former word. */
const movedCategory = (url: string, { categories }: ShopView): string | null => {
  const [path = "", query = ""] = url.split("?", 2);
  if (query === "" || path.toLowerCase() !== "/category") return null;
  const parameters = new URLSearchParams(query);
  const word = parameters.get("room");
  if (word === null) return null;
  const category =
    categories.find(({ slug }) => slug === word) ??
    categories.find(({ formerSlugs }) => formerSlugs.includes(word));
  const leadsTo = category?.leadsTo ?? category?.id;
  const shown = categories.find(({ id }) => id === leadsTo);
  if (!shown || shown.slug === word) return null;
  parameters.set("room", shown.slug);
  return `${path}?${parameters.toString()}`;
};

/**
 * Marks pages that a browser may store because they are the same for every reader, and requests for
 * a page that fits every address (`ui/offline/`).
 */
const offlineHeader = "x-kept-offline";

/**
 * Serves the pages of the interface, each with its own title, description and data in the first
 * HTML, with status 404 at an unknown address, and 503 while the shop isn't open; also
 * `/sitemap.xml` and `/robots.txt`. Everything that isn't a page gets a "not found" error.
 */
export const registerPages = (
  app: FastifyInstance,
  {
    products,
    pictures = async () => [],
    publicUrl,
    shop: shopIn,
    written = async () => null,
    render = async () => null,
    onChosen = async () => {},
    keepOffline = true,
    built = builtPath,
  }: {
    readonly products: Pick<ProductQueries, "byId" | "all">;
    readonly pictures?: PicturesOf;
    readonly publicUrl: string | null;
    readonly shop: (language: Language) => Promise<ShopOfPages>;
    /** A version of a page that the owner wrote. */
    readonly written?: ReadWritten;
    readonly render?: PageRenderer["render"];
    /** Called when a reader chooses a language. The response doesn't wait for it. */
    readonly onChosen?: (language: Language, request: FastifyRequest) => Promise<void>;
    /**
     * Whether browsers may store the shop for offline use. If not, pages make them delete their
     * copy.
     */
    readonly keepOffline?: boolean;
    readonly built?: string;
  },
): void => {
  const sitemap = createSitemap(products.all);
  const baseOf = ({ protocol, host }: FastifyRequest): string =>
    publicUrl?.replace(/\/+$/, "") ?? originOf(protocol, host);

  /** The page of a product, as the variant that its parameter or its path names. */
  const itemOf = async (
    id: string,
    url: string,
    base: string,
    language: Language,
    { categories }: ShopView,
  ): Promise<Page> => {
    const productId = productIdOf(id);
    const product = await products.byId(productId);
    const variantOf = (variantId: string | null) => {
      if (!product || variantId === null || productIdOf(variantId) !== productId) return null;
      const variant = asVariant(product, variantId);
      return variant?.sold ? variant : null;
    };
    const named = id === productId ? null : variantOf(id);
    if (!product || (id !== productId && !named)) {
      return { status: 404, head: privateHead, renderAddress: itemPath(id) };
    }
    const requested = product.options.length > 0 ? variantOf(variantIn(url)) : null;
    const variant = requested ?? named;
    // The further pictures were taken of the first variant.
    const shownPictures = variant && variant.id !== productId ? [] : await pictures(product);
    return {
      status: 200,
      head: productHead(
        variant ?? product,
        base,
        shownPictures,
        language,
        variant !== null,
        categoryName(categories, product.category),
      ),
      // Only variants on sale have a rendering of their own, so that callers can't add others.
      renderAddress: requested ? itemVariantPath(requested.id) : itemPath(id),
    };
  };

  /** The live version of a page that the owner wrote. */
  const writtenOf = async (
    slug: string,
    path: string,
    language: Language,
    shop: ShopView,
  ): Promise<Page> => {
    const known = pageWords[language];
    const [, own] = Object.entries(known.pages).find(([each]) => each === path) ?? [];
    const { version = 0, title = "" } = shop.pages.find((each) => each.slug === slug) ?? {};
    // Without the store the page shows an error message itself, with its title.
    const found = await written(slug, version, language).catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return null;
      throw error;
    });
    const words = {
      title: title || own?.title || known.further[slug] || "",
      description: found?.description ?? own?.description ?? "",
    };
    return { status: 200, head: headOf(words, path, shop), renderAddress: path };
  };

  const pageOf = async (
    url: string,
    base: string,
    language: Language,
    shop: ShopView,
  ): Promise<Page> => {
    if (!isOpenToVisitors(url, shop)) return closedPage;
    const page = knownPage(url);
    switch (page.kind) {
      case "page": {
        const isLive = shop.pages.some(({ slug }) => slug === page.slug);
        const path = pathOfPage(page.slug);
        if (page.version === null) {
          if (isLive) return writtenOf(page.slug, path, language, shop);
          const shown = knownPage(path);
          // A known page without a text of the owner's has the shop's own.
          return shown.kind === "open" ? pageOf(path, base, language, shop) : missing;
        }
        const version = await written(page.slug, page.version, language);
        if (!version || (!isLive && page.slug !== "terms")) return missing;
        // An old version is for those who have its address.
        const renderAddress = `/pages/${page.slug}?version=${page.version}`;
        return { status: 200, head: privateHead, renderAddress };
      }
      case "open": {
        const slug = slugsOfPages[page.path];
        if (slug !== undefined && shop.pages.some((each) => each.slug === slug)) {
          return writtenOf(slug, page.path, language, shop);
        }
        return {
          status: 200,
          head: headOf(pageWords[language].pages[page.path], page.path, shop),
          ...(page.path === "/category"
            ? renderAddressOf(page.path, url)
            : { renderAddress: page.path }),
        };
      }
      case "own":
        return { status: 200, head: privateHead };
      case "unknown":
        return { status: 404, head: privateHead };
      case "item":
        try {
          return await itemOf(page.id, url, base, language, shop);
        } catch (error) {
          // The page shows an error message itself, and its content when the store is reachable
          // again.
          if (error instanceof StoreUnavailable) return { status: 200, head: privateHead };
          throw error;
        }
    }
  };

  app.get("/robots.txt", async (request, reply) =>
    reply.type("text/plain; charset=utf-8").send(robotsText(baseOf(request))),
  );
  app.get("/sitemap.xml", async (request, reply) => {
    const { view } = await shopIn("en");
    void reply.type("application/xml; charset=utf-8");
    if (view.closed) return reply.send(emptySitemap);
    const open: readonly string[] = Object.values(slugsOfPages);
    const own = view.pages.filter(({ slug }) => !open.includes(slug));
    const xml = await sitemap(
      baseOf(request),
      own.map(({ slug }) => pathOfPage(slug)),
    );
    return reply.send(xml);
  });

  app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
  const english = `${built}/ui/index.html`;
  if (!existsSync(english)) return;
  const shells = Object.fromEntries(
    languages.map(({ code }) => {
      const file = `${built}/ui/index.${code}.html`;
      return [code, shellOf(existsSync(file) ? file : english)];
    }),
  ) as Record<Language, Shell>;
  const offlineMeta = keepOffline ? "" : '    <meta name="keep-offline" content="no">\n';
  app.get("/*", { config: { sameForAllCallers: true } }, async (request, reply) => {
    if (!isPage(request.method, request.url)) return answerNotFound(reply);
    const base = baseOf(request);
    const language = languageOfPage(request);
    const { before, beforeRendered, between, after } = shells[language];
    const current = await shopIn(language);
    const moved = movedCategory(request.url, current.view);
    // Not kept by browsers: a category may have its former word again.
    if (moved) return reply.header("cache-control", "no-cache").redirect(moved, 301);
    const { status, head, renderAddress } = await pageOf(
      withoutLanguage(request.url),
      base,
      language,
      current.view,
    );
    const drawn =
      renderAddress && !request.headers[offlineHeader]
        ? await render(renderAddress, language, addressOf(request), current)
        : null;
    const rendered = drawn?.page;
    // A cached page holds the shop's identity that it was rendered with.
    const shop = drawn?.shop ?? current;
    const scripts = `${rendered?.data ?? ""}${shop.script}`;
    if (requestedLanguage(request.url)) {
      // A link from another site shows a page in its language without changing the choice made
      // here.
      if (
        isSameOriginNavigation(request.headers) ||
        chosenLanguage(request.headers.cookie) === null
      ) {
        void reply.header("set-cookie", languageCookie(language));
      }
      await onChosen(language, request);
    }
    // Browsers must not keep the page of a closed shop as the shop's first page.
    if (rendered && status !== 503) void reply.header(offlineHeader, "1");
    if (status === 503) void reply.header("retry-after", retryAfter(shop.view, Date.now()));
    return reply
      .code(status)
      .header("cache-control", "no-cache")
      .header("vary", varyByLanguage)
      .type("text/html; charset=utf-8")
      .send(
        [
          `${rendered ? beforeRendered : before}${offlineMeta}    ${headLines(head, base, language, shop.view)}${colourStyle(shop.view)}${rendered?.head ?? ""}\n  </head>`,
          `${between}${rendered?.body ?? ""}`,
          after.replace("</div>", () => `</div>${scripts}`),
        ].join(""),
      );
  });
};
