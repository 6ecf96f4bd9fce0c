import { orderStatuses, type OrderStatus } from "#domain/constants.ts";
import { erasedAddress } from "#domain/personal.ts";
import { streamCategory, streamId } from "#domain/decider.ts";
import type { Projection } from "#projections/projection.ts";
import type { OrderDocument } from "./document.ts";
import { orderNumber } from "./order-number.ts";

/** My orders: every order with everything that happened to it. */
export const ordersProjection: Projection<OrderDocument> = {
  name: "orders",
  version: 2,
  indexes: [
    ["phase", "-createdAt"],
    ["userId", "phase", "-createdAt"],
    ["userId", "status"],
  ],
  counted: [["phase"], ["userId", "phase"]],

  key: ({ stream }) => (streamCategory(stream) === "order" ? streamId(stream) : null),

  evolve(document, event) {
    const at = event.metadata.occurredAt;
    if (event.type === "OrderSubmitted") {
      const id = streamId(event.stream);
      return {
        ...event.data,
        id,
        number: orderNumber(id),
        phase: "pending",
        refusal: null,
        status: "Item Preparing",
        createdAt: at,
        updatedAt: at,
        history: [],
        revision: event.revision,
        productIds: ` ${event.data.lines.map(({ productId }) => productId).join(" ")} `,
      };
    }
    if (document === null) return null;
    const changed = { ...document, updatedAt: at, revision: event.revision };
    switch (event.type) {
      case "OrderPlaced": {
        const { status } = event.data;
        return {
          ...changed,
          phase: "placed",
          status,
          history: [...document.history, { at, status, movedBack: false }],
        };
      }
      case "OrderBuyerErased":
        return { ...changed, shippingAddress: erasedAddress };
      case "OrderRejected":
        return { ...changed, phase: "refused", refusal: event.data.reason };
      case "OrderStatusChanged": {
        const { status, previousStatus } = event.data;
        const movedBack = isEarlier(status, previousStatus);
        return {
          ...changed,
          status,
          history: [...document.history, { at, status, movedBack }],
        };
      }
      default:
        return null;
    }
  },
};

/** Whether a status comes before another on a parcel's usual way. */
export const isEarlier = (status: OrderStatus, than: OrderStatus): boolean =>
  orderStatuses.indexOf(status) < orderStatuses.indexOf(than);
