import { whereOf } from "#projections/engine/counts.ts";
import { encodeCursor } from "#projections/engine/cursor.ts";
import type { Find } from "#projections/engine/document-store.ts";
import type { ListPart } from "#projections/engine/scan-list.ts";
import { startOfDay } from "#domain/values/colombo.ts";
import type { BoardOrderDocument } from "./document.ts";
import { isOfOpenOrders, type BoardFilter } from "./filter.ts";

/** Alternative sort orders. The board's own is undelivered first, then newest first. */
export const orderSorts = [
  "oldest",
  "longest-wait",
  "shortest-wait",
  "dearest",
  "cheapest",
  "customer",
  "customer-down",
  "delivery-day",
  "delivery-day-down",
] as const;
export type OrderSort = (typeof orderSorts)[number];

const up = (field: string) => ({ field, direction: "up" }) as const;
const down = (field: string) => ({ field, direction: "down" }) as const;

/**
 * Amounts and names sort all orders together. In sorts by time, delivered orders follow all others.
 * A sort and its reverse, `$id` included, share an index.
 */
const fieldsOf: Readonly<Record<OrderSort, NonNullable<Find["sort"]>>> = {
  oldest: [up("createdAt"), down("$id")],
  "longest-wait": [up("statusChangedAt")],
  "shortest-wait": [down("statusChangedAt"), down("$id")],
  dearest: [down("totalCents")],
  cheapest: [up("totalCents"), down("$id")],
  customer: [up("customerKey")],
  "customer-down": [down("customerKey"), down("$id")],
  "delivery-day": [up("deliveryDate")],
  "delivery-day-down": [down("deliveryDate"), down("$id")],
};

/** Sorts by time. */
const deliveredLast: ReadonlySet<OrderSort> = new Set([
  "oldest",
  "longest-wait",
  "shortest-wait",
  "delivery-day",
  "delivery-day-down",
]);

/**
 * Index ranges to scan for a filter in an explicit order. The index provides the order; `matcherOf`
 * checks the remaining conditions. Days and amounts limit the range if they are the sort field.
 */
export const sortedPartsOf = (
  filter: BoardFilter,
  sort: OrderSort,
): readonly ListPart<BoardOrderDocument>[] => {
  const { cancelled, status, centsFrom, centsTo } = filter;
  const phase = { phase: cancelled ? "cancelled" : "placed" } as const;
  const hasStatus = status && sort === "dearest";
  const where = whereOf({ ...phase, ...(hasStatus && { status }) });
  const find = { where, sort: fieldsOf[sort] };
  if (deliveredLast.has(sort)) {
    // No delivered order is an open one.
    const states = isOfOpenOrders(filter) ? [0] : [0, 1];
    return states.flatMap((delivered) =>
      timesOf(sort, filter).map((part) => ({
        ...part,
        find: { ...find, where: { ...where, delivered: { eq: delivered } } },
      })),
    );
  }
  switch (sort) {
    case "dearest":
      return [
        {
          find,
          // After every order that costs one cent more.
          ...(centsTo != null && { after: encodeCursor([centsTo + 1, "~"]) }),
          isOver: ({ totalCents }) => totalCents < (centsFrom ?? 0),
        },
      ];
    case "cheapest":
      return [
        {
          find,
          ...(centsFrom != null && { after: encodeCursor([centsFrom, "~"]) }),
          isOver: ({ totalCents }) => totalCents > (centsTo ?? Infinity),
        },
      ];
    default:
      return [{ find }];
  }
};

/** The ranges of a sort by time. */
const timesOf = (
  sort: OrderSort,
  { placedFrom, placedTo }: BoardFilter,
): readonly Omit<ListPart<BoardOrderDocument>, "find">[] => {
  switch (sort) {
    case "oldest": {
      const until = placedTo ? startOfDay(placedTo, 1) : null;
      return [
        {
          ...(placedFrom && { after: encodeCursor([startOfDay(placedFrom), "~"]) }),
          ...(until !== null && { isOver: ({ createdAt }) => createdAt >= until }),
        },
      ];
    }
    case "delivery-day":
      // Orders without a day follow those with one.
      return [
        { after: encodeCursor(["0", ""]) },
        {
          after: encodeCursor(["", ""]),
          isOver: ({ deliveryDate }) => deliveryDate !== "",
        },
      ];
    default:
      return [{}];
  }
};
