import type { EventStore } from "#event-store/event-store.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import type { BoardOrderDocument } from "#projections/order-board/document.ts";
import { orderBoardProjection } from "#projections/order-board/projection.ts";
import type { IndexClient } from "./log-index/index-client.ts";
import { foldUpTo } from "./fold-up-to.ts";
import type { ShopMoment } from "./shop-state/moment.ts";

/** The order board at a past event. */
export interface BoardAt {
  readonly shop: ShopMoment;
  /** The latest orders of each column, newest first. */
  readonly orders: readonly BoardOrderDocument[];
}

/** Maximum number of orders shown per column; further ones are only counted. */
const maxPerColumn = 60;

/**
 * The board after an event. Each order is folded from the beginning of its stream by the board's
 * own projection. Runs in slices, so that it does not delay shoppers.
 */
export const boardAt = async (
  { index, store }: { readonly index: IndexClient; readonly store: Pick<EventStore, "readStream"> },
  number: number,
): Promise<BoardAt> => {
  const shop = await index.shopAt({ number, products: [], maxOrders: maxPerColumn });
  const orders: BoardOrderDocument[] = [];
  const moment = await index.entry(number);
  if (!moment) return { shop, orders };
  const slice = beginTimeSlice();
  for (const { id } of shop.orders) {
    if (slice.isOver()) await slice.next();
    const beginning = { stream: `order-${id}`, position: moment.position };
    const document = await foldUpTo(store, orderBoardProjection, beginning);
    if (document) orders.push(document);
  }
  return { shop, orders };
};
