import { EventEmitter, once } from "node:events";
import { apiClient } from "../testing/api-client.ts";
import type { ShopUnderLoad } from "./shop-under-load.ts";
import { subscribe, type Subscribed } from "./subscribe.ts";

/**
 * The sockets of a typical day: every shopper's own orders, two boards, and visitors watching the
 * stock; 40 with 24 shoppers.
 */
export interface Listeners {
  /** Number of orders received by their shoppers' sockets. */
  orders(): number;
  /**
   * Resolves when a number of orders was received; rejects if a socket reports an error, or after a
   * minute without a further one.
   */
  heard(orders: number): Promise<void>;
  close(): Promise<void>;
}

interface Update {
  readonly orderChanged?: { readonly order: { readonly id: string } | null };
}

const boards = 2;
const visitors = 14;
const maxSilenceMs = 60_000;

export const openListeners = async (shop: ShopUnderLoad): Promise<Listeners> => {
  const seen = new Set<string>();
  const hearing = new EventEmitter();
  const open: Subscribed<Update>[] = [];
  const listen = async (
    token: string | null,
    query: string,
    hear: (data: Update) => void = () => undefined,
  ): Promise<void> => {
    const socket = subscribe<Update>(shop.url, token, query);
    open.push(socket);
    const updates = socket[Symbol.asyncIterator]();
    await updates.next();
    void (async () => {
      try {
        for (let next = await updates.next(); !next.done; next = await updates.next()) {
          hear(next.value);
        }
      } catch (error) {
        hearing.emit("error", error);
      }
    })();
  };
  const hearOrder = ({ orderChanged }: Update) => {
    const order = orderChanged?.order;
    if (!order) return;
    seen.add(order.id);
    hearing.emit("order");
  };
  await Promise.all([
    ...shop.callers.map(({ token }) =>
      listen(token, "subscription { orderChanged { order { id status } position } }", hearOrder),
    ),
    ...Array.from({ length: boards }, () =>
      listen(
        shop.admin.token,
        "subscription { orderBoardChanged { order { id status } position } }",
      ),
    ),
    ...Array.from({ length: visitors }, () =>
      listen(null, "subscription { stockChanged { product { id countInStock } position } }"),
    ),
  ]);
  return {
    orders: () => seen.size,
    async heard(orders) {
      while (seen.size < orders) {
        await once(hearing, "order", { signal: AbortSignal.timeout(maxSilenceMs) });
      }
    },
    async close() {
      for (const socket of open) await socket.close();
    },
  };
};

/** Number of orders on the staff's board. */
export const ordersOnBoard = async (shop: ShopUnderLoad): Promise<number> => {
  const query = "{ orderBoard(limit: 1) { totalCount } }";
  const answer = await apiClient(shop.url).graphql(shop.admin, query);
  const { data } = answer.body as { data: { orderBoard: { totalCount: number } } };
  return data.orderBoard.totalCount;
};
