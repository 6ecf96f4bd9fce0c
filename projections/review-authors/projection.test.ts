import { expect, it } from "vitest";
import { foldDocument } from "#projections/engine/fold.ts";
import { recorded, type GivenEvent } from "../../testing/recorded.ts";
import { reviewAuthorsProjection as projection } from "./projection.ts";

const review = { userId: "ann", rating: 4, comment: "Sturdy.", name: "Ann" };
const submitted = ["review-kettle", { type: "ReviewSubmitted", data: review }] as const;
const revised = (rating: number, comment: string): GivenEvent => [
  "review-kettle",
  { type: "ReviewRevised", data: { ...review, rating, comment, previousRating: 4 } },
];

const folded = (...events: readonly GivenEvent[]) => {
  const log = recorded(...events);
  return { log, document: foldDocument(projection, undefined, log)?.document };
};

it("a review belongs to its author", () => {
  const { log, document } = folded(submitted);
  expect(document).toEqual({
    id: "kettle ann",
    productId: "kettle",
    userId: "ann",
    reviewId: log[0]?.id,
    writtenAt: log[0]?.metadata.occurredAt,
    options: [],
    now: { rating: 4, comment: "Sturdy.", at: log[0]?.metadata.occurredAt },
    before: null,
  });
});

it("a revised review keeps its first date and its previous content", () => {
  const { log, document } = folded(submitted, revised(2, "It leaks."), revised(3, "Repaired."));
  expect(document).toMatchObject({
    reviewId: log[2]?.id,
    writtenAt: log[0]?.metadata.occurredAt,
    now: { rating: 3, comment: "Repaired.", at: log[2]?.metadata.occurredAt },
    before: { rating: 2, comment: "It leaks.", at: log[1]?.metadata.occurredAt },
  });
});

it("a review names the version bought at the time of its last revision", () => {
  const version = (value: string) => ({ ...review, options: [value] });
  const { document } = folded(
    ["review-kettle", { type: "ReviewSubmitted", data: version("Moss") }],
    ["review-kettle", { type: "ReviewRevised", data: { ...version("Rust"), previousRating: 4 } }],
  );
  expect(document?.options).toEqual(["Rust"]);
});

it("other events belong to no review", () => {
  const [erased] = recorded([
    "review-kettle",
    { type: "ReviewAuthorErased", data: { userId: "ann" } },
  ]);
  expect(erased && projection.key(erased)).toBeNull();
});
