import { describe, expect, it } from "vitest";
import {
  documentsOf,
  expectReplayable,
  recorded,
  type GivenEvent,
} from "../../testing/recorded.ts";
import { detailsOf } from "../../testing/shop.ts";
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

const published: GivenEvent = [
  "review-chair",
  { type: "ReviewPublished", data: { userId: "ann", rating: 5 } },
];
const hidden = (previousState: "published" | "waiting"): GivenEvent => [
  "review-chair",
  {
    type: "ReviewHidden",
    data: { userId: "ann", rating: 5, reason: "Advertising", previousState },
  },
];
const waiting: GivenEvent = [
  "review-chair",
  {
    type: "ReviewSubmitted",
    data: { userId: "ann", rating: 5, comment: "Fine.", name: "ann", waits: true },
  },
];

describe("the ratings of a product", () => {
  it("are empty at first", () => {
    expect(page(added)).toEqual(emptyPage("chair"));
  });

  it("are counted by stars", () => {
    const document = page(added, reviewed("ann", 5), reviewed("ben", 3), reviewed("cay", 5));
    expect(document).toMatchObject({ ratingSum: 13, numReviews: 3, spread: [0, 0, 1, 0, 2] });
  });

  it("hold a revised review once", () => {
    const document = page(added, reviewed("ann", 5), reviewed("ben", 3), revised("ann", 2, 5));
    expect(document).toMatchObject({ ratingSum: 5, numReviews: 2, spread: [0, 1, 1, 0, 0] });
  });

  it("stay if only the comment is revised", () => {
    const document = page(reviewed("ann", 5), revised("ann", 5, 5));
    expect(document).toMatchObject({ ratingSum: 5, numReviews: 1, spread: [0, 0, 0, 0, 1] });
  });

  it("leave out waiting and hidden reviews until they are published", () => {
    const none = { ratingSum: 0, numReviews: 0, spread: [0, 0, 0, 0, 0] };
    const one = { ratingSum: 5, numReviews: 1, spread: [0, 0, 0, 0, 1] };
    expect(page(added, waiting)).toMatchObject(none);
    expect(page(added, waiting, hidden("waiting"))).toMatchObject(none);
    expect(page(added, waiting, published)).toMatchObject(one);
    expect(page(added, reviewed("ann", 5), hidden("published"))).toMatchObject(none);
    expect(page(added, reviewed("ann", 5), hidden("published"), published)).toMatchObject(one);
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
