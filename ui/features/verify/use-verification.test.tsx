import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { scriptedShop } from "../../testing/scripted-shop.tsx";
import { useVerification } from "./use-verification.ts";

afterEach(cleanup);

const step = (change: Record<string, unknown>) => ({
  verification: {
    __typename: "Verification",
    step: "REPLAYING",
    events: 100,
    progress: 0.5,
    model: null,
    seconds: 1,
    checked: [],
    ...change,
  },
});
const model = (name: string, different = 0) => ({
  __typename: "CheckedReadModel",
  model: name,
  event: 100,
  documents: 3,
  fields: 9,
  different,
  differences: [],
});

async function open() {
  const shop = scriptedShop();
  const onChecked = vi.fn<(checked: readonly { model: string }[]) => void>();
  const { result, unmount } = renderHook(() => useVerification(onChecked), {
    wrapper: shop.wrapper,
  });
  const check = async (...models: readonly string[]) => {
    const before = shop.feeds.length;
    act(() => result.current.check(models));
    await waitFor(() => expect(shop.feeds).toHaveLength(before + 1));
  };
  const tell = (change: Record<string, unknown>) =>
    act(async () => shop.feeds.at(-1)?.publish(step(change)));
  return { shop, result, unmount, onChecked, check, tell };
}

it("given a check that ends, then what came of each read model is told, beside what earlier checks told", async () => {
  const { result, onChecked, check, tell } = await open();
  await check("orders");
  await tell({ progress: 0.7 });
  expect(result.current.running).toMatchObject({ models: ["orders"], at: { progress: 0.7 } });
  await tell({ step: "DONE", checked: [model("orders", 2)] });
  await check("carts");
  await tell({ step: "DONE", checked: [model("carts")] });
  expect(result.current.running).toBeNull();
  expect([...result.current.checked.keys()]).toEqual(["orders", "carts"]);
  expect(onChecked.mock.calls.flat(2).map((each) => each.model)).toEqual(["orders", "carts"]);
  await check("orders");
  await tell({ step: "DONE", checked: [model("orders")] });
  expect(result.current.checked.get("orders")?.different).toBe(0);
});

it("given a check that ended, when its line closes, then that is no problem", async () => {
  const { shop, result, check, tell } = await open();
  await check("orders");
  await tell({ step: "DONE", checked: [model("orders")] });
  await act(async () => shop.feeds[0]?.complete());
  expect(result.current.problem).toBeNull();
});

it.each([
  ["breaks", (feed: { fail: () => void }) => feed.fail()],
  ["is refused", (feed: { refuse: (code: string) => void }) => feed.refuse("UNAVAILABLE")],
  ["closes before its end", (feed: { complete: () => void }) => feed.complete()],
])(
  "given a check that %s, then it says that it was cut off and changed nothing, until the next begins",
  async (_, end) => {
    const { shop, result, check } = await open();
    await check("orders");
    await act(async () => {
      const [feed] = shop.feeds;
      if (feed) end(feed);
    });
    expect(result.current.running).toBeNull();
    expect(result.current.problem).toMatch(/Nothing has been changed/);
    await check("orders");
    expect(result.current.problem).toBeNull();
  },
);

it("given a check that is stopped by hand, or another that is begun, then the shop goes no further with it, and nothing is complained of", async () => {
  const { shop, result, check } = await open();
  await check("orders");
  await check("carts");
  expect(shop.feeds.map(({ left }) => left)).toEqual([true, false]);
  act(() => result.current.stop());
  expect(shop.feeds.map(({ left }) => left)).toEqual([true, true]);
  expect(result.current).toMatchObject({ running: null, problem: null });
});

it("given whoever asked leaves the page, then the check is given up", async () => {
  const { shop, unmount, check } = await open();
  await check("orders");
  unmount();
  expect(shop.feeds[0]?.left).toBe(true);
});
