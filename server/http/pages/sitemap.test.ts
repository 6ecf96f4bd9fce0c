import { expect, it, vi } from "vitest";
import { productDocument } from "../../../testing/product-documents.ts";
import { createSitemap, robotsText } from "./sitemap.ts";

const base = "https://nivasa.example";

it("lists every public page and every product with full addresses", async () => {
  const sitemap = createSitemap(async () => [productDocument({ id: "a & b" })]);
  const xml = await sitemap(base);
  expect(xml).toContain(`<loc>${base}/</loc>`);
  expect(xml).toContain(`<loc>${base}/category</loc>`);
  expect(xml).toContain(`<loc>${base}/Item-Page/a%20%26%20b</loc>`);
});

it("reads the products once in ten minutes, and again after a failure", async () => {
  let now = 0;
  const products = vi.fn(async () => [productDocument()]);
  const sitemap = createSitemap(products, () => now);
  products.mockRejectedValueOnce(new Error("away"));
  await expect(sitemap(base)).rejects.toThrow("away");
  await Promise.all([sitemap(base), sitemap(base)]);
  now = 599_999;
  await sitemap(base);
  expect(products).toHaveBeenCalledTimes(2);
  now = 600_000;
  await sitemap(base);
  expect(products).toHaveBeenCalledTimes(3);
});

it("robots.txt names the sitemap", () => {
  expect(robotsText(base)).toContain(`Sitemap: ${base}/sitemap.xml`);
});
