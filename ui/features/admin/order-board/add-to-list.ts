import type { ApolloCache, InMemoryCache, Reference } from "@apollo/client";
import type { OrderBoardQueryVariables } from "../../../generated/operations.ts";
import type { BoardOrder } from "./board-lists.ts";

interface StoredList {
  items: readonly Reference[];
  totalCount: number | null;
  totalMoney: number | null;
}

/**
 * Adds orders of live updates, which are already in the cache, to the top of a cached list. Only
 * the list itself is written: writing each of its orders too would take longer than rendering the
 * change.
 */
export function addToList(
  cache: ApolloCache,
  variables: OrderBoardQueryVariables,
  orders: readonly BoardOrder[],
): void {
  const { policies } = cache as InMemoryCache;
  const name = policies.getStoreFieldName({
    typename: "Query",
    fieldName: "orderBoard",
    args: variables,
  });
  cache.modify<Record<string, StoredList>>({
    fields: {
      [name](stored, { toReference }) {
        const list = stored as StoredList;
        const known = new Set(list.items.map(({ __ref }) => __ref));
        const fresh = orders.filter((order) => !known.has(cache.identify(order) ?? ""));
        const more = fresh.filter(isNew);
        const { totalCount, totalMoney } = list;
        return {
          ...list,
          items: [
            ...fresh.map((order) => toReference(order)).filter((order) => order !== undefined),
            ...list.items,
          ],
          totalCount: totalCount === null ? null : totalCount + more.length,
          totalMoney: totalMoney === null ? null : totalMoney + moneyOf(more),
        };
      },
    },
  });
}

/** The total of orders, in rupees. */
export function moneyOf(orders: readonly BoardOrder[]): number {
  return orders.reduce((cents, { totalPrice }) => cents + Math.round(totalPrice * 100), 0) / 100;
}

/** Revision 1 is a placed order; a later one belongs to an order that was not in the list. */
export function isNew({ revision }: BoardOrder): boolean {
  return revision === 1;
}
