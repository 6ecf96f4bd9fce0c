import { describe, expect, it } from "vitest";
import { erasedText } from "#domain/personal.ts";
import {
  documentsOf,
  expectReplayable,
  recorded,
  timeOf,
  type GivenEvent,
} from "../../testing/recorded.ts";
import { detailsOf } from "../../testing/shop.ts";
import { shownReviews } from "./document.ts";
import { emptyPage, productPagesProjection } from "./projection.ts";

const added: GivenEvent = [
  "product-chair",
  { type: "ProductAdded", data: { ...detailsOf(), priceCents: 1 } },
];
const reviewed = (userId: string, rating: number): GivenEvent => [
  "review-chair",
  { type: "ReviewSubmitted", data: { userId, rating, comment: "Fine.", name: userId } },
];
const revised = (userId: string, rating: number, previousRating: number): GivenEvent => [
  "review-chair",
  {
    type: "ReviewRevised",
    data: { userId, rating, comment: "Now.", name: userId, previousRating },
  },
];

const page = (...happened: readonly GivenEvent[]) =>
  documentsOf(productPagesProjection, recorded(...happened)).get("chair");

describe("the reviews of a product", () => {
  it("are empty at first", () => {
    expect(page(added)).toEqual(emptyPage("chair"));
  });

  it("are newest first, with the distribution of ratings", () => {
    const document = page(added, reviewed("ann", 5), reviewed("ben", 3), reviewed("cay", 5));
    expect(document).toMatchObject({ ratingSum: 13, numReviews: 3, spread: [0, 0, 1, 0, 2] });
    expect(document?.reviews.map(({ userId }) => userId)).toEqual(["cay", "ben", "ann"]);
    expect(document?.reviews[2]).toEqual({
      id: "event-1",
      userId: "ann",
      rating: 5,
      comment: "Fine.",
      name: "ann",
      options: [],
      createdAt: timeOf(1),
    });
  });

  it("hold a revised review once, as the newest", () => {
    const document = page(added, reviewed("ann", 5), reviewed("ben", 3), revised("ann", 2, 5));
    expect(document).toMatchObject({ ratingSum: 5, numReviews: 2, spread: [0, 1, 1, 0, 0] });
    expect(document?.reviews.map(({ userId, rating }) => [userId, rating])).toEqual([
      ["ann", 2],
      ["ben", 3],
    ]);
  });

  it("name the bought version", () => {
    const data = { userId: "ann", rating: 5, comment: "", name: "Ann", options: ["Moss", "Teak"] };
    const document = page(added, ["review-chair", { type: "ReviewSubmitted", data }]);
    expect(document?.reviews[0]?.options).toEqual(["Moss", "Teak"]);
    const changed = page(
      added,
      ["review-chair", { type: "ReviewSubmitted", data }],
      ["review-chair", { type: "ReviewAuthorErased", data: { userId: "ann" } }],
    );
    expect(changed?.reviews[0]).toMatchObject({ name: erasedText, options: ["Moss", "Teak"] });
  });

  it("keep the distribution if only the comment is revised", () => {
    const document = page(reviewed("ann", 5), revised("ann", 5, 5));
    expect(document).toMatchObject({ ratingSum: 5, numReviews: 1, spread: [0, 0, 0, 0, 1] });
  });

  it("are counted beyond those shown", () => {
    const buyers = Array.from({ length: shownReviews + 3 }, (_, index) =>
      reviewed(`buyer-${index}`, 4),
    );
    const document = page(added, ...buyers, revised("buyer-0", 1, 4));
    expect(document?.numReviews).toBe(shownReviews + 3);
    expect(document?.spread).toEqual([1, 0, 0, shownReviews + 2, 0]);
    expect(document?.reviews).toHaveLength(shownReviews);
    expect(document?.reviews[0]?.userId).toBe("buyer-0");
  });

  it("survive changes of the product", () => {
    const removed: GivenEvent = ["product-chair", { type: "ProductRemoved", data: {} }];
    expect(page(added, reviewed("ann", 5), removed)?.numReviews).toBe(1);
  });

  it("ignore stock and orders", () => {
    const events = recorded(
      ["stock-chair", { type: "StockReceived", data: { quantity: 1 } }],
      ["order-o1", { type: "OrderPlaced", data: { status: "Item Preparing" } }],
    );
    expect(events.map((event) => productPagesProjection.key(event))).toEqual([null, null]);
  });

  it("tolerate repeated events", () => {
    expectReplayable(
      productPagesProjection,
      recorded(added, reviewed("ann", 5), reviewed("ben", 3), revised("ann", 2, 5)),
    );
  });
});
