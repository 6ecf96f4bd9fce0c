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
    name: "Ann",
    state: "published",
    reason: null,
    photos: [],
    answer: null,
    helpful: 0,
    revision: 1,
    timeline: [
      {
        kind: "ReviewSubmitted",
        at: log[0]?.metadata.occurredAt,
        byId: log[0]?.metadata.actor.id,
        reason: null,
        photo: null,
      },
    ],
    stars: 4,
    sentAt: log[0]?.metadata.occurredAt,
    photographed: 0,
    fewStars: 0,
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

const photos = ["/a.webp", "/b.webp"];
const withPhotos: GivenEvent = [
  "review-kettle",
  { type: "ReviewSubmitted", data: { ...review, photos, waits: true } },
];
const ofReview = { userId: "ann", rating: 4 } as const;
const hidePhoto = (photo: number): GivenEvent => [
  "review-kettle",
  { type: "ReviewPhotoHidden", data: { userId: "ann", photo } },
];
const answered = (text: string): GivenEvent => [
  "review-kettle",
  { type: "ReviewAnswered", data: { userId: "ann", text } },
];

it("a review waits, is published, and is hidden with a reason", () => {
  const published: GivenEvent = ["review-kettle", { type: "ReviewPublished", data: ofReview }];
  const hidden: GivenEvent = [
    "review-kettle",
    {
      type: "ReviewHidden",
      data: { ...ofReview, reason: "Insult or threat", previousState: "published" },
    },
  ];
  expect(folded(withPhotos).document).toMatchObject({ state: "waiting", photographed: 1 });
  expect(folded(withPhotos, published).document).toMatchObject({ state: "published", revision: 2 });
  expect(folded(withPhotos, published, hidden).document).toMatchObject({
    state: "hidden",
    reason: "Insult or threat",
    revision: 3,
  });
  expect(folded(withPhotos, published, hidden, published).document?.reason).toBeNull();
});

it("hidden photos don't count, and stay hidden through a revision", () => {
  const same: GivenEvent = [
    "review-kettle",
    { type: "ReviewRevised", data: { ...review, previousRating: 4, samePhotos: true } },
  ];
  const one = folded(withPhotos, hidePhoto(1), same).document;
  expect(one).toMatchObject({
    photos: [
      { url: "/a.webp", hidden: false },
      { url: "/b.webp", hidden: true },
    ],
    photographed: 1,
  });
  expect(folded(withPhotos, hidePhoto(0), hidePhoto(1)).document?.photographed).toBe(0);
});

it("has one answer, which may be revised", () => {
  const { log, document } = folded(submitted, answered("Thanks."), answered("Thank you."));
  expect(document?.answer).toEqual({
    text: "Thank you.",
    at: log[1]?.metadata.occurredAt,
    revisedAt: log[2]?.metadata.occurredAt,
    byId: log[2]?.metadata.actor.id,
  });
});

it("counts the votes, which change no revision", () => {
  const vote = (type: "ReviewMarkedHelpful" | "ReviewHelpfulWithdrawn", userId: string) =>
    ["review-kettle", { type, data: { userId, authorId: "ann" } }] as const;
  const { document } = folded(
    submitted,
    vote("ReviewMarkedHelpful", "ben"),
    vote("ReviewMarkedHelpful", "cay"),
    vote("ReviewHelpfulWithdrawn", "ben"),
  );
  expect(document).toMatchObject({ helpful: 1, revision: 1 });
});

it("an erased author leaves the stars, without name, text, photos and answer", () => {
  const erased: GivenEvent = [
    "review-kettle",
    { type: "ReviewAuthorErased", data: { userId: "ann" } },
  ];
  expect(folded(withPhotos, answered("Thank you, Ann."), erased).document).toMatchObject({
    name: "Erased",
    photos: [],
    photographed: 0,
    answer: null,
    now: { rating: 4, comment: "" },
  });
});
