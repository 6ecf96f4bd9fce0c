import { expect, it, vi } from "vitest";
import { withReadCache } from "./read-cache.ts";

const opened = () => {
  const find = vi.fn(async () => ({
    documents: [{ id: "a", position: "1", document: { name: "Lamp", sizes: [{ width: 1 }] } }],
    nextCursor: null,
  }));
  const counted = vi.fn(async (_collection: string, groups: readonly unknown[]) =>
    groups.map(() => 7),
  );
  const getMany = vi.fn(async () => new Map());
  const count = vi.fn(async () => 1);
  const cache = withReadCache({ find, counted, getMany, count } as never);
  return { find, counted, getMany, count, cache };
};

it("reads each page once, until it is cleared", async () => {
  const { find, cache } = opened();
  const page = await cache.find("products", { limit: 1 });
  expect(await cache.find("products", { limit: 1 })).toBe(page);
  await cache.find("products", { limit: 2 });
  await cache.find("orders", { limit: 1 });
  expect(find).toHaveBeenCalledTimes(3);
  cache.clear();
  await cache.find("products", { limit: 1 });
  expect(find).toHaveBeenCalledTimes(4);
});

it("reads counts by collection and groups", async () => {
  const { counted, cache } = opened();
  const [all, lamps] = [[{}], [{ category: "Lamps" }]];
  expect(await cache.counted("products", all)).toEqual([7]);
  await cache.counted("products", all);
  await cache.counted("products", lamps);
  await cache.counted("orders", all);
  expect(counted).toHaveBeenCalledTimes(3);
});

it("freezes what its readers share", async () => {
  const page = await opened().cache.find<{ sizes: { width: number }[] }>("products", { limit: 1 });
  const [first] = page.documents;
  for (const shared of [page, page.documents, first?.document, first?.document.sizes[0]]) {
    expect(Object.isFrozen(shared)).toBe(true);
  }
});

it("reads documents by id, and their number, each time", async () => {
  const { getMany, count, cache } = opened();
  for (let time = 1; time <= 2; time += 1) {
    await cache.getMany("products", ["a"]);
    await cache.count("products");
    expect(getMany).toHaveBeenCalledTimes(time);
    expect(count).toHaveBeenCalledTimes(time);
  }
});

it("caches pages with five thousand documents in total", async () => {
  const find = vi.fn(async (_collection: string, { limit }: { readonly limit: number }) => ({
    documents: Array.from({ length: limit }, (_, id) => ({ id, position: "1", document: {} })),
    nextCursor: null,
  }));
  const cache = withReadCache({ find } as never);
  const read = (limit: number) => cache.find("products", { limit });
  for (let limit = 1; limit <= 60; limit += 1) await read(limit);
  for (let limit = 1; limit <= 60; limit += 1) await read(limit);
  expect(find).toHaveBeenCalledTimes(60);
  await read(3500);
  await read(1);
  expect(find).toHaveBeenCalledTimes(62);
});
