import { expect, it, vi } from "vitest";
import { createCollectionSizes } from "./collection-sizes.ts";

const opened = (documents: number) => {
  let now = 0;
  const count = vi.fn(async () => documents);
  const texts = documents === 0 ? [] : ["é", "éé", "ééé"];
  const find = vi.fn(async () => ({
    documents: texts.map((text) => ({ id: text, position: "1", document: { text } })),
    nextCursor: null,
  }));
  const sizes = createCollectionSizes({ count, find: find as never }, () => now);
  return {
    sizes,
    count,
    find,
    wait: (ms: number) => {
      now += ms;
    },
  };
};

it("is the number of documents times the average size of the newest", async () => {
  const { sizes, find } = opened(100);
  expect(await sizes.of("orders-v1")).toEqual({ documents: 100, bytes: 1500 });
  const newest = { sort: [{ field: "$position", direction: "down" }], limit: 50 };
  expect(find).toHaveBeenCalledWith("orders-v1", newest);
  expect(await opened(0).sizes.of("orders-v1")).toEqual({ documents: 0, bytes: 0 });
});

it("counts a small collection every time, and a large one twice a minute", async () => {
  const small = opened(10);
  await small.sizes.of("carts-v1");
  await small.sizes.of("carts-v1");
  expect(small.count).toHaveBeenCalledTimes(2);
  const large = opened(1_000_000);
  await large.sizes.of("orders-v1");
  await large.sizes.of("orders-v1");
  expect(large.count).toHaveBeenCalledTimes(1);
  for (let second = 1; second <= 2; second += 1) {
    large.wait(29_999);
    await large.sizes.of("orders-v1");
    expect(large.count).toHaveBeenCalledTimes(second);
    large.wait(1);
    await large.sizes.of("orders-v1");
    expect(large.count).toHaveBeenCalledTimes(second + 1);
  }
});
