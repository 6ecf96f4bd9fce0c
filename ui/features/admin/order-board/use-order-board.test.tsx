import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createCache } from "../../../apollo/cache.ts";
import { ConnectionProvider } from "../../../apollo/connection-provider.tsx";
import { LiveConnection } from "../../../apollo/live-connection.ts";
import { createSocket } from "../../../apollo/socket/socket.ts";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { noFilter } from "./board-filter.ts";
import type { BoardOrder } from "./board-lists.ts";
import * as sound from "./sound/order-sound.ts";
import { useOrderBoard } from "./use-order-board.ts";

/**
 * A board that is empty at first or lists orders in pages of two, and a feed that publishes orders
 * on request.
 */
const openBoard = async (orders: readonly BoardOrder[] = [], mostListed?: number) => {
  let position = 1;
  let publish: (order: BoardOrder, remaining: number) => void = () => undefined;
  let breakOff: () => void = () => undefined;
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === "OrderBoardChanged") {
          breakOff = () => observer.complete();
          publish = (order, remaining) => {
            const orderBoardChanged = {
              __typename: "OrderBoardUpdate",
              order,
              position: String(++position).padStart(16, "0"),
              remaining,
            };
            observer.next({ data: { orderBoardChanged } });
          };
          return;
        }
        if (operationName === "Viewer") {
          observer.next({ data: { me: viewer } });
          observer.complete();
          return;
        }
        const from = Number(variables["cursor"] ?? 0);
        const orderBoard = {
          __typename: "OrderBoardPage",
          items: orders.slice(from, from + 2),
          totalCount: orders.length,
          totalMoney: 0,
          counts: [],
          nextCursor: from + 2 < orders.length ? String(from + 2) : null,
          position: String(position).padStart(16, "0"),
        };
        observer.next({ data: { orderBoard } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), dataMasking: true, link });
  const connection = new LiveConnection(createSocket("ws://shop/graphql"));
  connection.listenToBrowser();
  const pointer = { over: true };
  const { result, rerender } = renderHook(
    (most: number | undefined) => useOrderBoard(noFilter, "NEWEST", () => pointer.over, most),
    {
      initialProps: mostListed,
      wrapper: ({ children }) => (
        <ApolloProvider client={client}>
          <ConnectionProvider connection={connection}>{children}</ConnectionProvider>
        </ApolloProvider>
      ),
    },
  );
  await waitFor(() => expect(result.current.orders).toHaveLength(Math.min(2, orders.length)));
  const waiting = () => result.current.waiting.map(({ number }) => number);
  const listed = () => result.current.orders?.map(({ number }) => number);
  return {
    result,
    rerender,
    pointer,
    waiting,
    listed,
    publish: (order: BoardOrder, remaining = 0) => publish(order, remaining),
    breakOff: () => breakOff(),
  };
};

/** The admin at the board. */
const viewer = {
  __typename: "Me",
  id: "kumari",
  name: "Kumari",
  email: "kumari@nivasa.lk",
  role: "ADMIN",
  emailVerified: true,
};

it("holds back every order of a burst while the pointer is over the board", async () => {
  const { result, waiting, listed, publish } = await openBoard();
  act(() => {
    publish(boardOrderOf(1));
    publish(boardOrderOf(2));
    publish(boardOrderOf(3));
  });
  expect(waiting()).toEqual(["NV-1", "NV-2", "NV-3"]);
  act(() => result.current.showWaiting());
  expect(waiting()).toEqual([]);
  await waitFor(() => expect(listed()?.toSorted()).toEqual(["NV-1", "NV-2", "NV-3"]));
});

it("keeps the latest state of an order that changes twice before the page renders", async () => {
  const { result, waiting, publish } = await openBoard();
  act(() => {
    publish(boardOrderOf(1));
    publish(boardOrderOf(1, { status: "DELIVERED", revision: 2 }));
  });
  expect(waiting()).toEqual(["NV-1"]);
  expect(result.current.waiting[0]?.status).toBe("DELIVERED");
});

it("shows held-back orders together with new ones when the pointer has left", async () => {
  const { pointer, waiting, listed, publish } = await openBoard();
  act(() => {
    publish(boardOrderOf(1));
    pointer.over = false;
    publish(boardOrderOf(2));
    publish(boardOrderOf(3));
  });
  expect(waiting()).toEqual([]);
  await waitFor(() => expect(listed()?.toSorted()).toEqual(["NV-1", "NV-2", "NV-3"]));
});

it("removes a cancelled order from the board and from the held-back orders", async () => {
  const { result, pointer, waiting, listed, publish } = await openBoard();
  const cancelledAt = "2026-11-20T08:30:00.000Z";
  act(() => publish(boardOrderOf(1)));
  act(() => publish(boardOrderOf(1, { cancelledAt, revision: 2 })));
  expect(waiting()).toEqual([]);

  pointer.over = false;
  act(() => publish(boardOrderOf(2)));
  await waitFor(() => expect(listed()).toEqual(["NV-2"]));
  act(() => publish(boardOrderOf(2, { cancelledAt, revision: 2 })));
  await waitFor(() => expect(listed()).toEqual([]));
  expect(result.current.cancelled).toMatchObject({ count: 1, orders: [{ number: "NV-2" }] });
  expect(result.current.totalCount).toBe(0);
});

describe("the sound of a new order", () => {
  const openHeard = async () => {
    const tone = vi.spyOn(sound, "playNewOrderSound").mockImplementation(() => undefined);
    const board = await openBoard();
    const heard = () => {
      const times = tone.mock.calls.length;
      tone.mockClear();
      return times;
    };
    const come = (number: number, change: Partial<BoardOrder> = {}, remaining = 0) =>
      act(() => board.publish(boardOrderOf(number, change), remaining));
    return { ...board, heard, come };
  };

  it("plays for orders from now on, not for those from before the board was open", async () => {
    const { heard, come } = await openHeard();
    come(1, {}, 1);
    come(2);
    expect(heard()).toBe(0);
    come(3);
    expect(heard()).toBe(1);
  });

  it("plays for new orders only: none that was moved, commented, cancelled or placed by oneself", async () => {
    const { heard, come } = await openHeard();
    come(1);
    come(2, { status: "ITEM_PACKING", revision: 2 });
    come(3, { cancelledAt: "2026-11-20T08:30:00.000Z" });
    come(4, { userId: viewer.id });
    come(5, { commentCount: 1 });
    expect(heard()).toBe(0);
  });

  it("does not play for orders missed while the connection was lost", async () => {
    const { heard, come, breakOff } = await openHeard();
    come(1);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    act(breakOff);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    come(2, {}, 1);
    come(3);
    expect(heard()).toBe(0);
    come(4);
    expect(heard()).toBe(1);
  });
});

describe("a list that does not begin with the first order", () => {
  /** Five orders, of which the second page is listed. */
  const openFurther = async () => {
    const board = await openBoard(
      [1, 2, 3, 4, 5].map((number) => boardOrderOf(number)),
      2,
    );
    board.pointer.over = false;
    await act(async () => void (await board.result.current.more?.load()));
    await waitFor(() => expect(board.listed()).toEqual(["NV-3", "NV-4"]));
    expect(board.result.current).toMatchObject({ offset: 2, openComplete: false });
    return board;
  };

  it("holds back new orders, wherever the pointer is, and goes to the top to show them", async () => {
    const { result, listed, waiting, publish } = await openFurther();
    act(() => publish(boardOrderOf(9)));
    expect([listed(), waiting()]).toEqual([["NV-3", "NV-4"], ["NV-9"]]);
    act(() => result.current.showWaiting());
    await waitFor(() => expect(listed()).toEqual(["NV-1", "NV-2"]));
    expect([result.current.offset, waiting()]).toEqual([0, []]);
  });

  it("ignores changes of orders on other pages, and shows those on its own", async () => {
    const { result, listed, waiting, publish } = await openFurther();
    act(() => publish(boardOrderOf(1, { revision: 2, status: "ITEM_PACKING" })));
    expect([listed(), waiting()]).toEqual([["NV-3", "NV-4"], []]);
    act(() => publish(boardOrderOf(4, { revision: 2, status: "ITEM_PACKING" })));
    await waitFor(() => expect(result.current.orders?.[1]?.status).toBe("ITEM_PACKING"));
  });

  it("goes back to the top when all orders are needed, as by the board", async () => {
    const { rerender, listed } = await openFurther();
    rerender(undefined);
    await waitFor(() => expect(listed()).toEqual(["NV-1", "NV-2"]));
  });
});
