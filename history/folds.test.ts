import { serialize } from "node:v8";
import { describe, expect, it } from "vitest";
import type { ShopEvent } from "#domain/events.ts";
import { addressOf, detailsOf, orderOf, reportOf } from "../testing/shop.ts";
import type { StreamCategory } from "./category.ts";
import { foldOf } from "./folds.ts";

/** A stream that never ends: how it begins, and what happens again and again. */
interface EndlessStream {
  readonly begins: readonly ShopEvent[];
  /** The events of one round, with ids of its own. They leave nothing open. */
  readonly round: (id: string, round: number) => readonly ShopEvent[];
}

const userId = "ann";
const plan = { driverId: "nimal", zoneId: "western", leavesAt: null };
const settled = (id: string) => ({ orderId: id, quantity: 1 });
const use = (orderId: string) => ({ orderId, userId: `buyer of ${orderId}`, discountCents: 1 });
const webhook = (webhookId: string) => ({
  ...{ webhookId, name: "Ledger", origin: "https://example.lk", kinds: [], personal: false },
});
const dayOf = (round: number) => ({
  zoneId: "western",
  date: new Date(Date.UTC(2026, 0, 1 + round)).toISOString().slice(0, 10),
  half: "morning" as const,
});

/**
 * Streams of each kind. An order has as many changes of its items as the shop permits; a product
 * has one review of each author, and what each of them is.
 */
const streams: Readonly<Record<Exclude<StreamCategory, "other">, EndlessStream>> = {
  order: {
    begins: [
      { type: "OrderSubmitted", data: orderOf() },
      { type: "OrderPlaced", data: { status: "Item Preparing" } },
    ],
    round: (id, round) => [
      { type: "DeliveryAddressChanged", data: { userId, shippingAddress: addressOf() } },
      { type: "DeliveryDayRequested", data: { userId, day: dayOf(round), chosen: true } },
      {
        type: "DeliveryDayChanged",
        data: { userId, day: dayOf(round), previousDay: dayOf(round - 1) },
      },
      { type: "OrderCommented", data: { userId, text: `Note ${id}` } },
      { type: "OrderCalled", data: { userId, outcome: "confirmed", callAgainAt: null } },
      { type: "OrderCallUndone", data: { userId, outcome: "confirmed" } },
      { type: "OrderPutOnRun", data: { userId, runId: id } },
      { type: "OrderWentOut", data: { userId, runId: id } },
      { type: "OrderLeftRun", data: { userId, runId: id } },
      { type: "ReturnReceived", data: { userId, runId: id } },
      {
        type: "OrderStatusChanged",
        data: { status: "Item Packing", previousStatus: "Item Preparing" },
      },
      {
        type: "OrderStatusChanged",
        data: { status: "Item Preparing", previousStatus: "Item Packing" },
      },
    ],
  },
  stock: {
    begins: [{ type: "StockReceived", data: { quantity: 9 } }],
    round: (id) => [
      { type: "StockReceived", data: { quantity: 1 } },
      { type: "StockReserved", data: settled(id) },
      { type: "StockReservationConfirmed", data: settled(id) },
      { type: "StockReserved", data: settled(`${id} again`) },
      { type: "StockReservationReleased", data: settled(`${id} again`) },
      { type: "StockReturned", data: settled(id) },
    ],
  },
  cart: {
    begins: [],
    round: (id) => [
      { type: "CartItemAdded", data: { productId: id, quantity: 1, priceCents: 100 } },
      {
        type: "GuestCartMerged",
        data: { mergeId: id, lines: [{ productId: id, quantity: 1, priceCents: 100 }] },
      },
      {
        type: "OrderBegun",
        data: { userId, orderId: id, print: "print", at: "2026-01-01T00:00:00.000Z" },
      },
      {
        type: "CartCheckedOut",
        data: { orderId: id, lines: [{ productId: id, quantity: 2 }] },
      },
    ],
  },
  product: {
    begins: [{ type: "ProductAdded", data: { ...detailsOf(), priceCents: 100 } }],
    round: (_id, round) => [
      { type: "ProductDetailsChanged", data: detailsOf() },
      {
        type: "ProductPriceChanged",
        data: { priceCents: 100 + (round % 2), previousPriceCents: 101 - (round % 2) },
      },
      { type: "ProductRemoved", data: {} },
      { type: "ProductRestored", data: {} },
    ],
  },
  review: {
    begins: [
      { type: "ReviewSubmitted", data: { userId, rating: 5, comment: "Good", name: "Ann" } },
    ],
    round: (id) => [
      { type: "ReviewMarkedHelpful", data: { userId: id, authorId: userId } },
      { type: "ReviewHelpfulWithdrawn", data: { userId: id, authorId: userId } },
      { type: "ReviewAnswered", data: { userId, text: `Thank you ${id}` } },
      {
        type: "ReviewRevised",
        data: { userId, rating: 4, previousRating: 4, comment: "Good", name: "Ann" },
      },
    ],
  },
  report: {
    begins: [{ type: "IssueReported", data: reportOf() }],
    round: (id) => [
      { type: "ReportAnswered", data: { userId, answer: id } },
      { type: "ReportClosed", data: {} },
      { type: "ReportReopened", data: {} },
    ],
  },
  account: {
    begins: [{ type: "AccountRegistered", data: { role: "shopper" } }],
    round: () => [
      { type: "SignInFailed", data: { at: "2026-01-01T00:00:00.000Z" } },
      { type: "ProfileChanged", data: { fields: ["email"] } },
      { type: "EmailVerified", data: {} },
      { type: "RoleGranted", data: { role: "support" } },
    ],
  },
  addressbook: {
    begins: [],
    round: (id) => [{ type: "DeliveryAddressForgotten", data: { orderId: id } }],
  },
  wishlist: {
    begins: [],
    round: (id) => [
      { type: "WishAdded", data: { productId: id, priceCents: 100, mergeId: id } },
      {
        type: "PriceDropDeferred",
        data: { productId: id, priceCents: 50, dueAt: "2026-01-01T00:00:00.000Z" },
      },
      { type: "DeferredDropsDiscarded", data: {} },
      { type: "WishListShared", data: { userId, link: "link", digest: "digest" } },
      { type: "WishRemoved", data: { productId: id } },
    ],
  },
  stockalert: {
    begins: [],
    round: () => [
      {
        type: "StockAlertRequested",
        data: { userId, productId: "lamp", language: "en", at: "2026-01-01T00:00:00.000Z" },
      },
      { type: "StockAlertSent", data: { userId, productId: "lamp", available: 1 } },
    ],
  },
  promotion: {
    begins: [
      {
        type: "PromotionCreated",
        data: {
          ...{ benefit: { kind: "freeDelivery" }, minSumCents: 0, categories: [], productIds: [] },
          ...{ startsAt: "2026-01-01T00:00:00.000Z", endsAt: null },
          ...{ uses: null, usesPerCustomer: null },
        },
      },
    ],
    round: (id, round) => [
      { type: "RedemptionReserved", data: use(id) },
      { type: "RedemptionConfirmed", data: use(id) },
      ...(round % 2 === 0
        ? [{ type: "RedemptionReleased", data: { ...use(id), wasConfirmed: true } } as const]
        : []),
      { type: "RedemptionReserved", data: use(`${id} rejected`) },
      { type: "RedemptionReleased", data: { ...use(`${id} rejected`), wasConfirmed: false } },
    ],
  },
  run: {
    begins: [{ type: "RunPlanned", data: plan }],
    round: (id) => [
      { type: "RunPlanChanged", data: plan },
      { type: "StopAdded", data: { orderId: id } },
      { type: "StopRemoved", data: { orderId: id, because: "by staff" } },
    ],
  },
  deliveryday: {
    begins: [],
    round: (id) => [
      { type: "SlotReserved", data: { orderId: id, half: "morning" } },
      { type: "SlotReleased", data: { orderId: id, half: "morning" } },
      { type: "DayClosed", data: { reason: "Poya" } },
      { type: "DayOpened", data: {} },
    ],
  },
  deliveryplan: {
    begins: [],
    round: (id) => [{ type: "DeliveryZonesChanged", data: { zones: [zoneOf(id)] } }],
  },
  webhooks: {
    begins: [],
    round: (id) => [
      { type: "WebhookAdded", data: webhook(id) },
      { type: "WebhookPaused", data: { webhookId: id, cause: "owner", answer: null } },
      { type: "WebhookRemoved", data: { webhookId: id } },
    ],
  },
  settings: {
    begins: [],
    round: (_id, round) => [
      {
        type: "SettingChanged",
        data: {
          setting: "lowStock",
          value: 5 + (round % 2),
          previousValue: 6 - (round % 2),
        },
      },
    ],
  },
};

const zoneOf = (id: string) => ({
  ...{ id, name: "Western", districts: ["Colombo"], weekdays: [1], leadDays: 1 },
  capacity: { morning: 9, afternoon: 9 },
});

/** Serialized bytes of a stream's state after a number of rounds. Ids have one length. */
const bytesAfter = (category: Exclude<StreamCategory, "other">, rounds: number): number => {
  const { begins, round } = streams[category];
  const fold = foldOf(category);
  if (!fold) throw new Error(`Nothing folds ${category}`);
  let state = begins.reduce<unknown>(fold.evolve, fold.initialState);
  for (let at = 0; at < rounds; at += 1) {
    const id = `round-${String(at).padStart(6, "0")}`;
    state = round(id, at).reduce<unknown>(fold.evolve, state);
  }
  return serialize(state).byteLength;
};

describe("the state of a stream that never ends", () => {
  it.each(Object.keys(streams) as (keyof typeof streams)[])(
    "does not grow with its history: %s",
    (category) => {
      // By then every list of latest ids is full.
      const early = bytesAfter(category, 800);
      const late = bytesAfter(category, 2400);
      expect(late).toBeLessThanOrEqual(early * 1.05 + 64);
    },
  );
});
