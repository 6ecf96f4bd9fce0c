import { sortKey } from "../../../generated/values/sort-key.ts";
import type { SortDirection } from "../../../components/sort-button.tsx";
import type { OrderSort } from "../../../generated/operations.ts";
import type { BoardOrder } from "./board-lists.ts";

/** The sortable columns of the table, each with the sort of a first and a second press. */
export const sortColumns = {
  Placed: [
    { sort: "NEWEST", direction: "descending", words: "Newest first" },
    { sort: "OLDEST", direction: "ascending", words: "Oldest first" },
  ],
  Customer: [
    { sort: "CUSTOMER", direction: "ascending", words: "Customer, A to Z" },
    { sort: "CUSTOMER_DOWN", direction: "descending", words: "Customer, Z to A" },
  ],
  "Delivery day": [
    { sort: "DELIVERY_DAY", direction: "ascending", words: "Earliest delivery day" },
    { sort: "DELIVERY_DAY_DOWN", direction: "descending", words: "Latest delivery day" },
  ],
  Age: [
    { sort: "LONGEST_WAIT", direction: "descending", words: "Longest at its status" },
    { sort: "SHORTEST_WAIT", direction: "ascending", words: "Shortest at its status" },
  ],
  Total: [
    { sort: "DEAREST", direction: "descending", words: "Highest total first" },
    { sort: "CHEAPEST", direction: "ascending", words: "Lowest total first" },
  ],
} as const satisfies Record<
  string,
  readonly { sort: OrderSort; direction: SortDirection; words: string }[]
>;

export type SortColumn = keyof typeof sortColumns;

/** Every sort with its label. */
export const allSorts = Object.values(sortColumns).flat();

export function isSortColumn(name: string): name is SortColumn {
  return name in sortColumns;
}

/** The current direction of a column, and the sort that pressing its heading asks for. */
export function columnSort(column: SortColumn, sort: OrderSort) {
  const ways = sortColumns[column];
  const now = ways.find((way) => way.sort === sort);
  const next = ways.find((way) => way !== now) ?? ways[0];
  return { direction: now?.direction ?? null, next: now ? next.sort : ways[0].sort };
}

/** The address parameter of a sort. */
export function sortParameter(sort: OrderSort): string {
  return sort.toLowerCase().replaceAll("_", "-");
}

type Compare = (a: BoardOrder, b: BoardOrder) => number;

const by =
  (value: (order: BoardOrder) => string | number): Compare =>
  (a, b) => {
    const [one, other] = [value(a), value(b)];
    return one < other ? -1 : one > other ? 1 : 0;
  };

const reversed =
  (compare: Compare): Compare =>
  (a, b) =>
    compare(b, a);

/** A key takes microseconds, and each live update sorts all loaded orders again. */
const nameKeys = new WeakMap<BoardOrder, string>();

function nameKeyOf(order: BoardOrder): string {
  const known = nameKeys.get(order);
  if (known !== undefined) return known;
  const key = sortKey(order.customerName);
  nameKeys.set(order, key);
  return key;
}

const deliveredLast = by(({ status }) => Number(status === "DELIVERED"));
const byPlaced = by(({ createdAt }) => createdAt);
const bySince = by(({ statusChangedAt }) => statusChangedAt);
const byDay = by(({ deliveryDay }) => deliveryDay?.date ?? "");
const dayless = by(({ deliveryDay }) => Number(deliveryDay === null));
const byTotal = by(({ totalPrice }) => totalPrice);
const byId = by(({ id }) => id);
const byName = by(nameKeyOf);

const compares: Record<OrderSort, readonly Compare[]> = {
  NEWEST: [deliveredLast, reversed(byPlaced)],
  OLDEST: [deliveredLast, byPlaced],
  LONGEST_WAIT: [deliveredLast, bySince],
  SHORTEST_WAIT: [deliveredLast, reversed(bySince)],
  DEAREST: [reversed(byTotal)],
  CHEAPEST: [byTotal],
  CUSTOMER: [byName],
  CUSTOMER_DOWN: [reversed(byName)],
  DELIVERY_DAY: [deliveredLast, dayless, byDay],
  DELIVERY_DAY_DOWN: [deliveredLast, reversed(byDay)],
};

/** Whether delivered orders come after all open ones. */
export function putsDeliveredLast(sort: OrderSort): boolean {
  return compares[sort][0] === deliveredLast;
}

/** Sorts loaded orders and live updates in the list's order. */
export function sorted(orders: readonly BoardOrder[], sort: OrderSort): BoardOrder[] {
  const inOrder = [...compares[sort], byId];
  return orders.toSorted((a, b) => {
    for (const compare of inOrder) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
}
