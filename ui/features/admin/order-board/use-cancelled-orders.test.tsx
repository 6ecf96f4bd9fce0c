import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { noFilter } from "./board-filter.ts";
import type { BoardOrder } from "./board-lists.ts";
import { useCancelledOrders } from "./use-cancelled-orders.ts";

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
    () => useCancelledOrders({ ...noFilter, province: "Western" }, fromBoard, "2026-11-21"),
    { wrapper: shop.wrapper },
  );
  return { shop, result };
}

it("puts orders cancelled on the board among the shop's, latest first, and counts them", async () => {
  const { shop, result } = open([cancelled(1, 8), cancelled(2, 6)], 31, [cancelled(3, 7)]);
  await waitFor(() =>
    expect(result.current.orders.map(({ number }) => number)).toEqual(["NV-1", "NV-3", "NV-2"]),
  );
  expect(result.current.count).toBe(32);
  expect(shop.variablesOf("CancelledOrders")).toMatchObject([{ province: "Western" }]);
});

it("lists and counts an order once that the shop lists by now", async () => {
  const { result } = open([cancelled(1, 8)], 1, [cancelled(1, 8)]);
  await waitFor(() => expect(result.current.orders).toHaveLength(1));
  expect(result.current.count).toBe(1);
});

it("shows the board's cancelled orders before the list has loaded", () => {
  const { result } = open([], 0, [cancelled(3, 7)]);
  expect(result.current).toMatchObject({ count: 1, orders: [{ number: "NV-3" }] });
});
