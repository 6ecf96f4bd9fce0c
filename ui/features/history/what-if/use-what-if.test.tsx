import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { whatIfQueryOf, type WhatIfQuery } from "./what-if-query.ts";
import { useWhatIf } from "./use-what-if.ts";

const query = (address: string): WhatIfQuery => whatIfQueryOf(new URLSearchParams(address));
const fee = query("fork=5&to=9&change=delivery-fee:750");

const update = (change: Record<string, unknown>) => ({
  whatIf: {
    __typename: "WhatIfUpdate",
    ...{ step: "SIMULATING", events: 7, progress: 0.5, seconds: null, result: null },
    ...change,
  },
});
const refused = (message: string) => ({
  step: "DONE",
  result: { __typename: "NotFound", message },
});

async function open(first: WhatIfQuery = fee) {
  const shop = scriptedShop();
  const { result, rerender, unmount } = renderHook((given: WhatIfQuery) => useWhatIf(given), {
    wrapper: shop.wrapper,
    initialProps: first,
  });
  const tell = (change: Record<string, unknown>) => shop.publish(update(change));
  const followed = (count: number) => waitFor(() => expect(shop.feeds).toHaveLength(count));
  return { shop, result, rerender, unmount, tell, followed };
}

it("requests nothing for an incomplete simulation", async () => {
  const { shop, result } = await open(query("fork=5&change=delivery-fee"));
  expect(result.current.simulated).toEqual({ step: "none" });
  expect(shop.feeds).toEqual([]);
});

it("runs a simulation, and stops it for another one", async () => {
  const { shop, result, rerender, tell, followed } = await open();
  await followed(1);
  expect(shop.feeds[0]?.variables).toEqual({
    ...{ fork: "5", end: "9", changes: [{ deliveryFee: 750 }] },
  });
  await tell({});
  expect(result.current.simulated).toMatchObject({ step: "running", at: { events: 7 } });
  rerender(query("fork=5&to=9&change=delivery-fee:800"));
  await followed(2);
  expect(shop.feeds[0]?.left).toBe(true);
  await tell(refused("The log has no product throne up to event 9."));
  expect(result.current.simulated).toMatchObject({
    step: "refused",
    message: "The log has no product throne up to event 9.",
  });
});

it("stops, and starts again", async () => {
  const { shop, result, followed } = await open();
  await followed(1);
  act(() => result.current.stop());
  expect(result.current.simulated).toEqual({ step: "stopped" });
  expect(shop.feeds[0]?.left).toBe(true);
  act(() => result.current.run());
  await followed(2);
});

it.each([
  ["breaks", (feed: { fail: () => void }) => feed.fail()],
  ["is refused", (feed: { refuse: (code: string) => void }) => feed.refuse("UNAVAILABLE")],
  ["ends early", (feed: { complete: () => void }) => feed.complete()],
] as const)("reports a connection that %s, and that nothing was written", async (_how, end) => {
  const { shop, result, followed } = await open();
  await followed(1);
  const [feed] = shop.feeds;
  await act(async () => {
    if (feed) end(feed);
  });
  await waitFor(() => expect(result.current.simulated.step).toBe("refused"));
  expect(result.current.simulated).toHaveProperty(
    "message",
    "The simulation was interrupted. Nothing was written.",
  );
});
