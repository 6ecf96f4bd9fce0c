import { randomUUID } from "node:crypto";
import { apiClient } from "../../testing/api-client.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";

/** Another admin, who moves orders. */
export interface Mover {
  /** `onSend` is called as the move is sent. */
  move(number: string, status: string, onSend: () => Promise<void>): Promise<void>;
  /** Moves one of the open orders on that was not moved yet. */
  moveAny(): Promise<void>;
  isMoved(number: string): boolean;
}

interface Known {
  readonly id: string;
  readonly number: string;
  readonly revision: number;
}

export const createMover = (shop: ShopUnderLoad): Mover => {
  const client = apiClient(shop.url);
  const moved = new Set<string>();
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    const answer = await client.graphql(shop.admin, query, { ...variables });
    const { data, errors } = answer.body as { readonly data: Data; readonly errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const send = async ({ id, number, revision }: Known, status: string): Promise<void> => {
    moved.add(number);
    await ask(moveOrder, { id, status, revision, commandId: randomUUID() });
  };
  let left: readonly Known[] | null = null;
  return {
    isMoved: (number) => moved.has(number),
    async move(number, status, onSend) {
      moved.add(number);
      const { boardOrder } = await ask<{ readonly boardOrder: Known }>(findOrder, { number });
      await onSend();
      await send(boardOrder, status);
    },
    async moveAny() {
      if (!left) {
        const found = await ask<{ orderBoard: { items: readonly Known[] } }>(someOrders, {});
        left = found.orderBoard.items;
      }
      const next = left.find(({ number }) => !moved.has(number));
      if (next) await send(next, "OUT_FOR_DELIVERY");
    },
  };
};

const findOrder = "query ($number: String!) { boardOrder(number: $number) { id number revision } }";

const someOrders =
  "{ orderBoard(status: ITEM_PACKING, limit: 200) { items { id number revision } } }";

const moveOrder = `mutation ($id: ID!, $status: OrderStatus!, $revision: Int!, $commandId: ID) {
  setOrderStatus(orderId: $id, status: $status, expectedRevision: $revision, commandId: $commandId) {
    __typename
  }
}`;
