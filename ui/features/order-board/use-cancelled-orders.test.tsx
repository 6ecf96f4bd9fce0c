import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { boardOrderOf } from "../../testing/board-orders.ts";
import { scriptedShop } from "../../testing/scripted-shop.tsx";
import { noFilter } from "./board-filter.ts";
import type { BoardOrder } from "./board-lists.ts";
import { useCancelledOrders } from "./use-cancelled-orders.ts";

afterEach(cleanup);

const cancelled = (number: number, hour: number) =>
  boardOrderOf(number, { cancelledAt: `2026-11-20T${String(hour).padStart(2, "0")}:00:00.000Z` });

function open(listed: readonly BoardOrder[], totalCount: number, fromBoard: readonly BoardOrder[]) {
  const shop = scriptedShop({
    CancelledOrders: () => ({
      orderBoard: {
        __typename: "OrderBoardPage",
        items: listed,
        totalCount,
        nextCursor: null,
        position: "1",
      },
    }),
  });
  const { result } = renderHook(
    () => useCancelledOrders({ ...noFilter, province: "Western" }, fromBoard),
    { wrapper: shop.wrapper },
  );
  return { shop, result };
}

it("given orders that were taken back while they stood on the board, then they stand among the shop's, the latest first, and count", async () => {
  const { shop, result } = open([cancelled(1, 8), cancelled(2, 6)], 31, [cancelled(3, 7)]);
  await waitFor(() =>
    expect(result.current.orders.map(({ number }) => number)).toEqual(["NV-1", "NV-3", "NV-2"]),
  );
  expect(result.current.count).toBe(32);
  expect(shop.variablesOf("CancelledOrders")).toMatchObject([{ province: "Western" }]);
});

it("given one that the shop lists by now, then it stands there and counts once", async () => {
  const { result } = open([cancelled(1, 8)], 1, [cancelled(1, 8)]);
  await waitFor(() => expect(result.current.orders).toHaveLength(1));
  expect(result.current.count).toBe(1);
});

it("given a list that has not come, then those of the board stand there already", () => {
  const { result } = open([], 0, [cancelled(3, 7)]);
  expect(result.current).toMatchObject({ count: 1, orders: [{ number: "NV-3" }] });
});
