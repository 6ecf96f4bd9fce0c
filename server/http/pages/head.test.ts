import { expect, it } from "vitest";
import { productDocument } from "../../../testing/product-documents.ts";
import { galleryOf } from "#catalogue/gallery/gallery.ts";
import { defaultShop } from "../../../testing/default-shop.ts";
import { headLines, headOf, privateHead, productHead, type PageHead } from "./head.ts";

const linesOf = (head: PageHead, base: string, language: "en" | "si" | "ta" = "en"): string =>
  headLines(head, base, language, defaultShop.shop);

const base = "https://nivasa.example";
const kettle = productDocument({
  id: "uva-kettle",
  name: 'Kettle "Uva" </title><script>',
  description: `Copper & brass. </script><!-- ${"It boils. ".repeat(40)}`,
  image: "/pictures/uva-kettle.svg",
  priceCents: 985_050,
  countInStock: 3,
  numReviews: 3,
  ratingSum: 13,
});

const dataOf = (lines: string): readonly Record<string, unknown>[] =>
  [...lines.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
  );

it("a product page has structured data with name, price and rating", () => {
  const lines = linesOf(productHead(kettle, base), base);
  const [product, crumbs] = dataOf(lines);
  expect(product).toMatchObject({
    "@type": "Product",
    name: kettle.name,
    image: [`${base}/pictures/uva-kettle.svg`],
    offers: { price: "9850.50", priceCurrency: "LKR", availability: "https://schema.org/InStock" },
    aggregateRating: { ratingValue: "4.3", reviewCount: 3 },
  });
  expect(crumbs).toMatchObject({
    itemListElement: [
      { position: 1, item: `${base}/` },
      { position: 2, item: `${base}/category` },
      { position: 3, name: kettle.name, item: `${base}/Item-Page/uva-kettle` },
    ],
  });
  expect(lines).toContain(`<link rel="canonical" href="${base}/Item-Page/uva-kettle" />`);
  expect(lines).toContain(`content="${base}/pictures/uva-kettle.svg"`);
});

it("lists the photos of a product, and uses the first one for link previews", () => {
  const pictures = galleryOf("/models/uva-kettle.glb", kettle.name);
  const lines = linesOf(productHead(kettle, base, pictures), base);
  const [product] = dataOf(lines);
  expect(product).toMatchObject({
    image: [kettle.image, ...pictures.map(({ url }) => url)].map((url) => `${base}${url}`),
  });
  expect(lines).toContain(
    `<meta property="og:image" content="${base}${String(pictures[0]?.url)}" />`,
  );
});

it("no text of a product ends a line of the head", () => {
  const lines = linesOf(productHead(kettle, base), base);
  expect(lines.match(/<title>/g)).toHaveLength(1);
  expect(lines.match(/<\/title>/g)).toHaveLength(1);
  expect(lines.match(/<script/g)).toHaveLength(2);
  expect(lines).not.toContain("<!--");
});

it("a description is cut between words", () => {
  const { description } = productHead(kettle, base);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/(?:It|boils\.)…$/);
});

it("structured data omits a missing rating and says that a product is sold out", () => {
  const [product] = productHead({ ...kettle, numReviews: 0, countInStock: 0 }, base).data;
  expect(product).not.toHaveProperty("aggregateRating");
  expect(product).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
});

it("an image on another host keeps its address", () => {
  const elsewhere = { ...kettle, image: "https://pictures.example/kettle.png" };
  expect(linesOf(productHead(elsewhere, base), base)).toContain(
    '<meta property="og:image" content="https://pictures.example/kettle.png" />',
  );
});

it.each(["http://x:99999/a.png", "https://[::1", "https://%", "http://["])(
  "leaves out an address that browsers can't read: %s",
  (image) => {
    const head = productHead({ ...kettle, image }, base, [
      { url: image, width: 1, height: 1 } as never,
    ]);
    expect(linesOf(head, base)).not.toContain("og:image");
    expect(head.data[0]).toMatchObject({ image: [] });
  },
);

it("a private page is not indexed", () => {
  const lines = linesOf(privateHead, base);
  expect(lines).toBe('<title>Nivasa</title>\n    <meta name="robots" content="noindex" />');
});

it("a static page has its own title and description", () => {
  const lines = linesOf(
    headOf({ title: "Contact Us", description: "Say hello." }, "/contact", defaultShop.shop),
    base,
  );
  expect(lines).toContain("<title>Contact Us · Nivasa</title>");
  expect(lines).toContain('<meta property="og:type" content="website" />');
});
