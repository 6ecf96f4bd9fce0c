import { escapeUTF8 } from "entities";
import type { ProductDocument } from "#projections/products/document.ts";
import { itemPath, openPages } from "./known-pages.ts";

/** Maximum entries of a sitemap (sitemaps.org); the newest products come first. */
const maxEntries = 50_000;

/** Cache lifetime: crawlers fetch it repeatedly, and building it reads every product. */
const cacheMs = 10 * 60 * 1000;

/**
 * Returns the sitemap for a base address, rebuilt at most every ten minutes. Rejects if the
 * products can't be read. `pages` are further paths of now.
 */
const sitemapOf = (lines: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    "</urlset>",
    "",
  ].join("\n");

/** The sitemap of a shop that isn't open. */
export const emptySitemap = sitemapOf([]);

export type Sitemap = (base: string, pages?: readonly string[]) => Promise<string>;

export const createSitemap = (
  allProducts: () => Promise<readonly ProductDocument[]>,
  now: () => number = Date.now,
): Sitemap => {
  let kept: { readonly paths: Promise<readonly string[]>; readonly until: number } | null = null;

  const read = async (): Promise<readonly string[]> => {
    const items = (await allProducts()).map(({ id }) => itemPath(id));
    return [...Object.keys(openPages), ...items].slice(0, maxEntries);
  };

  const paths = (): Promise<readonly string[]> => {
    if (!kept || kept.until <= now()) {
      const reading = read();
      const made = { paths: reading, until: now() + cacheMs };
      kept = made;
      reading.catch(() => {
        if (kept === made) kept = null;
      });
    }
    return kept.paths;
  };

  return async (base, pages = []) => {
    const lines = [...(await paths()), ...pages].map(
      (path) => `  <url><loc>${escapeUTF8(base + path)}</loc></url>`,
    );
    return sitemapOf(lines);
  };
};

/** Returns `robots.txt`, which excludes private pages from crawling. */
export const robotsText = (base: string): string =>
  [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /graphql",
    "",
    `Sitemap: ${base}/sitemap.xml`,
    "",
  ].join("\n");
