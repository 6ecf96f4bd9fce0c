import { whereOf } from "#projections/engine/counts.ts";
import { encodeCursor } from "#projections/engine/cursor.ts";
import type { Group } from "#projections/engine/document-store.ts";
import type { ListPart } from "#projections/engine/scan-list.ts";
import { searchWords } from "#domain/values/search-words.ts";
import { startOfDay } from "#domain/values/colombo.ts";
import { addDays } from "#domain/values/delivery-day.ts";
import type { BoardOrderDocument } from "./document.ts";
import { isPastItsDay } from "#domain/values/order-filter.ts";
import { isOfOpenOrders, type BoardFilter } from "./filter.ts";
import { sortedPartsOf, type OrderSort } from "./sorts.ts";

/** The counted and summed group that equals a filter; null if the filter has further conditions. */
export const countedGroupOf = (filter: BoardFilter): Group | null => {
  const { status, province, userId, search, placedFrom, placedTo, centsFrom, centsTo } = filter;
  if (searchWords(search).length > 0 || placedFrom || placedTo || isOfOpenOrders(filter)) {
    return null;
  }
  if (centsFrom != null || centsTo != null) return null;
  if (userId && (status || province)) return null;
  return { ...phaseOf(filter), ...given({ status, province, userId }) };
};

const phaseOf = ({ cancelled }: BoardFilter) =>
  ({ phase: cancelled ? "cancelled" : "placed" }) as const;

const given = (fields: Readonly<Record<string, string | null | undefined>>): Group =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value ? [[field, value]] : [])),
  );

/** Sorts after every time. */
const never = "9999";

const boardSort = [
  { field: "delivered", direction: "up" },
  { field: "createdAt", direction: "down" },
] as const;
const longestWaitSort = [{ field: "statusChangedAt", direction: "up" }] as const;

const dueSort = [{ field: "deliveryDate", direction: "up" }] as const;

/** The undelivered orders promised for some days, by day. Orders without a day are none of them. */
const dueOrders = (
  from: string | null | undefined,
  to: string | null | undefined,
): ListPart<BoardOrderDocument> => ({
  find: { where: whereOf({ phase: "placed", delivered: 0 }), sort: dueSort },
  after: encodeCursor([from || "0", ""]),
  ...(to && { isOver: ({ deliveryDate }) => deliveryDate > to }),
});

/** The confirmed orders by delivery day, or the ones that may be called, oldest first. */
const ofCall = (call: NonNullable<BoardFilter["call"]>): ListPart<BoardOrderDocument> =>
  call === "confirmed"
    ? { find: { where: whereOf({ confirmed: 1 }), sort: dueSort } }
    : {
        find: {
          where: whereOf({ callable: 1 }),
          sort: [{ field: "createdAt", direction: "up" }],
        },
      };

/**
 * Index ranges to scan for a filter. Late orders are those past their day, then those that wait too
 * long, by waiting time. Orders of delivery days are sorted by it, a range of days of placing by
 * day, a range of amounts by amount, all others in the board's order. An explicit sort takes
 * precedence. `matcherOf` checks the conditions that the ranges do not cover.
 */
export const listPartsOf = (
  filter: BoardFilter,
  sort?: OrderSort | null,
): readonly ListPart<BoardOrderDocument>[] => {
  const { status, province, userId, late, dueFrom, dueTo } = filter;
  const { placedFrom, placedTo, centsFrom, centsTo } = filter;
  const phase = phaseOf(filter);
  if (isOfOpenOrders(filter) && filter.cancelled) return [];
  if (sort && !(late && sort === "longest-wait")) return sortedPartsOf(filter, sort);
  if (dueFrom || dueTo) return [dueOrders(dueFrom, dueTo)];
  if (late) {
    const { reached, today } = late;
    const waiting = reached
      .filter((each) => !status || each.status === status)
      .map((each): ListPart<BoardOrderDocument> => ({
        find: { where: whereOf({ ...phase, status: each.status }), sort: longestWaitSort },
        includes: (order) => !isPastItsDay(order, today),
        isOver: ({ statusChangedAt }) => statusChangedAt >= each.before,
      }));
    return [dueOrders(null, addDays(today, -1)), ...waiting];
  }
  if (filter.call) return [ofCall(filter.call)];
  const byDay = Boolean(placedFrom ?? placedTo);
  if (!byDay && !userId && (centsFrom != null || centsTo != null)) {
    return sortedPartsOf(filter, "dearest");
  }
  const where = whereOf({ ...phase, ...(userId ? { userId } : given({ status, province })) });
  const find = { where, sort: boardSort };
  if (!byDay) return [{ find }];
  const until = placedTo ? startOfDay(placedTo, 1) : never;
  const since = placedFrom ? startOfDay(placedFrom) : "";
  const parts = status ? [Number(status === "Delivered")] : [0, 1];
  return parts.map((part) => ({
    find,
    after: encodeCursor([part, until, ""]),
    isOver: ({ delivered, createdAt }) => delivered !== part || createdAt < since,
  }));
};
