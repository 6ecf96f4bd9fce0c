import { streamCategory, streamId } from "#domain/decider.ts";
import { stockAlertDecider } from "#domain/stock-alert/decider.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { StockAlertDocument } from "./document.ts";

/** Alerts about variants that are out of stock. */
export const stockAlertsProjection: Projection<StockAlertDocument> = {
  name: "stock-alerts",
  version: 1,
  indexes: [
    ["productId", "state", "since"],
    ["userId", "state", "since"],
    ["state", "since"],
  ],
  counted: [
    ["productId", "state"],
    ["userId", "state"],
  ],

  key: ({ stream }) =>
    streamCategory(stream) === stockAlertDecider.category ? streamId(stream) : null,

  evolve(document, event) {
    switch (event.type) {
      case "StockAlertRequested": {
        const { userId, productId, email, language, at } = event.data;
        return {
          id: streamId(event.stream),
          ...{ userId, productId, language, since: at },
          state: email === undefined ? "waiting" : "requested",
          isGuest: email !== undefined,
          email: email ?? "",
        };
      }
      case "StockAlertConfirmed":
        return document && { ...document, state: "waiting" };
      case "StockAlertSent":
      case "StockAlertRemoved":
        return document && { ...document, state: "ended", email: "" };
      default:
        return null;
    }
  },
};
