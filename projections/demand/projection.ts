import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { DemandDocument } from "./document.ts";

type Counts = Pick<DemandDocument, "waiting" | "unconfirmed" | "priceAlerts" | "wished">;

interface Change extends Partial<Counts> {
  readonly productId: string;
}

const noDemand: Counts = { waiting: 0, unconfirmed: 0, priceAlerts: 0, wished: 0 };

/** By how much an event changes the demand of a variant; null if it changes none. */
const changeIn = (event: ShopRecordedEvent): Change | null => {
  switch (event.type) {
    case "StockAlertRequested": {
      const { productId, email, again = false } = event.data;
      if (again) return null;
      return email === undefined ? { productId, waiting: 1 } : { productId, unconfirmed: 1 };
    }
    case "StockAlertConfirmed":
      return { productId: event.data.productId, waiting: 1, unconfirmed: -1 };
    case "StockAlertSent":
      return { productId: event.data.productId, waiting: -1 };
    case "StockAlertRemoved": {
      const { productId, wasConfirmed } = event.data;
      return wasConfirmed ? { productId, waiting: -1 } : { productId, unconfirmed: -1 };
    }
    case "WishAdded":
      return { productId: event.data.productId, wished: 1 };
    case "WishRestored": {
      const { productId, alert } = event.data;
      return { productId, wished: 1, priceAlerts: alert ? 1 : 0 };
    }
    case "WishRemoved": {
      const { productId, alert = false } = event.data;
      return { productId, wished: -1, priceAlerts: alert ? -1 : 0 };
    }
    case "WishAlertChanged":
      return { productId: event.data.productId, priceAlerts: event.data.on ? 1 : -1 };
    default:
      return null;
  }
};

/** Demand by variant: people who wait for stock or a lower price, and wish lists. */
export const demandProjection: Projection<DemandDocument> = {
  name: "demand",
  version: 1,
  indexes: [
    ["isWanted", "-waiting", "-priceAlerts", "-wished"],
    ["isWaitedFor", "-waiting", "-priceAlerts", "-wished"],
    ["hasPriceAlert", "-priceAlerts", "-waiting", "-wished"],
  ],
  counted: [["isWanted"], ["isWaitedFor"], ["hasPriceAlert"], ["isWished"]],
  summed: [
    { fields: [], of: "waiting" },
    { fields: [], of: "priceAlerts" },
    { fields: [], of: "wished" },
  ],

  key: (event) => changeIn(event)?.productId ?? null,

  evolve(document, event) {
    const change = changeIn(event);
    if (!change) return null;
    const before = document ?? noDemand;
    const [waiting, unconfirmed] = [
      before.waiting + (change.waiting ?? 0),
      before.unconfirmed + (change.unconfirmed ?? 0),
    ];
    const [priceAlerts, wished] = [
      before.priceAlerts + (change.priceAlerts ?? 0),
      before.wished + (change.wished ?? 0),
    ];
    const [isWaitedFor, hasPriceAlert, isWished] = [waiting > 0, priceAlerts > 0, wished > 0];
    return {
      id: change.productId,
      ...{ waiting, unconfirmed, priceAlerts, wished, isWaitedFor, hasPriceAlert, isWished },
      isWanted: isWaitedFor || hasPriceAlert || isWished,
    };
  },
};
