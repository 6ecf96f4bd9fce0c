import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { OrderStatus } from "../../../generated/operations.ts";
import { orderViewOf } from "../../../testing/orders.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { useMyOrders } from "./use-my-orders.ts";

const at = (position: number) => String(position).padStart(16, "0");

type OrderOf = ReturnType<typeof orderViewOf>;

/** The orders of a shopper, in pages of two, and the feed of their changes. */
const openOrders = (...orders: OrderOf[]) => {
  const way = { open: true };
  const shop = scriptedShop({
    MyOrders: async ({ cursor }) => {
      if (!way.open) throw new TypeError("the shop is unreachable");
      const from = Number(cursor ?? 0);
      return {
        myOrders: {
          __typename: "OrderPage",
          items: orders.slice(from, from + 2),
          totalCount: orders.length,
          nextCursor: from + 2 < orders.length ? String(from + 2) : null,
          position: at(1),
        },
      };
    },
  });
  const { result } = renderHook(() => useMyOrders(), { wrapper: shop.wrapper });
  let position = 1;
  const ids = (of: "ongoing" | "previous") =>
    result.current.orders?.[of].map(({ id }) => id) ?? null;
  return {
    ...shop,
    way,
    result,
    ids,
    come: () => waitFor(() => expect(result.current.orders).not.toBeNull()),
    publish: (order: OrderOf | null) =>
      act(() =>
        shop.feeds[0]?.publish({
          orderChanged: {
            __typename: "OrderUpdate",
            order,
            position: at(++position),
            remaining: 0,
          },
        }),
      ),
  };
};

const kettle = (id: string, status: OrderStatus = "ITEM_PREPARING", change: object = {}) =>
  orderViewOf(id, { status, ...change });

describe("the shopper's orders", () => {
  it("are null at first", async () => {
    const { result, come } = openOrders();
    expect(result.current).toMatchObject({ orders: null, failed: false });
    await come();
    expect(result.current.orders).toMatchObject({ ongoingCount: 0, previousCount: 0 });
  });

  it("are previous ones if they were cancelled, and stay in place if that was seen", async () => {
    const { result, ids, come, publish, feeds } = openOrders(
      kettle("one"),
      kettle("gone", "ITEM_PREPARING", { phase: "CANCELLED" }),
    );
    await come();
    expect(ids("previous")).toEqual(["gone"]);
    await waitFor(() => expect(feeds).toHaveLength(1));
    publish(kettle("one", "ITEM_PREPARING", { phase: "CANCELLED", revision: 2 }));
    await waitFor(() => expect(ids("previous")).toEqual(["one", "gone"]));
    expect(ids("ongoing")).toEqual(["one"]);
    expect(result.current.orders).toMatchObject({ ongoingCount: 0, previousCount: 2 });
  });

  it("are ongoing until they are delivered or refused", async () => {
    const { result, ids, come } = openOrders(
      kettle("pending", "ITEM_PREPARING", { phase: "PENDING" }),
      kettle("refused", "ITEM_PREPARING", { phase: "REFUSED" }),
    );
    await come();
    expect(ids("ongoing")).toEqual(["pending"]);
    expect(ids("previous")).toEqual(["refused"]);
    expect(result.current.orders).toMatchObject({ ongoingCount: 1, previousCount: 1 });
  });

  it("count as previous if they have not been loaded yet", async () => {
    const { result, ids, come } = openOrders(
      kettle("new"),
      kettle("old", "DELIVERED"),
      kettle("older", "DELIVERED"),
    );
    await come();
    expect(result.current.orders).toMatchObject({ ongoingCount: 1, previousCount: 2 });
    await act(async () => expect(await result.current.more?.load()).toBe(true));
    await waitFor(() => expect(ids("previous")).toEqual(["old", "older"]));
    expect(result.current.more).toBeNull();
  });

  it("report a failure to load, and recover with a retry", async () => {
    const { result, way, come } = openOrders(kettle("one"));
    await come();
    way.open = false;
    await act(() => result.current.retry());
    await waitFor(() => expect(result.current.failed).toBe(true));
    way.open = true;
    await act(() => result.current.retry());
    await come();
    expect(result.current.failed).toBe(false);
  });
});

describe("a live change", () => {
  it("is followed from the position that was read", async () => {
    const { come, feeds } = openOrders(kettle("one"));
    expect(feeds).toHaveLength(0);
    await come();
    await waitFor(() => expect(feeds).toHaveLength(1));
    expect(feeds[0]?.variables).toEqual({ after: at(1) });
  });

  it("is shown in place, and glows", async () => {
    const { result, ids, come, publish, feeds } = openOrders(kettle("one"), kettle("two"));
    await come();
    await waitFor(() => expect(feeds).toHaveLength(1));
    publish(kettle("two", "ITEM_PACKING", { revision: 2 }));
    await waitFor(() => expect(result.current.orders?.ongoing[1]?.status).toBe("ITEM_PACKING"));
    expect(ids("ongoing")).toEqual(["one", "two"]);
    expect(result.current.glowOf({ id: "two", revision: 2 })).toBeDefined();
    expect(result.current.glowOf({ id: "one", revision: 1 })).toBeUndefined();
  });

  it("leaves a delivered order in place, and lists it with the previous ones", async () => {
    const { result, ids, come, publish, feeds } = openOrders(kettle("one"), kettle("two"));
    await come();
    await waitFor(() => expect(feeds).toHaveLength(1));
    publish(kettle("one", "DELIVERED", { revision: 2 }));
    await waitFor(() => expect(ids("previous")).toEqual(["one"]));
    expect(ids("ongoing")).toEqual(["one", "two"]);
    expect(result.current.orders).toMatchObject({ ongoingCount: 1, previousCount: 1 });
  });

  it("puts an order from elsewhere at the top, once", async () => {
    const { result, ids, come, publish, feeds } = openOrders(kettle("one"));
    await come();
    await waitFor(() => expect(feeds).toHaveLength(1));
    publish(kettle("new"));
    await waitFor(() => expect(ids("ongoing")).toEqual(["new", "one"]));
    publish(kettle("new", "ITEM_PACKING", { revision: 2 }));
    await waitFor(() => expect(result.current.orders?.ongoing[0]?.status).toBe("ITEM_PACKING"));
    expect(ids("ongoing")).toEqual(["new", "one"]);
    expect(result.current.orders?.ongoingCount).toBe(2);
    expect(result.current.orders?.previousCount).toBe(0);
  });

  it("may be about an order that is not listed", async () => {
    const { ids, come, publish, feeds } = openOrders(kettle("one"));
    await come();
    await waitFor(() => expect(feeds).toHaveLength(1));
    publish(null);
    expect(ids("ongoing")).toEqual(["one"]);
  });
});
