import { isDeepStrictEqual } from "node:util";
import type { StoredDocument } from "#projections/document-store.ts";

const countIn = (stored: StoredDocument<object> | null): unknown =>
  stored && "count" in stored.document ? stored.document.count : 0;

/**
 * Whether two documents say the same. Of a count only the figure is compared, and none is as good
 * as zero: where a person was erased, the documents that are replayed never were in the groups that
 * they have left, and came into others earlier.
 */
export const isSame = (
  isCount: boolean,
  one: StoredDocument<object> | null,
  other: StoredDocument<object> | null,
): boolean => (isCount ? countIn(one) === countIn(other) : isDeepStrictEqual(one, other));
