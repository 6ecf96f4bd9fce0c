import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { BoardOrder_OrderFragmentDoc, type OrderStatus } from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import type { BoardOrder } from "./board-lists.ts";
import { useStatusChange } from "./use-status-change.ts";

const order = boardOrderOf(1);

const moved = (to: Partial<BoardOrder>) => ({
  setOrderStatus: {
    __typename: "OrderStatusSet",
    message: "Moved",
    order: { ...order, ...to },
  },
});

/** A board whose commands are answered when the test decides. */
const openBoard = () => {
  const open: { answer: (data: Record<string, unknown>) => void; lose: () => void }[] = [];
  const shop = scriptedShop({
    SetOrderStatus: () =>
      new Promise((resolve, reject) => {
        open.push({
          answer: resolve,
          lose: () => reject(new TypeError("the shop is unreachable")),
        });
      }),
  });
  const { client, variablesOf, wrapper } = shop;
  const from = (data: BoardOrder) => ({
    fragment: BoardOrder_OrderFragmentDoc,
    id: client.cache.identify({ __typename: "BoardOrder", id: data.id }) ?? "",
  });
  const write = (data: BoardOrder) => client.writeFragment({ ...from(data), data });
  write(order);
  const notified = vi.fn();
  vi.spyOn(notify, "success").mockImplementation(notified);
  vi.spyOn(notify, "failure").mockImplementation(notified);
  const { result } = renderHook(() => useStatusChange(), { wrapper });
  const shown = (one = order) => client.readFragment({ ...from(one), optimistic: true })?.status;
  const change = (one: BoardOrder, status: OrderStatus) =>
    act(async () => result.current.change(one, status));
  const settle = (how: () => void) => act(async () => how());
  const sent = () =>
    variablesOf("SetOrderStatus").map(
      ({ orderId, status, expectedRevision }) =>
        `${String(orderId)} ${String(status)} ${String(expectedRevision)}`,
    );
  const last = () => {
    const command = open.at(-1);
    if (!command) throw new Error("nothing was sent");
    return command;
  };
  const problem = (one = order) => result.current.problemOf(one.id);
  const changeAll = (orders: readonly BoardOrder[], status: OrderStatus) =>
    act(async () => result.current.changeAll(orders, status));
  const undo = () => act(async () => result.current.undo());
  return {
    ...{ change, changeAll, undo, open, settle, last },
    ...{ shown, sent, problem, notified, write, variablesOf },
  };
};

describe("a move", () => {
  it("shows the order in its new column at once, and notifies the admin when the shop has done it", async () => {
    const { change, settle, last, shown, sent, notified } = openBoard();
    await change(order, "ITEM_PACKING");
    expect(sent()).toEqual(["order-1 ITEM_PACKING 1"]);
    expect(shown()).toBe("ITEM_PACKING");
    expect(notified).not.toHaveBeenCalled();
    await settle(() => last().answer(moved({ status: "ITEM_PACKING", revision: 2 })));
    await waitFor(() => expect(notified).toHaveBeenCalledOnce());
    expect(shown()).toBe("ITEM_PACKING");
  });

  it("is not sent if the order is already there", async () => {
    const { change, sent } = openBoard();
    await change(order, "ITEM_PREPARING");
    expect(sent()).toEqual([]);
  });
});

describe("two moves of one order", () => {
  it("run in sequence, each with a command of its own", async () => {
    const { change, settle, last, sent, variablesOf } = openBoard();
    await change(order, "ITEM_PACKING");
    await change({ ...order, status: "ITEM_PACKING", revision: 2 }, "OUT_FOR_DELIVERY");
    expect(sent()).toEqual(["order-1 ITEM_PACKING 1"]);
    await settle(() => last().answer(moved({ status: "ITEM_PACKING", revision: 2 })));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toBe("order-1 OUT_FOR_DELIVERY 2");
    const ids = variablesOf("SetOrderStatus").map(({ commandId }) => commandId);
    expect(new Set(ids).size).toBe(2);
  });

  it("do not stop each other: the second is sent although the first was lost", async () => {
    const { change, settle, last, sent } = openBoard();
    await change(order, "ITEM_PACKING");
    await change({ ...order, status: "ITEM_PACKING", revision: 2 }, "DELIVERED");
    await settle(() => last().lose());
    await waitFor(() => expect(sent()).toHaveLength(2));
  });
});

it("does not delay moves of other orders", async () => {
  const { change, sent, write } = openBoard();
  const other = boardOrderOf(2);
  write(other);
  await change(order, "ITEM_PACKING");
  await change(other, "DELIVERED");
  expect(sent()).toEqual(["order-1 ITEM_PACKING 1", "order-2 DELIVERED 1"]);
});

describe("a failed move", () => {
  it("is reverted if it did not reach the shop", async () => {
    const { change, settle, last, shown, problem, notified } = openBoard();
    await change(order, "ITEM_PACKING");
    await settle(() => last().lose());
    await waitFor(() => expect(problem()).toBe(messages.order.statusFailed));
    expect(shown()).toBe("ITEM_PREPARING");
    expect(notified).not.toHaveBeenCalled();
  });

  it.each([
    ["Nimal", "Changed meanwhile. Nimal moved it at 2:00 pm."],
    [null, "Changed meanwhile."],
  ])("shows where %s has moved the order meanwhile", async (movedBy, words) => {
    const { change, settle, last, shown, problem } = openBoard();
    await change(order, "ITEM_PACKING");
    const current = {
      ...order,
      status: "OUT_FOR_DELIVERY",
      statusChangedAt: "2026-11-20T08:30:00.000Z",
      movedBy,
      revision: 3,
    };
    const setOrderStatus = {
      __typename: "ChangedMeanwhile",
      code: "CHANGED_MEANWHILE",
      message: "Changed meanwhile.",
      order: current,
    };
    await settle(() => last().answer({ setOrderStatus }));
    await waitFor(() => expect(problem()).toBe(words));
    expect(shown()).toBe("OUT_FOR_DELIVERY");
  });

  it("is reverted with the shop's message if it was refused", async () => {
    const { change, settle, last, shown, problem } = openBoard();
    await change(order, "ITEM_PACKING");
    const setOrderStatus = { __typename: "NotFound", code: "NOT_FOUND", message: "No such order." };
    await settle(() => last().answer({ setOrderStatus }));
    await waitFor(() => expect(problem()).toBe("No such order."));
    expect(shown()).toBe("ITEM_PREPARING");
  });

  it("is reported at that order only, until it is moved again", async () => {
    const { change, settle, last, problem } = openBoard();
    await change(order, "ITEM_PACKING");
    await settle(() => last().lose());
    await waitFor(() => expect(problem()).toBeDefined());
    expect(problem(boardOrderOf(2))).toBeUndefined();
    await change(order, "DELIVERED");
    expect(problem()).toBeUndefined();
  });
});

describe("undoing a move", () => {
  it("moves it back, on the revision that the move led to, once", async () => {
    const { change, undo, settle, last, sent, notified } = openBoard();
    await undo();
    await change(order, "ITEM_PACKING");
    await settle(() => last().answer(moved({ status: "ITEM_PACKING", revision: 2 })));
    await waitFor(() => expect(notified).toHaveBeenCalledOnce());
    expect(notified.mock.lastCall?.[1]).toMatchObject({ label: "Undo" });
    await undo();
    await waitFor(() => expect(sent().at(-1)).toBe("order-1 ITEM_PREPARING 2"));
    await settle(() => last().answer(moved({ status: "ITEM_PREPARING", revision: 3 })));
    await waitFor(() => expect(notified).toHaveBeenCalledTimes(2));
    // An undo cannot be undone.
    expect(notified.mock.lastCall?.[1]).toBeUndefined();
    await undo();
    expect(sent()).toHaveLength(2);
  });
});

describe("moving several orders", () => {
  it("is reported in one toast, and is undone as a group", async () => {
    const { changeAll, undo, open, settle, sent, problem, notified, write } = openBoard();
    const others = [boardOrderOf(2), boardOrderOf(3, { status: "ITEM_PACKING" })];
    for (const one of others) write(one);
    await changeAll([order, ...others], "ITEM_PACKING");
    // The third is already there.
    expect(sent()).toEqual(["order-1 ITEM_PACKING 1", "order-2 ITEM_PACKING 1"]);
    await settle(() => open[0]?.answer(moved({ status: "ITEM_PACKING", revision: 2 })));
    await settle(() => open[1]?.lose());
    await waitFor(() => expect(notified).toHaveBeenCalledOnce());
    expect(notified.mock.lastCall?.[0]).toBe(
      "1 of 2 orders moved to Item Packing; the others show the reason",
    );
    expect(problem(others[0])).toBe(messages.order.statusFailed);
    await undo();
    await waitFor(() => expect(sent().slice(2)).toEqual(["order-1 ITEM_PREPARING 2"]));
  });
});

it("moves several orders except those that wait for their call, and says so", async () => {
  const { changeAll, settle, sent, last, notified } = openBoard();
  const waiting = boardOrderOf(2, {
    call: { __typename: "OrderCall", state: "TO_CALL", score: 42, noAnswers: 0, againAt: null },
  });
  await changeAll([order, waiting], "ITEM_PACKING");
  await waitFor(() => expect(sent()).toEqual(["order-1 ITEM_PACKING 1"]));
  await settle(() => last().answer(moved({ status: "ITEM_PACKING", revision: 2 })));
  await waitFor(() =>
    expect(notified).toHaveBeenCalledWith(
      "Moved. 1 order waits for its call and was not moved",
      expect.anything(),
    ),
  );
  await changeAll([waiting], "ITEM_PACKING");
  await waitFor(() =>
    expect(notified).toHaveBeenLastCalledWith("1 order waits for its call and was not moved"),
  );
  expect(sent()).toHaveLength(1);
});
