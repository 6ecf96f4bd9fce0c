import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { loopDelayOf } from "../../testing/loop-delay.ts";
import { manyProductDocuments, productDocument } from "../../testing/product-documents.ts";
import type { ProductDocument } from "./document.ts";
import { createProductListBytes } from "./list-bytes.ts";

const bytesOf = (products: readonly ProductDocument[]) => {
  let take: (product: ProductDocument) => void = () => undefined;
  const bytes = createProductListBytes({
    follow(taking) {
      take = taking;
      const opened = Promise.resolve().then(() => products.forEach(take));
      return { open: () => opened, close: () => undefined };
    },
    bodyOf: ({ id, priceCents, name }) => ({ id, name, price: priceCents / 100 }),
  });
  const ids = async () => {
    const { json } = await bytes.current();
    return (JSON.parse(json.toString()) as { readonly id: string }[]).map(({ id }) => id);
  };
  return {
    current: bytes.current,
    packed: bytes.packed,
    put: (product: ProductDocument) => take(product),
    ids,
  };
};

it("is a list even if it is empty", async () => {
  const { current, put } = bytesOf([]);
  const { json, etag } = await current();
  expect(json.toString()).toBe("[]");
  put(productDocument());
  expect((await current()).etag).not.toBe(etag);
  put(productDocument({ sold: false }));
  expect(await current()).toMatchObject({ json, etag });
});

it("has the newest first, and products of one moment by id", async () => {
  const { ids, put } = bytesOf([
    productDocument({ id: "b" }),
    productDocument({ id: "a" }),
    productDocument({ id: "old", addedAt: "2025-01-01T00:00:00.000Z" }),
  ]);
  expect(await ids()).toEqual(["a", "b", "old"]);
  put(productDocument({ id: "new", addedAt: "2026-06-01T00:00:00.000Z" }));
  expect(await ids()).toEqual(["new", "a", "b", "old"]);
});

it("is compressed once, and again after a change", async () => {
  const { current, packed, put } = bytesOf(manyProductDocuments(50));
  const { json, etag } = await current();
  const first = await packed("br");
  expect(first.etag).toBe(etag);
  expect(brotliDecompressSync(first.bytes)).toEqual(json);
  expect(gunzipSync((await packed("gzip")).bytes)).toEqual(json);
  expect(await packed("br")).toBe(first);
  put(productDocument({ id: "new" }));
  const second = await packed("br");
  expect(second.etag).toBe((await current()).etag);
  expect(brotliDecompressSync(second.bytes)).toEqual((await current()).json);
});

it("is compressed one at a time: a request meanwhile gets the next one, with all changes", async () => {
  const { current, packed, put } = bytesOf(manyProductDocuments(3000));
  const first = packed("gzip");
  const answers: Promise<{ readonly bytes: Buffer }>[] = [];
  for (let price = 1; price <= 5; price += 1) {
    await nextTurn();
    put(productDocument({ id: "new", priceCents: price * 100 }));
    answers.push(packed("gzip"));
  }
  await first;
  const given = new Set(await Promise.all(answers));
  expect(given.size).toBeLessThan(5);
  const last = [...given].at(-1)?.bytes ?? Buffer.alloc(0);
  expect(gunzipSync(last).equals((await current()).json)).toBe(true);
});

it("stays the same object while no listed field changes", async () => {
  const { current, put } = bytesOf([productDocument()]);
  const first = await current();
  put(productDocument({ onHand: 4, ratingSum: 5 }));
  expect(await current()).toBe(first);
  put(productDocument({ priceCents: 1 }));
  expect(await current()).not.toBe(first);
});

it("holds every change published before the request, at any moment of its construction", async () => {
  const { ids, put, current } = bytesOf(manyProductDocuments(3000));
  await current();
  for (let turns = 0; turns < 20; turns += 1) {
    const early = current();
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    const id = `new-${String(turns)}`;
    put(
      productDocument({ id, addedAt: `2027-01-01T00:00:${String(turns).padStart(2, "0")}.000Z` }),
    );
    const [answers] = await Promise.all([ids(), early]);
    expect(answers[0]).toBe(id);
    expect(answers).toHaveLength(3001 + turns);
  }
});

it("is rebuilt for a request that follows a change during its construction", async () => {
  const longText = "x".repeat(100_000);
  const { ids, put, current } = bytesOf(
    manyProductDocuments(400).map((product) => ({ ...product, name: longText })),
  );
  await current();
  put(productDocument({ id: "one", addedAt: "2027-01-01T00:00:00.000Z" }));
  const early = current();
  // This much text takes several slices, and this is between two of them.
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  put(productDocument({ id: "two", addedAt: "2027-01-01T00:00:01.000Z" }));
  expect((await ids())[0]).toBe("two");
  await early;
});

it("yields while ten thousand products change and are serialised", async () => {
  const products = manyProductDocuments(10_000);
  const { current, put } = bytesOf(products);
  await current();
  const { usualLongestMs } = await loopDelayOf(async () => {
    // Each request arrives in its own turn of the event loop.
    for (const product of products.slice(0, 20)) {
      put({ ...product, sold: false });
      await Promise.all([current(), nextTurn()]);
      put({ ...product, priceCents: 1 });
      await Promise.all([current(), nextTurn()]);
    }
  });
  expect(usualLongestMs).toBeLessThan(50);
});
