import { describe, expect, it } from "vitest";
import { entryOf } from "../persistent-map.ts";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { limits } from "../constants.ts";
import { erasedText } from "../order/erased-address.ts";
import { invalidInput } from "../refusal.ts";
import { reviewDecider } from "./decider.ts";
import type { ReviewContent, ReviewEvent } from "./events.ts";

const { given } = scenarioOf(reviewDecider);

const review = (changes: Partial<ReviewContent> = {}): ReviewContent => ({
  userId: "ann",
  rating: 4,
  comment: "Sturdy.",
  name: "Ann",
  ...changes,
});
const submit = (changes: Partial<ReviewContent> = {}, delivered = true, approval = false) =>
  ({ type: "SubmitReview", review: review(changes), delivered, approval }) as const;
const submitted = (changes: Partial<ReviewContent> = {}): ReviewEvent => ({
  type: "ReviewSubmitted",
  data: review(changes),
});
const revised = (previousRating: number, changes: Partial<ReviewContent>): ReviewEvent => ({
  type: "ReviewRevised",
  data: { ...review(changes), previousRating },
});

describe("reviewing a product", () => {
  it("is open to customers who received it", () => {
    given().when(submit()).then(submitted());
  });

  it("is refused before delivery, also as a revision", () => {
    const refusal = {
      code: "NOT_DELIVERED",
      message: "You can only review delivered items.",
    } as const;
    given().when(submit({}, false)).thenRefused(refusal);
    given(submitted())
      .when(submit({ rating: 1 }, false))
      .thenRefused(refusal);
  });

  it.each([1, 5])("accepts a rating of %d", (rating) => {
    given().when(submit({ rating })).then(submitted({ rating }));
  });

  it.each([0, 6, -1, 4.5, NaN, 1e400])("refuses a rating of %d", (rating) => {
    given()
      .when(submit({ rating }))
      .thenRefused(invalidInput({ field: "rating", message: "Please select a rating" }));
  });

  it("requires no comment", () => {
    given()
      .when(submit({ comment: "" }))
      .then(submitted({ comment: "" }));
  });

  it("accepts a comment of the maximum length and refuses a longer one", () => {
    const comment = "x".repeat(limits.reviewComment);
    given().when(submit({ comment })).then(submitted({ comment }));
    given()
      .when(submit({ comment: `${comment}x` }))
      .thenRefused(
        invalidInput({ field: "comment", message: `At most ${limits.reviewComment} characters` }),
      );
  });

  it("revises the earlier review of the same author", () => {
    given(submitted())
      .when(submit({ rating: 2 }))
      .then(revised(4, { rating: 2 }));
    given(submitted())
      .when(submit({ comment: "Creaks." }))
      .then(revised(4, { comment: "Creaks." }));
  });

  it("revises a revised review", () => {
    given(submitted(), revised(4, { rating: 2 }))
      .when(submit({ rating: 5 }))
      .then(revised(2, { rating: 5 }));
  });

  it("does not affect other authors", () => {
    given(submitted())
      .when(submit({ userId: "ben", name: "Ben" }))
      .then(submitted({ userId: "ben", name: "Ben" }));
  });

  it("stores nothing if rating and comment are the same", () => {
    given(submitted()).when(submit()).then();
    given().when(submit()).thenOnceOnly();
    given(submitted())
      .when(submit({ rating: 1 }))
      .thenOnceOnly();
  });
});

describe("erasing the author", () => {
  const erase = { type: "EraseAuthor", userId: review().userId } as const;
  const erased: ReviewEvent = { type: "ReviewAuthorErased", data: { userId: review().userId } };

  it("is recorded once", () => {
    given(submitted()).when(erase).then(erased);
    given(submitted()).when(erase).thenOnceOnly();
  });

  it("is recorded even if the key of the name is already deleted", () => {
    given(submitted({ name: erasedText }))
      .when(erase)
      .then(erased);
  });

  it("stores nothing for an author without reviews", () => {
    given().when(erase).then();
  });
});

const photo = (name: string) => `/uploads/images/${name}.webp`;
const author = { userId: "ann", rating: 4 } as const;
const waiting: ReviewEvent = { type: "ReviewSubmitted", data: { ...review(), waits: true } };
const published: ReviewEvent = { type: "ReviewPublished", data: author };
const hidden = (previousState: "published" | "waiting" = "published"): ReviewEvent => ({
  type: "ReviewHidden",
  data: { ...author, reason: "Advertising", previousState },
});
const authorErased: ReviewEvent = { type: "ReviewAuthorErased", data: { userId: "ann" } };
const held: ReviewEvent = {
  type: "ReviewHeld",
  data: { ...author, previousState: "published" },
};
const answeredOnce: ReviewEvent = {
  type: "ReviewAnswered",
  data: { userId: "ann", text: "Thank you." },
};
const photoHidden = (number: number): ReviewEvent => ({
  type: "ReviewPhotoHidden",
  data: { userId: "ann", photo: number },
});
const photoShown = (number: number): ReviewEvent => ({
  type: "ReviewPhotoShown",
  data: { userId: "ann", photo: number },
});
const hidePhoto = (expectedRevision: number, isHidden: boolean, number = 1) =>
  ({
    type: "HideReviewPhoto",
    userId: "ann",
    photo: number,
    hidden: isHidden,
    expectedRevision,
  }) as const;
const publish = (expectedRevision: number, answer: string | null = null) =>
  ({ type: "PublishReview", userId: "ann", expectedRevision, answer }) as const;
const hide = (expectedRevision: number) =>
  ({ type: "HideReview", userId: "ann", expectedRevision, reason: "Advertising" }) as const;

describe("approval", () => {
  it("lets a new review wait", () => {
    given()
      .when(submit({}, true, true))
      .then(waiting);
  });

  it("lets a revision of a published review wait again", () => {
    given(submitted())
      .when(submit({ rating: 2 }, true, true))
      .then({
        type: "ReviewRevised",
        data: { ...review({ rating: 2 }), waits: true, previousRating: 4 },
      });
  });

  it("keeps a waiting review waiting after it was turned off", () => {
    given(waiting)
      .when(submit({ rating: 2 }))
      .then({
        type: "ReviewRevised",
        data: {
          ...review({ rating: 2 }),
          waits: true,
          previousRating: 4,
          previousState: "waiting",
        },
      });
  });

  it("lets a revision of a hidden review wait, also if it is off", () => {
    given(submitted(), hidden())
      .when(submit({ comment: "About the item." }))
      .then({
        type: "ReviewRevised",
        data: {
          ...review({ comment: "About the item." }),
          waits: true,
          previousRating: 4,
          previousState: "hidden",
        },
      });
  });
});

describe("photos", () => {
  it("belong to the review, each once", () => {
    const photos = [photo("a"), photo("b"), photo("a")];
    given()
      .when(submit({ photos }))
      .then(submitted({ photos: [photo("a"), photo("b")] }));
  });

  it("are at most four", () => {
    const photos = ["a", "b", "c", "d", "e"].map(photo);
    given()
      .when(submit({ photos }))
      .thenRefused(invalidInput({ field: "photos", message: "You can add up to 4 photos." }));
    given()
      .when(submit({ photos: photos.slice(0, 4) }))
      .then(submitted({ photos: photos.slice(0, 4) }));
  });

  it("stay with a revision that names none", () => {
    given(submitted({ photos: [photo("a")] }))
      .when(submit({ rating: 5 }))
      .then({
        type: "ReviewRevised",
        data: { ...review({ rating: 5 }), previousRating: 4, samePhotos: true },
      });
  });

  it("can be removed and exchanged by a revision", () => {
    const before = submitted({ photos: [photo("a")] });
    given(before)
      .when(submit({ photos: [] }))
      .then(revised(4, {}));
    given(before)
      .when(submit({ photos: [photo("a")] }))
      .then();
    given(before)
      .when(submit({ photos: [photo("b")] }))
      .then(revised(4, { photos: [photo("b")] }));
  });

  it("are hidden and shown one by one, and stay hidden through a revision", () => {
    const before = submitted({ photos: [photo("a"), photo("b")] });
    const isHidden = photoHidden(1);
    given(before).when(hidePhoto(1, true)).then(isHidden);
    given(before, isHidden).when(hidePhoto(2, true)).then();
    given(before, isHidden).when(hidePhoto(2, false)).then(photoShown(1));
    given(before, isHidden, revised(4, { photos: [photo("b")] }))
      .when(hidePhoto(3, true, 0))
      .then();
    given(before)
      .when(hidePhoto(1, true, 2))
      .thenRefused({ code: "NOT_FOUND", message: "This review has no such photo." });
    given(before, photoHidden(0), photoHidden(1), photoShown(0)).when(hidePhoto(4, true)).then();
    given(before, photoHidden(0), photoHidden(1), photoShown(0))
      .when(hidePhoto(4, true, 0))
      .then(photoHidden(0));
    expect(entryOf(given(before, photoHidden(2)).state.reviews, "ann")?.hiddenPhotos).toEqual([]);
  });

  it("stay through a revision that names none, and a removed one is no longer hidden", () => {
    const before = submitted({ photos: [photo("a"), photo("b")] });
    const same: ReviewEvent = {
      type: "ReviewRevised",
      data: { ...review({ rating: 5 }), previousRating: 4, samePhotos: true },
    };
    given(before, same).when(hidePhoto(2, true)).then(photoHidden(1));
    const again = revised(4, { photos: [photo("a"), photo("b")] });
    given(before, photoHidden(1), revised(4, { photos: [photo("a")] }), again)
      .when(hidePhoto(4, true))
      .then(photoHidden(1));
  });

  it("are gone with their author", () => {
    const { state } = given(submitted({ photos: [photo("a")] }), photoHidden(0), authorErased);
    expect(entryOf(state.reviews, "ann")).toMatchObject({ photos: [], hiddenPhotos: [] });
  });
});

describe("moderation", () => {
  it("publishes a waiting and a hidden review, with an answer if there is one", () => {
    given(waiting).when(publish(1)).then(published);
    given(submitted(), hidden()).when(publish(2)).then(published);
    given(waiting)
      .when(publish(1, " Thank you. "))
      .then(published, { type: "ReviewAnswered", data: { userId: "ann", text: "Thank you." } });
    given(submitted()).when(publish(1)).then();
  });

  it("hides for a reason", () => {
    given(submitted()).when(hide(1)).then(hidden());
    given(waiting).when(hide(1)).then(hidden("waiting"));
    given(waiting, hidden("waiting")).when(hide(2)).then();
  });

  it("can be taken back", () => {
    const hold = (expectedRevision: number) =>
      ({ type: "HoldReview", userId: "ann", expectedRevision }) as const;
    given(waiting, published)
      .when(hold(2))
      .then({ type: "ReviewHeld", data: { ...author, previousState: "published" } });
    given(waiting).when(hold(1)).then();
    given(waiting, published, held).when(hold(3)).then();
  });

  it("answers, and revises the answer", () => {
    const answer = (expectedRevision: number, text: string) =>
      ({ type: "AnswerReview", userId: "ann", text, expectedRevision }) as const;
    const answered: ReviewEvent = { type: "ReviewAnswered", data: { userId: "ann", text: "Hi." } };
    given(submitted()).when(answer(1, " Hi. ")).then(answered);
    given(submitted(), answered)
      .when(answer(2, "Ho."))
      .then({ type: "ReviewAnswered", data: { userId: "ann", text: "Ho." } });
    given(submitted())
      .when(answer(1, " "))
      .thenRefused(invalidInput({ field: "answer", message: "Please write an answer" }));
    const longest = "x".repeat(limits.reviewAnswer);
    given(submitted())
      .when(answer(1, longest))
      .then({ type: "ReviewAnswered", data: { userId: "ann", text: longest } });
    given(submitted())
      .when(answer(1, `${longest}x`))
      .thenRefused(
        invalidInput({ field: "answer", message: `At most ${limits.reviewAnswer} characters` }),
      );
    given(submitted(), { type: "ReviewAuthorErased", data: { userId: "ann" } })
      .when(answer(2, "Hi."))
      .thenRefused({ code: "NOT_FOUND" });
  });

  it.each([
    ["the author revised it", revised(4, { rating: 2 }), /^The author revised this review\./],
    ["it was published", published, /^This review was published\./],
    ["it was hidden", hidden("waiting"), /^This review was hidden\./],
    ["its author was erased", authorErased, /^The account of this review’s author was deleted\./],
    ["it waits again", held, /^This review is back in the queue\./],
    ["it was answered", answeredOnce, /^This review was answered\./],
    ["a photo was hidden", photoHidden(0), /^A photo of this review was hidden\./],
    ["a photo was shown", photoShown(0), /^A photo of this review is visible again\./],
  ])("is refused if meanwhile %s", (_what, event, message) => {
    const refusal = {
      code: "CHANGED_MEANWHILE",
      message: expect.stringMatching(message) as string,
    };
    given(waiting, event)
      .when(publish(1))
      .thenRefused(refusal as never);
    given(waiting, event)
      .when(hide(1))
      .thenRefused(refusal as never);
  });

  it("is not disturbed by votes and by other reviews", () => {
    given(
      submitted(),
      { type: "ReviewMarkedHelpful", data: { userId: "ben", authorId: "ann" } },
      submitted({ userId: "ben", name: "Ben" }),
    )
      .when(hide(1))
      .then(hidden());
  });

  it("needs a review", () => {
    given().when(publish(0)).thenRefused({ code: "NOT_FOUND" });
    for (const event of [published, held, hidden(), authorErased, answeredOnce, photoHidden(0)]) {
      expect(given(event).state).toBe(reviewDecider.initialState);
    }
    expect(entryOf(given(revised(4, {})).state.reviews, "ann")).toHaveProperty("revision", 1);
  });
});

describe("helpful", () => {
  const mark = (userId: string, helpful = true) =>
    ({ type: "MarkHelpful", userId, authorId: "ann", helpful }) as const;
  const marked: ReviewEvent = {
    type: "ReviewMarkedHelpful",
    data: { userId: "ben", authorId: "ann" },
  };

  it("counts a person once", () => {
    given(submitted()).when(mark("ben")).then(marked);
    given(submitted()).when(mark("ben")).thenOnceOnly();
    given(submitted(), marked).when(mark("ben")).then();
  });

  it("is separate for each review", () => {
    const markedCem: ReviewEvent = {
      type: "ReviewMarkedHelpful",
      data: { userId: "ben", authorId: "cem" },
    };
    const withdrawn: ReviewEvent = {
      type: "ReviewHelpfulWithdrawn",
      data: { userId: "ben", authorId: "ann" },
    };
    const after = given(submitted(), submitted({ userId: "cem" }), marked, markedCem, withdrawn);
    expect(entryOf(after.state.votes, "ben")).toEqual(["cem"]);
    after.when(mark("ben")).then(marked);
    expect(entryOf(given(withdrawn).state.votes, "ben")).toBeUndefined();
    expect(entryOf(given(marked).state.votes, "ben")).toEqual(["ann"]);
  });

  it("can be taken back, also from a review that was hidden", () => {
    const withdrawn: ReviewEvent = {
      type: "ReviewHelpfulWithdrawn",
      data: { userId: "ben", authorId: "ann" },
    };
    given(submitted(), marked).when(mark("ben", false)).then(withdrawn);
    given(submitted(), marked, hidden()).when(mark("ben", false)).then(withdrawn);
    given(submitted()).when(mark("ben", false)).then();
  });

  it("is refused for the voter's own review, and for one that customers don't see", () => {
    const message = "You can’t mark your own review as helpful.";
    given(submitted())
      .when(mark("ann"))
      .thenRefused(invalidInput({ field: "reviewId", message }));
    given(waiting).when(mark("ben")).thenRefused({ code: "NOT_FOUND" });
    given(submitted(), hidden()).when(mark("ben")).thenRefused({ code: "NOT_FOUND" });
    given().when(mark("ben")).thenRefused({ code: "NOT_FOUND" });
  });
});

it("folds many reviews quickly", () => {
  const begun = performance.now();
  let state = reviewDecider.initialState;
  const authors = 30_000;
  for (let author = 0; author < authors; author += 1) {
    state = reviewDecider.evolve(state, submitted({ userId: `person ${author}` }));
  }
  // With a copy at each event this would take minutes.
  expect(performance.now() - begun).toBeLessThan(2000);
  expect(entryOf(state.reviews, "person 7")?.rating).toBe(4);
});
