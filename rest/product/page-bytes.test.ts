import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { ProductDocument } from "#projections/products/document.ts";
import { manyProductDocuments, productDocument } from "../../testing/product-documents.ts";
import { productBody } from "./body.ts";
import { createPageBytes } from "./page-bytes.ts";

const opened = () => {
  const serialized: string[] = [];
  const bytesOf = createPageBytes((product) => {
    serialized.push(product.id);
    return productBody(product);
  });
  return { serialized, bytesOf };
};

const options = [
  {
    name: "Colour",
    display: "swatches",
    values: [{ name: "කළු", colours: ["#000000"] }],
  },
] as const;

it("is the JSON of the products, in their order and any language", () => {
  const { bytesOf } = opened();
  const documents = [
    ...manyProductDocuments(30),
    productDocument({ id: "ta", name: "கதிரை “1”", description: "a\u2028b\\\n" }),
    productDocument({ id: "si", name: "පුටුව", options }),
  ];
  for (const page of [documents, documents.toReversed(), []]) {
    const expected = JSON.stringify(page.map((product) => productBody(product)));
    expect(bytesOf(page).json.toString()).toBe(expected);
  }
});

it("serializes a version of a product once, for all pages that have it", () => {
  const { serialized, bytesOf } = opened();
  const [one, two, three] = ["one", "two", "three"].map((id) => productDocument({ id })) as [
    ProductDocument,
    ProductDocument,
    ProductDocument,
  ];
  bytesOf([one, two]);
  bytesOf([two, three]);
  expect(serialized).toEqual(["one", "two", "three"]);
  const changed = { ...two, name: "Another" };
  expect(bytesOf([changed]).json.toString()).toContain("Another");
  expect(serialized).toEqual(["one", "two", "three", "two"]);
});

it("compresses a page once, from the second time on", async () => {
  const { bytesOf } = opened();
  const page = manyProductDocuments(30);
  const first = bytesOf(page);
  expect(first.packed("br")).toBeNull();
  const { json, packed } = bytesOf(page);
  expect(json).toBe(first.json);
  expect(brotliDecompressSync((await packed("br")) ?? "")).toEqual(json);
  expect(gunzipSync((await packed("gzip")) ?? "")).toEqual(json);
  // A query that is not cached returns the same documents in another list.
  expect(await bytesOf([...page]).packed("br")).toBe(await packed("br"));
  const changed = page.with(3, { ...page[3], name: "Another" } as ProductDocument);
  expect(bytesOf(changed).packed("br")).toBeNull();
  expect(bytesOf(changed).json.toString()).toContain("Another");
  expect(bytesOf(page).json).toEqual(json);
});

it("keeps only so many bytes of pages", () => {
  const bytesOf = createPageBytes((product) => productBody(product), 100_000);
  const products = manyProductDocuments(200);
  const sizes = products.map((product) => {
    bytesOf([product]);
    return bytesOf([product]).json.length;
  });
  const kept = products.filter((product) => bytesOf([product]).packed("gzip") !== null);
  expect(kept.length).toBeLessThan(100_000 / (3 * Math.min(...sizes)));
});
