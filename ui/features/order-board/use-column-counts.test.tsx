import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { scriptedShop } from "../../testing/scripted-shop.tsx";
import { noFilter } from "./board-filter.ts";
import { useColumnCounts } from "./use-column-counts.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const countsOf = (count: number) => [
  { __typename: "StatusCount" as const, status: "ITEM_PREPARING" as const, count },
];

it("counts anew once, however many orders have moved, until another list has come", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shop = scriptedShop({
    OrderCounts: () => ({ orderBoard: { __typename: "OrderBoardPage", counts: countsOf(4) } }),
  });
  const first = countsOf(5);
  const { result, rerender } = renderHook(({ listed }) => useColumnCounts(noFilter, listed), {
    wrapper: shop.wrapper,
    initialProps: { listed: first },
  });
  for (let move = 0; move < 20; move += 1) act(() => result.current.again());
  expect(result.current.counts).toBe(first);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(result.current.counts).toMatchObject([{ count: 4 }]));
  expect(shop.asked).toHaveLength(1);
  rerender({ listed: countsOf(9) });
  expect(result.current.counts).toMatchObject([{ count: 9 }]);
});
