import { afterEach, expect, it, vi } from "vitest";
import { deleteReviewDraft, storeReviewDraft, readReviewDraft } from "./review-draft.ts";

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

it("restores unsent text with its time, for the same user and product only", () => {
  vi.useFakeTimers({ now: 1_000 });
  storeReviewDraft("ann", "chair", { rating: 4, comment: "Sturdy.", photos: [] });
  expect(readReviewDraft("ann", "chair")).toEqual({
    rating: 4,
    comment: "Sturdy.",
    photos: [],
    keptAt: 1_000,
  });
  expect(readReviewDraft("ben", "chair")).toBeNull();
  expect(readReviewDraft("ann", "sofa")).toBeNull();
});

it("stores the text before stars are selected", () => {
  storeReviewDraft("ann", "chair", { rating: 0, comment: "Stur", photos: [] });
  expect(readReviewDraft("ann", "chair")).toMatchObject({ rating: 0, comment: "Stur" });
});

it("is deleted after it was sent", () => {
  storeReviewDraft("ann", "chair", { rating: 4, comment: "Sturdy.", photos: [] });
  deleteReviewDraft("ann", "chair");
  expect(readReviewDraft("ann", "chair")).toBeNull();
});

it.each([
  ["six stars", { rating: "6", keptAt: "1" }],
  ["half a star", { rating: "0.5", keptAt: "1" }],
  ["stars less than none", { rating: "-1", keptAt: "1" }],
  ["no stars at all", { keptAt: "1" }],
  ["no time", { rating: "4", comment: "x" }],
])("ignores a stored draft with %s", (_, stored) => {
  storeReviewDraft("ann", "chair", { rating: 4, comment: "x", photos: [] });
  const key = localStorage.key(0) ?? "";
  localStorage.setItem(key, JSON.stringify(stored));
  expect(readReviewDraft("ann", "chair")).toBeNull();
});
