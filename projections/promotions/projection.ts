import { streamCategory, streamId } from "#domain/decider.ts";
import type { OrderEvent } from "#domain/order/events.ts";
import { sumOf } from "#domain/order/items/items.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { PromotionDocument, PromotionUseDocument } from "./document.ts";

type ItemsChanged = Extract<OrderEvent, { readonly type: "OrderItemsChanged" }>["data"];

/** What a change of an order's items adds to its discount. The delivery fee stays. */
const addedDiscount = (data: ItemsChanged): number => {
  const { subtotalCents, totalCents, previousLines, previousTotalCents } = data;
  return subtotalCents - totalCents - (sumOf(previousLines) - previousTotalCents);
};

/** Promotions: one document per code, with the figures of its use. */
export const promotionsProjection: Projection<PromotionDocument> = {
  name: "promotions",
  version: 2,
  indexes: [["-createdAt"]],

  key(event) {
    if (event.type === "OrderItemsChanged") return event.data.discount?.code ?? null;
    return streamCategory(event.stream) === "promotion" ? streamId(event.stream) : null;
  },

  evolve(document, event) {
    if (event.type === "PromotionCreated") {
      return {
        ...event.data,
        code: streamId(event.stream),
        status: "running",
        used: 0,
        held: 0,
        givenCents: 0,
        createdAt: event.metadata.occurredAt,
      };
    }
    if (document === null) return null;
    const { used, held, givenCents } = document;
    switch (event.type) {
      case "PromotionPaused":
        return { ...document, status: "paused" };
      case "PromotionResumed":
        return { ...document, status: "running" };
      case "PromotionEnded":
        return { ...document, status: "ended" };
      case "RedemptionReserved":
        return { ...document, held: held + 1 };
      case "RedemptionConfirmed": {
        const { discountCents } = event.data;
        return {
          ...document,
          used: used + 1,
          held: held - 1,
          givenCents: givenCents + discountCents,
        };
      }
      case "RedemptionReleased": {
        const { discountCents, wasConfirmed } = event.data;
        return wasConfirmed
          ? { ...document, used: used - 1, givenCents: givenCents - discountCents }
          : { ...document, held: held - 1 };
      }
      case "OrderItemsChanged":
        return { ...document, givenCents: givenCents + addedDiscount(event.data) };
      default:
        return null;
    }
  },
};

const phases = {
  RedemptionReserved: "held",
  RedemptionConfirmed: "used",
  RedemptionReleased: "released",
} as const;

/** The uses of promotions: one document per order with a code. */
export const promotionUsesProjection: Projection<PromotionUseDocument> = {
  name: "promotion-uses",
  version: 2,
  indexes: [["promoCode", "-at"]],

  key(event) {
    switch (event.type) {
      case "RedemptionReserved":
      case "RedemptionConfirmed":
      case "RedemptionReleased":
        return event.data.orderId;
      case "OrderItemsChanged":
        return event.data.discount ? streamId(event.stream) : null;
      default:
        return null;
    }
  },

  evolve(document, event) {
    switch (event.type) {
      case "RedemptionReserved":
      case "RedemptionConfirmed":
      case "RedemptionReleased": {
        const { orderId, discountCents } = event.data;
        return {
          orderId,
          promoCode: streamId(event.stream),
          phase: phases[event.type],
          discountCents,
          at: event.metadata.occurredAt,
        };
      }
      case "OrderItemsChanged": {
        const { discount } = event.data;
        return document && discount ? { ...document, discountCents: discount.discountCents } : null;
      }
      default:
        return null;
    }
  },
};
