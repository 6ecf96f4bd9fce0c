import { decodeCursor, encodeCursor } from "#projections/engine/cursor.ts";
import type { TimeSlice } from "#event-store/time-slice.ts";
import { InvalidCursor } from "#projections/engine/document-store.ts";
import { sorts, type ProductSort } from "#projections/products/sorts.ts";
import type { Hit, Listed } from "./listed.ts";

/**
 * A sort order of hits. By relevance, equal matches are sorted by shorter name, then by newer
 * product.
 */
export type HitSort = ProductSort | "relevance";

interface Part {
  readonly field:
    | "score"
    | Exclude<keyof Listed, "category" | "inStock" | "hasModel" | "turns" | "colours" | "variants">;
  readonly direction: "up" | "down";
}

const byId: Part = { field: "id", direction: "up" };

/**
 * Each order is total and depends only on the product itself. Therefore a cursor stays valid when
 * other products change.
 */
const orders: Readonly<Record<HitSort, readonly Part[]>> = {
  relevance: [
    { field: "score", direction: "down" },
    { field: "nameLength", direction: "up" },
    ...sorts.newest,
    byId,
  ],
  newest: [...sorts.newest, byId],
  "price-up": [...sorts["price-up"], byId],
  "price-down": [...sorts["price-down"], byId],
  name: [...sorts.name, byId],
  rating: [...sorts.rating, byId],
  /** The smallest spare length first, which is the score. */
  "best-fit": [{ field: "score", direction: "up" }, ...sorts.name, byId],
  /** Out of stock first, then low. */
  stock: [{ field: "stockLevel", direction: "up" }, ...sorts.name, byId],
};

type Value = string | number;

const valueOf = ({ product, score }: Hit, { field }: Part): Value =>
  field === "score" ? score : product[field];

const compareValues = (a: Value, b: Value, { direction }: Part): number => {
  if (a === b) return 0;
  return a < b === (direction === "up") ? -1 : 1;
};

/** Hits sorted between two looks at the clock. */
const sortedAtOnce = 500;

/** Sorts the hits in slices. */
export const inOrder = async (
  hits: readonly Hit[],
  sort: HitSort,
  slice: TimeSlice,
): Promise<readonly Hit[]> => {
  const parts = orders[sort];
  const compare = (a: Hit, b: Hit): number => {
    for (const part of parts) {
      const compared = compareValues(valueOf(a, part), valueOf(b, part), part);
      if (compared !== 0) return compared;
    }
    return 0;
  };
  let runs: Hit[][] = [];
  for (let start = 0; start < hits.length; start += sortedAtOnce) {
    runs.push(hits.slice(start, start + sortedAtOnce).sort(compare));
    if (slice.isOver()) await slice.next();
  }
  while (runs.length > 1) {
    const merged: Hit[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      // The sort detects the two sorted runs and only merges them.
      merged.push([...(runs[at] ?? []), ...(runs[at + 1] ?? [])].sort(compare));
      if (slice.isOver()) await slice.next();
    }
    runs = merged;
  }
  return runs[0] ?? [];
};

/** A page of sorted hits after a cursor. Throws InvalidCursor. */
export const pageOfHits = (
  hits: readonly Hit[],
  sort: HitSort,
  limit: number,
  cursor: string | null | undefined,
): { readonly ids: readonly string[]; readonly nextCursor: string | null } => {
  const parts = orders[sort];
  const start = cursor ? firstBehind(hits, parts, decodeCursor(cursor, parts.length)) : 0;
  const page = hits.slice(start, start + limit);
  const last = page.at(-1);
  return {
    ids: page.map(({ product }) => product.id),
    nextCursor:
      last && start + limit < hits.length
        ? encodeCursor(parts.map((part) => valueOf(last, part)))
        : null,
  };
};

/** Index of the first hit after a cursor. */
const firstBehind = (
  hits: readonly Hit[],
  parts: readonly Part[],
  place: readonly unknown[],
): number => {
  const isBehind = (hit: Hit): boolean => {
    for (const [index, part] of parts.entries()) {
      const value = valueOf(hit, part);
      const at = place[index];
      if (typeof at !== typeof value) {
        throw new InvalidCursor("The cursor is not one of this list");
      }
      const compared = compareValues(value, at as Value, part);
      if (compared !== 0) return compared > 0;
    }
    return false;
  };
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const hit = hits[middle];
    if (hit && isBehind(hit)) high = middle;
    else low = middle + 1;
  }
  return low;
};
