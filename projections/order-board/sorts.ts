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
 * In sorts by time, delivered orders follow all others. Amounts and names sort all orders together.
 */
const fieldsOf: Readonly<Record<OrderSort, NonNullable<Find["sort"]>>> = {
  oldest: [up("delivered"), up("createdAt")],
  "longest-wait": [up("delivered"), up("statusChangedAt")],
  "shortest-wait": [up("delivered"), down("statusChangedAt")],
  dearest: [down("totalCents")],
  cheapest: [up("totalCents")],
  customer: [up("customerKey")],
  "customer-down": [down("customerKey")],
  "delivery-day": [up("delivered"), up("deliveryDate")],
  "delivery-day-down": [up("delivered"), down("deliveryDate")],
};

/**
 * Index ranges to scan for a filter in an explicit order. The index provides the order; `matcherOf`
 * checks the remaining conditions. Days and amounts limit the range if they are the sort field.
 */
export const sortedPartsOf = (
  filter: BoardFilter,
  sort: OrderSort,
): readonly ListPart<BoardOrderDocument>[] => {
  const { cancelled, status, placedFrom, placedTo, centsFrom, centsTo } = filter;
  const phase = { phase: cancelled ? "cancelled" : "placed" } as const;
  const hasStatus = status && sort === "dearest";
  const where = whereOf({ ...phase, ...(hasStatus && { status }) });
  const find = { where, sort: fieldsOf[sort] };
  if (isOfOpenOrders(filter) && fieldsOf[sort][0]?.field === "delivered") {
    // Delivered orders follow, and none of them matches.
    return [{ find, isOver: ({ delivered }) => delivered !== 0 }];
  }
  switch (sort) {
    case "oldest": {
      if (!placedFrom && !placedTo) return [{ find }];
      const since = placedFrom ? startOfDay(placedFrom) : "";
      const until = placedTo ? startOfDay(placedTo, 1) : null;
      return [0, 1].map((part) => ({
        find,
        after: encodeCursor([part, since, ""]),
        isOver: ({ delivered, createdAt }) =>
          delivered !== part || (until !== null && createdAt >= until),
      }));
    }
    case "delivery-day":
      // Orders without a day follow those with one.
      return [0, 1].flatMap((part) => [
        {
          find,
          after: encodeCursor([part, "0", ""]),
          isOver: ({ delivered }) => delivered !== part,
        },
        {
          ...{ find, after: encodeCursor([part, "", ""]) },
          isOver: ({ delivered, deliveryDate }) => delivered !== part || deliveryDate !== "",
        },
      ]);
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
          ...(centsFrom != null && { after: encodeCursor([centsFrom, ""]) }),
          isOver: ({ totalCents }) => totalCents > (centsTo ?? Infinity),
        },
      ];
    default:
      return [{ find }];
  }
};
