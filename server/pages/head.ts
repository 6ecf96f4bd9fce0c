import { escapeUTF8 } from "entities";
import type { ProductPicture } from "#domain/product/pictures.ts";
import { languages, type Language } from "#domain/constants.ts";
import { rupees } from "#domain/money.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { itemPath, type PageWords } from "./known-pages.ts";
import { pageWords } from "./page-words.ts";

/** What machines read of a page: search engines, and whoever shows a link to it. */
export interface PageHead extends PageWords {
  /** The page's one address below the shop's; null where no machine should keep it. */
  readonly path: string | null;
  /** A picture of it, as a path or an address; null for none. */
  readonly image: string | null;
  /** What schema.org calls it. */
  readonly data: readonly object[];
}

/** The longest description that search engines show. */
const longestDescription = 160;

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longestDescription) return line;
  return `${line.slice(0, longestDescription - 1).replace(/\s+\S*$/, "")}…`;
};

/** The head of a page whose words are known. */
export const headOf = (words: PageWords, path: string): PageHead => ({
  ...words,
  path,
  image: null,
  data: [],
});

/** The head of a page that is nobody else's business, or is not there. */
export const privateHead: PageHead = {
  title: "",
  description: "",
  path: null,
  image: null,
  data: [],
};

const ratingOf = ({ numReviews, ratingSum }: ProductDocument) =>
  numReviews > 0
    ? {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: (ratingSum / numReviews).toFixed(1),
          reviewCount: numReviews,
        },
      }
    : {};

/**
 * The head of a product's page, with the pictures that were taken of it. `base` is the shop's
 * address without a slash at its end.
 */
export const productHead = (
  product: ProductDocument,
  base: string,
  pictures: readonly ProductPicture[] = [],
  language: Language = "en",
): PageHead => {
  const { home, categories } = pageWords[language];
  const path = itemPath(product.id);
  const crumbs = [
    [home, "/"],
    [categories, "/category"],
    [product.name, path],
  ] as const;
  return {
    title: product.name,
    description: shortened(product.description),
    path,
    // Whoever shows a link to it reads no SVG, which the drawings are.
    image: pictures[0]?.url ?? product.image,
    data: [
      {
        "@context": "https://schema.org",
        "@type": "Product",
        name: product.name,
        description: product.description,
        image: [product.image, ...pictures.map(({ url }) => url)]
          .map((url) => addressOf(url, base))
          .filter((url) => url !== null),
        sku: product.id,
        category: product.category,
        offers: {
          "@type": "Offer",
          url: `${base}${path}`,
          price: rupees(product.priceCents).toFixed(2),
          priceCurrency: "LKR",
          availability: `https://schema.org/${product.countInStock > 0 ? "InStock" : "OutOfStock"}`,
        },
        ...ratingOf(product),
      },
      {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map(([name, to], index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          item: `${base}${to}`,
        })),
      },
    ],
  };
};

/**
 * The whole address of a picture; null where older versions of the shop stored what no browser can
 * read.
 */
const addressOf = (url: string, base: string): string | null =>
  URL.canParse(url, `${base}/`) ? new URL(url, `${base}/`).href : null;

const meta = (key: "name" | "property", name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeUTF8(content)}" />`;

/** A script's text ends at the first `</script`, wherever it stands. */
const scriptOf = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

const inLanguage = (address: string, language: Language): string =>
  language === "en" ? address : `${address}?lang=${language}`;

const alternate = (language: string, address: string): string =>
  `<link rel="alternate" hreflang="${language}" href="${escapeUTF8(address)}" />`;

/** The lines of a head, for the page of the interface in a language. */
export const headLines = (
  { title, description, path, image, data }: PageHead,
  base: string,
  language: Language = "en",
): string => {
  const name = title === "" ? "Nivasa" : `${title} · Nivasa`;
  const lines = [`<title>${escapeUTF8(name)}</title>`];
  if (path === null) return [...lines, meta("name", "robots", "noindex")].join("\n    ");
  const address = `${base}${path}`;
  lines.push(
    meta("name", "description", description),
    `<link rel="canonical" href="${escapeUTF8(inLanguage(address, language))}" />`,
    ...languages.map(({ code }) => alternate(code, inLanguage(address, code))),
    alternate("x-default", address),
    meta("property", "og:site_name", "Nivasa"),
    meta("property", "og:type", data.length > 0 ? "product" : "website"),
    meta("property", "og:title", name),
    meta("property", "og:description", description),
    meta("property", "og:url", address),
  );
  const picture = image ? addressOf(image, base) : null;
  if (picture !== null) lines.push(meta("property", "og:image", picture));
  return [...lines, ...data.map(scriptOf)].join("\n    ");
};
