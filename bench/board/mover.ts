import { randomUUID } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { apiClient } from "../../testing/api-client.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";

/**
 * Another admin, who moves open orders forward and back: half of them on the first page of the
 * board.
 */
export interface Mover {
  /**
   * Makes a number of moves at a steady pace, independent of latency. Resolves when all were
   * answered; rejects if one was refused.
   */
  move(changes: number, perSecond: number): Promise<void>;
}

interface Known {
  readonly id: string;
  readonly status: string;
  readonly revision: number;
}

interface Page {
  readonly items: readonly Known[];
  readonly nextCursor: string | null;
}

/** Without Delivered, so that the number of open orders stays constant. */
const nextStatus: Readonly<Record<string, string>> = {
  ITEM_PREPARING: "ITEM_PACKING",
  ITEM_PACKING: "OUT_FOR_DELIVERY",
  OUT_FOR_DELIVERY: "ITEM_PREPARING",
};

export const createMover = async (shop: ShopUnderLoad): Promise<Mover> => {
  const client = apiClient(shop.url);
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    const answer = await client.graphql(shop.admin, query, variables);
    const { data, errors } = answer.body as { readonly data: Data; readonly errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const openOrders = async (cursor: string | null): Promise<Page> =>
    (await ask<{ readonly orderBoard: Page }>(someOrders, { cursor })).orderBoard;
  const first = await openOrders(null);
  const second = await openOrders(first.nextCursor);
  // Each queue is circular, so that an order rests before it is moved again.
  const queues = [[...first.items], [...second.items]];

  const moveNext = async (queue: Known[]): Promise<void> => {
    const order = queue.shift();
    if (!order) throw new Error("Every order is being moved");
    const status = nextStatus[order.status];
    if (status === undefined) throw new Error(`An order at ${order.status} is not open`);
    const { setOrderStatus } = await ask<{ readonly setOrderStatus: { readonly order?: Known } }>(
      moveOrder,
      { id: order.id, status, revision: order.revision, commandId: randomUUID() },
    );
    if (!setOrderStatus.order) throw new Error(`Refused: ${JSON.stringify(setOrderStatus)}`);
    queue.push(setOrderStatus.order);
  };

  return {
    async move(changes, perSecond) {
      const begun = performance.now();
      const moves: Promise<void>[] = [];
      for (let change = 0; change < changes; change += 1) {
        await after(Math.max(0, begun + (change * 1000) / perSecond - performance.now()));
        moves.push(moveNext(queues[change % queues.length] ?? []));
      }
      await Promise.all(moves);
    },
  };
};

const someOrders = `query ($cursor: String) {
  orderBoard(cursor: $cursor) { items { id status revision } nextCursor }
}`;

const moveOrder = `mutation ($id: ID!, $status: OrderStatus!, $revision: Int!, $commandId: ID) {
  setOrderStatus(orderId: $id, status: $status, expectedRevision: $revision, commandId: $commandId) {
    __typename
    ... on OrderStatusSet { order { id status revision } }
  }
}`;
