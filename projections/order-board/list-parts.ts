import { whereOf } from "#projections/engine/counts.ts";
import { encodeCursor } from "#projections/engine/cursor.ts";
import type { Group } from "#projections/engine/document-store.ts";
import type { ListPart } from "#projections/engine/scan-list.ts";
import { searchWords } from "#domain/values/search-words.ts";
import { startOfDay } from "#domain/values/colombo.ts";
import type { BoardOrderDocument } from "./document.ts";
import type { BoardFilter } from "./filter.ts";
import { sortedPartsOf, type OrderSort } from "./sorts.ts";

/** The counted and summed group that equals a filter; null if the filter has further conditions. */
export const countedGroupOf = (filter: BoardFilter): Group | null => {
  const { status, province, userId, search, placedFrom, placedTo, centsFrom, centsTo } = filter;
  if (searchWords(search).length > 0 || placedFrom || placedTo || filter.lateBefore) return null;
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

/**
 * Index ranges to scan for a filter. Late orders are sorted by waiting time, a range of days by
 * day, a range of amounts by amount, all others in the board's order. An explicit sort takes
 * precedence. `matcherOf` checks the conditions that the ranges do not cover.
 */
export const listPartsOf = (
  filter: BoardFilter,
  sort?: OrderSort | null,
): readonly ListPart<BoardOrderDocument>[] => {
  const { status, province, userId, lateBefore, placedFrom, placedTo, centsFrom, centsTo } = filter;
  const phase = phaseOf(filter);
  // Cancelled orders are never late.
  if (lateBefore && filter.cancelled) return [];
  if (sort && !(lateBefore && sort === "longest-wait")) return sortedPartsOf(filter, sort);
  if (lateBefore) {
    return lateBefore
      .filter((late) => !status || late.status === status)
      .map((late) => ({
        find: { where: whereOf({ ...phase, status: late.status }), sort: longestWaitSort },
        isOver: ({ statusChangedAt }) => statusChangedAt >= late.before,
      }));
  }
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
