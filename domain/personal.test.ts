import { serialize } from "node:v8";
import { expect, it } from "vitest";
import { addressOf, orderOf } from "../testing/shop.ts";
import { orderDecider } from "./order/decider.ts";
import type { OrderState } from "./order/state.ts";
import { eventFields, personalFieldsOf, personalText, withoutPersonal } from "./personal.ts";
import { issueReportDecider } from "./issue-report/decider.ts";
import type { IssueReportContent } from "./issue-report/events.ts";
import { deliveryDayDecider } from "./delivery/day-decider.ts";
import { reviewDecider } from "./review/decider.ts";
import { runDecider } from "./run/decider.ts";
import { stockDecider } from "./stock/decider.ts";
import { stockAlertDecider } from "./stock-alert/decider.ts";
import { wishListDecider } from "./wishlist/decider.ts";

/** A unique word, placed in every personal field. */
const planted = "Quxannabelle";

const order = orderOf({}, { shippingAddress: addressOf({ firstName: planted, city: planted }) });
const review = { userId: "ann", rating: 4, comment: planted, name: planted, photos: [planted] };
const reviewed = reviewDecider.evolve(reviewDecider.initialState, {
  type: "ReviewSubmitted",
  data: review,
});
const issue: IssueReportContent = {
  userId: "ann",
  issueType: "Other",
  orderId: null,
  subject: planted,
  description: planted,
  email: planted,
  orderNumber: planted,
  attachments: [{ name: planted, mediaType: "image/png", bytes: 1 }],
};

/** Cached states after these events. */
const states = {
  OrderSubmitted: orderDecider.evolve(orderDecider.initialState, {
    type: "OrderSubmitted",
    data: order,
  }),
  DeliveryAddressChanged: [
    { type: "OrderSubmitted", data: orderOf({}) } as const,
    { type: "OrderPlaced", data: { status: "Item Preparing" } } as const,
    {
      type: "DeliveryAddressChanged",
      data: { userId: "ann", shippingAddress: order.shippingAddress },
    } as const,
  ].reduce<OrderState>(
    (state, event) => orderDecider.evolve(state, event),
    orderDecider.initialState,
  ),
  OrderCommented: (
    [
      { type: "OrderSubmitted", data: orderOf({}) },
      { type: "OrderPlaced", data: { status: "Item Preparing" } },
      { type: "OrderCommented", data: { userId: "ann", text: planted } },
    ] as const
  ).reduce<OrderState>(
    (state, event) => orderDecider.evolve(state, event),
    orderDecider.initialState,
  ),
  OrderCancelled: (
    [
      { type: "OrderSubmitted", data: orderOf({}) },
      { type: "OrderPlaced", data: { status: "Item Preparing" } },
      {
        type: "OrderCancelled",
        data: { userId: "ann", reason: "Other", by: "staff", note: planted },
      },
    ] as const
  ).reduce<OrderState>(
    (state, event) => orderDecider.evolve(state, event),
    orderDecider.initialState,
  ),
  IssueReported: issueReportDecider.evolve(issueReportDecider.initialState, {
    type: "IssueReported",
    data: issue,
  }),
  ReportAnswered: issueReportDecider.evolve(
    { sent: true, userId: "ann", answers: 0, closed: false },
    { type: "ReportAnswered", data: { userId: "ann", answer: planted } },
  ),
  ReviewSubmitted: reviewed,
  ReviewAnswered: reviewDecider.evolve(reviewed, {
    type: "ReviewAnswered",
    data: { userId: "ann", text: planted },
  }),
  ReviewRevised: reviewDecider.evolve(reviewDecider.initialState, {
    type: "ReviewRevised",
    data: { ...review, previousRating: 3 },
  }),
  StockAlertRequested: stockAlertDecider.evolve(stockAlertDecider.initialState, {
    type: "StockAlertRequested",
    data: {
      ...{ userId: "ann", productId: "sofa", email: planted, language: "en" },
      at: "2026-11-26T11:00:00.000Z",
    },
  }),
  WishListShared: wishListDecider.evolve(wishListDecider.initialState, {
    type: "WishListShared",
    data: { userId: "ann", link: planted, digest: "digest of ann's link" },
  }),
} as const;

/** Cached states of streams that belong to no person. */
const ofTheShop = {
  CashHandedIn: runDecider.evolve(runDecider.initialState, {
    type: "CashHandedIn",
    data: {
      ...{ collectedCents: 100, handedInCents: 0, reason: "stolen", words: planted },
      userId: "nimal",
    },
  }),
  CashDifferenceExplained: runDecider.evolve(runDecider.initialState, {
    type: "CashDifferenceExplained",
    data: { reason: "stolen", words: planted, userId: "nimal" },
  }),
  DayClosed: deliveryDayDecider.evolve(deliveryDayDecider.initialState, {
    type: "DayClosed",
    data: { reason: planted },
  }),
  StockReceived: stockDecider.evolve(stockDecider.initialState, {
    type: "StockReceived",
    data: { quantity: 1, reason: planted },
  }),
  StockAdjusted: stockDecider.evolve(stockDecider.initialState, {
    type: "StockAdjusted",
    data: { onHand: 1, previousOnHand: 0, reason: planted },
  }),
} as const;

/**
 * A cart remembers the digest of its latest orders for as long as it is in memory, to recognise the
 * same order.
 */
const remembered = ["OrderBegun"];

it("covers every event with personal fields", () => {
  expect([...Object.keys({ ...states, ...ofTheShop }), ...remembered].sort()).toEqual(
    Object.keys(eventFields)
      .filter((type) => personalFieldsOf(type).length > 0)
      .sort(),
  );
});

it.each(Object.entries(states))(
  "keeps no personal field of %s in a decider's state",
  (_type, state) => {
    expect(serialize(state).includes("ann")).toBe(true);
    expect(serialize(state).includes(planted)).toBe(false);
  },
);

it.each(Object.entries(ofTheShop))(
  "keeps no free text of %s in a decider's state",
  (_type, state) => {
    expect(serialize(state).includes(planted)).toBe(false);
  },
);

it("an erasure removes what is not declared", () => {
  const declared = { name: personalText, city: "open", items: { id: "open" } } as const;
  const document = {
    name: planted,
    city: "Galle",
    note: planted,
    items: [{ id: 1, text: planted }],
  };
  expect(withoutPersonal(document, declared)).toEqual({
    name: "Erased",
    city: "Galle",
    items: [{ id: 1 }],
  });
});
