import { isDeepStrictEqual } from "node:util";
import type { StoredDocument } from "#projections/engine/document-store.ts";

const countIn = (stored: StoredDocument<object> | null): unknown =>
  stored && "count" in stored.document ? stored.document.count : 0;

/**
 * Whether two documents are equal. For counts, only the figure is compared, and a missing count
 * equals zero: because of an erased person, replayed documents were never in the groups that they
 * have left, and joined others earlier.
 */
export const isSame = (
  isCount: boolean,
  one: StoredDocument<object> | null,
  other: StoredDocument<object> | null,
): boolean => (isCount ? countIn(one) === countIn(other) : isDeepStrictEqual(one, other));
