import { streamId } from "#domain/decider.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { PriceAlertDocument } from "./document.ts";

/** The variant of an event that may change a price alert, and whether it is on afterwards. */
const changeIn = (
  event: ShopRecordedEvent,
): { readonly productId: string; readonly on: boolean } | null => {
  switch (event.type) {
    case "WishAlertChanged":
      return event.data;
    case "WishRestored":
      return { productId: event.data.productId, on: event.data.alert };
    case "WishRemoved":
      return { productId: event.data.productId, on: false };
    default:
      return null;
  }
};

/** Price alerts by person and variant. */
export const priceAlertsProjection: Projection<PriceAlertDocument> = {
  name: "price-alerts",
  version: 1,
  indexes: [["productId", "on"]],

  key(event) {
    const change = changeIn(event);
    return change && `${streamId(event.stream)} ${change.productId}`;
  },

  evolve(document, event) {
    const change = changeIn(event);
    if (!change || change.on === (document?.on ?? false)) return null;
    const userId = streamId(event.stream);
    return { id: `${userId} ${change.productId}`, userId, ...change };
  },
};
