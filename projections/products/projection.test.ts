import { describe, expect, it } from "vitest";
import type { ShopEvent } from "#domain/events.ts";
import { onlyVariant } from "#domain/product/variants.ts";
import {
  documentsOf,
  expectReplayable,
  recorded,
  timeOf,
  type GivenEvent,
} from "../../testing/recorded.ts";
import { sortKey } from "#domain/values/sort-key.ts";
import { detailsOf } from "../../testing/shop.ts";
import { asVariant } from "./document.ts";
import { productsProjection } from "./projection.ts";

const added: GivenEvent = [
  "product-chair",
  { type: "ProductAdded", data: { ...detailsOf(), priceCents: 450_000 } },
];
const product = (event: ShopEvent): GivenEvent => ["product-chair", event];
const stock = (event: ShopEvent): GivenEvent => ["stock-chair", event];
const reviewed = (userId: string, rating: number): GivenEvent => [
  "review-chair",
  { type: "ReviewSubmitted", data: { userId, rating, comment: "", name: userId } },
];

const received = stock({ type: "StockReceived", data: { quantity: 10 } });
const reserved = stock({ type: "StockReserved", data: { orderId: "o1", quantity: 3 } });

const chair = (...happened: readonly GivenEvent[]) =>
  documentsOf(productsProjection, recorded(...happened)).get("chair");

const noStock = {
  onHand: 0,
  reserved: 0,
  countInStock: 0,
  lowFrom: null,
  moved: { received: 0, adjusted: 0, gone: 0, returned: 0, revision: -1 },
};

describe("the product list", () => {
  it("shows a new product without stock", () => {
    expect(chair(added)).toEqual({
      ...detailsOf(),
      id: "chair",
      nameKey: sortKey(detailsOf().name),
      priceCents: 450_000,
      highestPriceCents: 450_000,
      ...noStock,
      options: [],
      variants: [{ ...onlyVariant(450_000), ...noStock }],
      edition: 0,
      ratingSum: 0,
      numReviews: 0,
      spread: [0, 0, 0, 0, 0],
      ratingRank: 3.5,
      addedAt: timeOf(0),
      sold: true,
    });
  });

  it("follows changes of details and price", () => {
    const details = detailsOf({ name: "Oak STOOL", category: "Bathwares" });
    const document = chair(
      added,
      received,
      product({ type: "ProductDetailsChanged", data: details }),
      product({
        type: "ProductPriceChanged",
        data: { priceCents: 1, previousPriceCents: 450_000 },
      }),
    );
    expect(document).toMatchObject({ ...details, priceCents: 1, onHand: 10 });
  });

  it("keeps a removed product, but not on sale", () => {
    const document = chair(added, product({ type: "ProductRemoved", data: {} }));
    expect(document).toMatchObject({ sold: false, name: "Teak chair" });
  });

  it.each([
    ["received", [], 10, 0],
    ["reserved", [reserved], 10, 3],
    [
      "released",
      [reserved, stock({ type: "StockReservationReleased", data: { orderId: "o1", quantity: 3 } })],
      10,
      0,
    ],
    [
      "confirmed",
      [
        reserved,
        stock({ type: "StockReservationConfirmed", data: { orderId: "o1", quantity: 3 } }),
      ],
      7,
      0,
    ],
    [
      "returned",
      [
        reserved,
        stock({ type: "StockReservationConfirmed", data: { orderId: "o1", quantity: 3 } }),
        stock({ type: "StockReturned", data: { orderId: "o1", quantity: 3 } }),
      ],
      10,
      0,
    ],
    [
      "adjusted",
      [reserved, stock({ type: "StockAdjusted", data: { onHand: 8, previousOnHand: 10 } })],
      8,
      3,
    ],
  ])("shows stock that was %s", (_what, happened, onHand, inReserve) => {
    expect(chair(added, received, ...happened)).toMatchObject({
      onHand,
      reserved: inReserve,
      countInStock: onHand - inReserve,
    });
  });

  it("keeps the product's own low-stock limit", () => {
    const limit = (lowFrom: number | null, previousLowFrom: number | null) =>
      stock({ type: "LowStockLimitChanged", data: { lowFrom, previousLowFrom } });
    expect(chair(added, received)).toMatchObject({ lowFrom: null });
    expect(chair(added, received, limit(10, null))).toMatchObject({ lowFrom: 10 });
    expect(chair(added, received, limit(7, null), reserved)).toMatchObject({ lowFrom: 7 });
    expect(chair(added, received, limit(10, null), limit(null, 10))).toMatchObject({
      lowFrom: null,
    });
  });

  it("keeps the composition of the units on hand", () => {
    const gone = stock({
      type: "StockReservationConfirmed",
      data: { orderId: "o1", quantity: 3 },
    });
    const back = stock({ type: "StockReturned", data: { orderId: "o1", quantity: 3 } });
    const counted = stock({ type: "StockAdjusted", data: { onHand: 8, previousOnHand: 10 } });
    expect(chair(added, received, reserved, gone, back, counted)).toMatchObject({
      onHand: 8,
      moved: { received: 10, adjusted: -2, gone: 3, returned: 3, revision: 4 },
    });
  });

  it("counts ratings by stars", () => {
    const document = chair(added, reviewed("ann", 5), reviewed("ben", 3), reviewed("cay", 5));
    expect(document).toMatchObject({ ratingSum: 13, numReviews: 3, spread: [0, 0, 1, 0, 2] });
  });

  it("counts a revised review once", () => {
    const revisedTo = (rating: number): GivenEvent => [
      "review-chair",
      {
        type: "ReviewRevised",
        data: { userId: "ann", rating, comment: "Now.", name: "Ann", previousRating: 5 },
      },
    ];
    const before = [added, reviewed("ann", 5), reviewed("ben", 3)] as const;
    const moved = { ratingSum: 5, numReviews: 2, spread: [0, 1, 1, 0, 0] };
    expect(chair(...before, revisedTo(2))).toMatchObject(moved);
    const same = { ratingSum: 8, numReviews: 2, spread: [0, 0, 1, 0, 1] };
    expect(chair(...before, revisedTo(5))).toMatchObject(same);
  });

  it("leaves out waiting and hidden reviews until they are published", () => {
    const review = (event: ShopEvent): GivenEvent => ["review-chair", event];
    const ofAnn = { userId: "ann", rating: 5 };
    const waiting = review({
      type: "ReviewSubmitted",
      data: { ...ofAnn, comment: "Fine.", name: "ann", waits: true },
    });
    const published = review({ type: "ReviewPublished", data: ofAnn });
    const hidden = (previousState: "published" | "waiting") =>
      review({
        type: "ReviewHidden",
        data: { ...ofAnn, reason: "Advertising", previousState },
      });
    const none = { ratingSum: 0, numReviews: 0, spread: [0, 0, 0, 0, 0] };
    const one = { ratingSum: 5, numReviews: 1, spread: [0, 0, 0, 0, 1] };
    expect(chair(added, waiting)).toMatchObject(none);
    expect(chair(added, waiting, hidden("waiting"))).toMatchObject(none);
    expect(chair(added, waiting, published)).toMatchObject(one);
    expect(chair(added, reviewed("ann", 5), hidden("published"))).toMatchObject(none);
    expect(chair(added, reviewed("ann", 5), hidden("published"), published)).toMatchObject(one);
  });

  it("keeps the ratings of a removed product", () => {
    const removed = product({ type: "ProductRemoved", data: {} });
    expect(chair(added, reviewed("ann", 5), removed)?.numReviews).toBe(1);
  });

  it("ranks one enthusiast below many satisfied buyers", () => {
    const one = chair(added, reviewed("ann", 5));
    const many = Array.from({ length: 20 }, (_, index) => reviewed(`buyer-${index}`, 4.8));
    expect(chair(added, ...many)?.ratingRank).toBeGreaterThan(one?.ratingRank ?? Infinity);
  });

  it("ignores products that were never added, carts and orders", () => {
    const events = recorded(
      received,
      reviewed("ann", 5),
      ["cart-ann", { type: "CartItemRemoved", data: { productId: "chair" } }],
      ["order-o1", { type: "OrderPlaced", data: { status: "Item Preparing" } }],
    );
    expect(documentsOf(productsProjection, events).size).toBe(0);
    expect(events.map((event) => productsProjection.key(event))).toEqual([
      "chair",
      "chair",
      null,
      null,
    ]);
  });

  it("keeps products apart", () => {
    const lamp: GivenEvent = [
      "product-lamp",
      { type: "ProductAdded", data: { ...detailsOf({ name: "Lamp" }), priceCents: 1 } },
    ];
    const documents = documentsOf(productsProjection, recorded(added, lamp, received));
    expect(documents.get("lamp")).toMatchObject({ name: "Lamp", onHand: 0 });
  });

  it("tolerates repeated events", () => {
    expectReplayable(
      productsProjection,
      recorded(added, received, reserved, reviewed("ann", 5), reviewed("ben", 1), received),
    );
  });
});

describe("a product with options", () => {
  const options = [
    { name: "Colour", display: "buttons", values: [{ name: "Moss", colours: [] }] },
  ] as const;
  const moss = { values: ["Moss"], sku: null, image: null, modelUrl: null, material: null };
  const size = { widthCm: 138, depthCm: 88, heightCm: 82 };
  const withOptions = [
    added,
    product({
      type: "ProductOptionsChanged",
      data: { options, variants: [{ variantId: "chair", values: ["Clay"] }] },
    }),
    product({
      type: "VariantAdded",
      data: { variantId: "chair.2", ...moss, size, priceCents: 300_000 },
    }),
  ];
  const received2 = ["stock-chair.2", { type: "StockReceived", data: { quantity: 4 } }] as const;

  it("has the range of the prices, and the sum of the stock of its variants", () => {
    expect(chair(...withOptions, received, received2)).toMatchObject({
      priceCents: 300_000,
      highestPriceCents: 450_000,
      onHand: 14,
      countInStock: 14,
      options,
      variants: [
        { number: 1, values: ["Clay"], priceCents: 450_000, countInStock: 10 },
        { number: 2, values: ["Moss"], priceCents: 300_000, countInStock: 4 },
      ],
    });
  });

  it("counts only the variants on sale as available", () => {
    const removed = product({ type: "VariantRemoved", data: { variantId: "chair.2" } });
    const document = chair(...withOptions, received, received2, removed);
    expect(document).toMatchObject({ priceCents: 450_000, onHand: 14, countInStock: 10 });
  });

  it("is shown as one of its variants", () => {
    const document = chair(...withOptions, received, received2);
    if (!document) throw new Error("The chair is missing");
    expect(asVariant(document, "chair.2")).toMatchObject({
      id: "chair.2",
      name: "Teak chair",
      priceCents: 300_000,
      countInStock: 4,
      size,
      image: document.image,
      variants: [{ number: 2 }],
    });
    expect(asVariant(document, "chair")).toMatchObject({ id: "chair", countInStock: 10 });
    expect(asVariant(document, "chair.3")).toBeNull();
  });
});
