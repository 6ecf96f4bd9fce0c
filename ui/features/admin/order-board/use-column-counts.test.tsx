import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { noFilter } from "./board-filter.ts";
import { useColumnCounts } from "./use-column-counts.ts";

afterEach(() => {
  vi.useRealTimers();
});

const countsOf = (count: number) => [
  { __typename: "StatusCount" as const, status: "ITEM_PREPARING" as const, count },
];

it("recounts once, however many orders have moved, until another list has loaded", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shop = scriptedShop({
    OrderCounts: () => ({ orderBoard: { __typename: "OrderBoardPage", counts: countsOf(4) } }),
  });
  const first = { counts: countsOf(5), position: "10" };
  const { result, rerender } = renderHook(
    ({ listed }) => useColumnCounts(noFilter, listed, "2026-11-21"),
    {
      wrapper: shop.wrapper,
      initialProps: { listed: first },
    },
  );
  for (let move = 0; move < 20; move += 1) act(() => result.current.again());
  expect(result.current.counts).toBe(first.counts);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(result.current.counts).toMatchObject([{ count: 4 }]));
  expect(shop.requests).toHaveLength(1);
  // An order that joins the list changes the identity of its counts without making them newer.
  rerender({ listed: { counts: countsOf(5), position: "10" } });
  expect(result.current.counts).toMatchObject([{ count: 4 }]);
  rerender({ listed: { counts: countsOf(9), position: "20" } });
  expect(result.current.counts).toMatchObject([{ count: 9 }]);
});
