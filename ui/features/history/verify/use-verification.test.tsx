import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { useVerification } from "./use-verification.ts";

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
  const tell = (change: Record<string, unknown>) => shop.publish(step(change));
  return { shop, result, unmount, onChecked, check, tell };
}

it("reports the result of each read model, keeping the results of earlier checks", async () => {
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

it("reports no problem if the connection closes after the check has ended", async () => {
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
  "reports a check that %s as cut off without changes, until the next one begins",
  async (_, end) => {
    const { shop, result, check } = await open();
    await check("orders");
    await act(async () => {
      const [feed] = shop.feeds;
      if (feed) end(feed);
    });
    expect(result.current.running).toBeNull();
    expect(result.current.problem).toMatch(/It changed nothing/);
    await check("orders");
    expect(result.current.problem).toBeNull();
  },
);

it("stops a check by hand or when another begins, and reports no problem", async () => {
  const { shop, result, check } = await open();
  await check("orders");
  await check("carts");
  expect(shop.feeds.map(({ left }) => left)).toEqual([true, false]);
  act(() => result.current.stop());
  expect(shop.feeds.map(({ left }) => left)).toEqual([true, true]);
  expect(result.current).toMatchObject({ running: null, problem: null });
});

it("stops the check if the user leaves the page", async () => {
  const { shop, unmount, check } = await open();
  await check("orders");
  unmount();
  expect(shop.feeds[0]?.left).toBe(true);
});
