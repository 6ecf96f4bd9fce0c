import { expect, it, vi } from "vitest";
import { createCollectionSizes } from "./collection-sizes.ts";

const opened = (documents: number) => {
  let now = 0;
  const count = vi.fn(async () => documents);
  const page = {
    documents: [{ id: "a", position: "1", document: { text: "é" } }],
    nextCursor: null,
  };
  const sizes = createCollectionSizes({ count, find: async () => page as never }, () => now);
  return {
    sizes,
    count,
    wait: (ms: number) => {
      now += ms;
    },
  };
};

it("is the number of documents times the size of the newest", async () => {
  const { sizes } = opened(100);
  expect(await sizes.of("orders-v1")).toEqual({ documents: 100, bytes: 1300 });
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
  large.wait(31_000);
  await large.sizes.of("orders-v1");
  expect(large.count).toHaveBeenCalledTimes(2);
});
