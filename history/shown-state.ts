import { entryOf } from "#domain/persistent-map.ts";
import type { ProductReviewsState } from "#domain/review/decider.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { StreamCategory } from "./category.ts";

/**
 * Fields that only prevent duplicate processing, hashes of texts, and addresses of files. They are
 * not shown.
 */
const bookkeeping = new Set([
  "commentHash",
  "settled",
  "returned",
  "checkedOut",
  "image",
  "nightImage",
  "modelUrl",
  "url",
  "night",
  "photos",
  "hiddenPhotos",
]);

/**
 * Flattens a state into fields with values, one level per element. For an event of a review, only
 * the fields of its author.
 */
export const shownState = (
  category: StreamCategory,
  state: unknown,
  event: ShopRecordedEvent,
): ReadonlyMap<string, string> => {
  const shown = new Map<string, string>();
  const show = (path: string, value: unknown): void => {
    if (value === null || value === undefined) return;
    if (value instanceof Map) {
      for (const [key, each] of value as Map<unknown, unknown>)
        show(`${path} ${String(key)}`, each);
    } else if (value instanceof Set) {
      show(path, [...(value as Set<unknown>)]);
    } else if (Array.isArray(value)) {
      value.forEach((each: unknown, index) => show(`${path} ${index + 1}`, each));
    } else if (typeof value === "object") {
      for (const [name, each] of Object.entries(value)) {
        if (!bookkeeping.has(name)) show(path === "" ? name : `${path} ${name}`, each);
      }
    } else {
      shown.set(path, JSON.stringify(value).replace(/^"|"$/g, ""));
    }
  };
  if (category === "review") {
    const { userId, authorId = userId } = event.data as {
      readonly userId?: string;
      readonly authorId?: string;
    };
    const { reviews } = state as ProductReviewsState;
    show("", authorId === undefined ? null : entryOf(reviews, authorId));
  } else {
    show("", state);
  }
  return shown;
};
