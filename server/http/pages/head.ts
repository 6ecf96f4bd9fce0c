import { escapeUTF8 } from "entities";
import { productIdOf } from "#domain/values/variant-id.ts";
import type { ProductPicture } from "#domain/product/pictures.ts";
import { languages, type Language } from "#domain/constants.ts";
import { rupees } from "#domain/money.ts";
import type { ShopView } from "#projections/settings/shop-view.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { itemPath, itemVariantPath, type PageWords } from "./known-pages.ts";
import { pageWords } from "./page-words.ts";
import { inScript } from "./shop-data.ts";

/** Metadata of a page for search engines and link previews. */
export interface PageHead extends PageWords {
  /** The page's canonical path below the shop's address; null forbids indexing. */
  readonly path: string | null;
  /** A picture as a path or an address; null for none. */
  readonly image: string | null;
  /** Structured data (schema.org). */
  readonly data: readonly object[];
}

/** Search engines show about this many characters of a description. */
const maxDescriptionLength = 160;

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= maxDescriptionLength) return line;
  return `${line.slice(0, maxDescriptionLength - 1).replace(/\s+\S*$/, "")}…`;
};

/** The head of a static page. Its words may name the shop as `{shop}`. */
export const headOf = (
  { title, description }: PageWords,
  path: string,
  shop: ShopView,
): PageHead => ({
  title,
  description: description === "" ? shop.description : description.replace("{shop}", shop.name),
  path,
  image: null,
  data: [],
});

/** The head of a private or missing page. */
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

/** The price of a product, or the range of its variants. */
const offersOf = (product: ProductDocument, url: string) => {
  const { priceCents, highestPriceCents, countInStock, variants } = product;
  return {
    ...(priceCents === highestPriceCents
      ? { "@type": "Offer", price: rupees(priceCents).toFixed(2) }
      : {
          "@type": "AggregateOffer",
          lowPrice: rupees(priceCents).toFixed(2),
          highPrice: rupees(highestPriceCents).toFixed(2),
          offerCount: variants.filter(({ sold }) => sold).length,
        }),
    url,
    priceCurrency: "LKR",
    availability: `https://schema.org/${countInStock > 0 ? "InStock" : "OutOfStock"}`,
  };
};

/** A product's name; as a variant with its option values. */
const nameOf = ({ name, variants }: ProductDocument, asVariant: boolean): string => {
  const values = asVariant ? (variants[0]?.values ?? []) : [];
  return values.length > 0 ? `${name} (${values.join(", ")})` : name;
};

/**
 * The head of a product page with the product's photos. `base` is the shop's address without a
 * trailing slash. The page of a variant (`asVariant()` of the projection) has its name, price,
 * stock and picture, but the canonical path of its product.
 */
export const productHead = (
  product: ProductDocument,
  base: string,
  pictures: readonly ProductPicture[] = [],
  language: Language = "en",
  isVariant = false,
  category: string = product.category,
): PageHead => {
  const { home, categories } = pageWords[language];
  const name = nameOf(product, isVariant);
  const path = itemPath(productIdOf(product.id));
  const crumbs = [
    [home, "/"],
    [categories, "/category"],
    [product.name, path],
  ] as const;
  return {
    title: name,
    description: shortened(product.description),
    path,
    // Link previews don't support SVG, the format of the drawings.
    image: pictures[0]?.url ?? product.image,
    data: [
      {
        "@context": "https://schema.org",
        "@type": "Product",
        name,
        description: product.description,
        image: [product.image, ...(product.furtherPictures ?? []), ...pictures]
          .map((each) => addressOf(typeof each === "string" ? each : each.url, base))
          .filter((url) => url !== null),
        sku: product.id,
        category,
        ...(product.facts?.material ? { material: product.facts.material } : {}),
        ...(product.facts?.weightKg
          ? {
              weight: {
                "@type": "QuantitativeValue",
                value: product.facts.weightKg,
                unitCode: "KGM",
              },
            }
          : {}),
        offers: offersOf(product, `${base}${isVariant ? itemVariantPath(product.id) : path}`),
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
 * Returns the absolute address of a picture; null if browsers can't read it. Older versions of the
 * shop stored such addresses.
 */
const addressOf = (url: string, base: string): string | null =>
  URL.canParse(url, `${base}/`) ? new URL(url, `${base}/`).href : null;

const meta = (key: "name" | "property", name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeUTF8(content)}" />`;

const scriptOf = (data: object): string =>
  `<script type="application/ld+json">${inScript(data)}</script>`;

const inLanguage = (address: string, language: Language): string =>
  language === "en" ? address : `${address}?lang=${language}`;

const alternate = (language: string, address: string): string =>
  `<link rel="alternate" hreflang="${language}" href="${escapeUTF8(address)}" />`;

/** Returns the head's lines for a page in a language. */
export const headLines = (
  { title, description, path, image, data }: PageHead,
  base: string,
  language: Language,
  shop: ShopView,
): string => {
  const name = title === "" ? shop.name : `${title} · ${shop.name}`;
  const lines = [`<title>${escapeUTF8(name)}</title>`];
  if (path === null) return [...lines, meta("name", "robots", "noindex")].join("\n    ");
  const address = `${base}${path}`;
  lines.push(
    meta("name", "description", description),
    `<link rel="canonical" href="${escapeUTF8(inLanguage(address, language))}" />`,
    ...languages.map(({ code }) => alternate(code, inLanguage(address, code))),
    alternate("x-default", address),
    meta("property", "og:site_name", shop.name),
    meta("property", "og:type", data.length > 0 ? "product" : "website"),
    meta("property", "og:title", name),
    meta("property", "og:description", description),
    meta("property", "og:url", address),
  );
  const picture = image ? addressOf(image, base) : null;
  if (picture !== null) lines.push(meta("property", "og:image", picture));
  return [...lines, ...data.map(scriptOf)].join("\n    ");
};
