import { streamCategory, streamId } from "#domain/decider.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { PromotionDocument, PromotionUseDocument } from "./document.ts";

/** Promotions: one document per code, with the figures of its use. */
export const promotionsProjection: Projection<PromotionDocument> = {
  name: "promotions",
  version: 1,
  indexes: [["-createdAt"]],

  key: ({ stream }) => (streamCategory(stream) === "promotion" ? streamId(stream) : null),

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
  version: 1,
  indexes: [["promoCode", "-at"]],

  key(event) {
    switch (event.type) {
      case "RedemptionReserved":
      case "RedemptionConfirmed":
      case "RedemptionReleased":
        return event.data.orderId;
      default:
        return null;
    }
  },

  evolve(_document, event) {
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
      default:
        return null;
    }
  },
};
