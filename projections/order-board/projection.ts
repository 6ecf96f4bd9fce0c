import type { OrderStatus } from "#domain/constants.ts";
import { streamCategory, streamId } from "#domain/decider.ts";
import type { ShippingAddress } from "#domain/order/events.ts";
import { erasedAddress } from "#domain/personal.ts";
import { orderNumber } from "#projections/orders/order-number.ts";
import { isEarlier } from "#projections/orders/projection.ts";
import type { Projection } from "#projections/projection.ts";
import type { BoardOrderDocument } from "./document.ts";

/** Order board: what admins work through. */
export const orderBoardProjection: Projection<BoardOrderDocument> = {
  name: "order-board",
  version: 3,
  indexes: [
    ["phase", "delivered", "-createdAt"],
    ["phase", "status", "delivered", "-createdAt"],
    ["phase", "province", "delivered", "-createdAt"],
    ["phase", "status", "province", "delivered", "-createdAt"],
  ],
  counted: [["phase"], ["phase", "status"], ["phase", "province"], ["phase", "status", "province"]],

  key: ({ stream }) => (streamCategory(stream) === "order" ? streamId(stream) : null),

  evolve(document, event) {
    const at = event.metadata.occurredAt;
    if (event.type === "OrderSubmitted") {
      const id = streamId(event.stream);
      const number = orderNumber(id);
      const { userId, lines, shippingAddress, totalCents } = event.data;
      const items = lines.map(({ productId, name, quantity }) => ({ productId, name, quantity }));
      return {
        id,
        number,
        phase: "pending",
        ...standing("Item Preparing"),
        userId,
        ...deliveredTo({ number, items }, shippingAddress),
        items,
        totalCents,
        createdAt: at,
        statusChangedAt: at,
        cancelledAt: null,
        movedById: null,
        movedBack: false,
        revision: event.revision,
      };
    }
    if (document === null) return null;
    switch (event.type) {
      case "OrderPlaced":
        return {
          ...document,
          phase: "placed",
          ...standing(event.data.status),
          statusChangedAt: at,
          revision: event.revision,
        };
      case "OrderBuyerErased":
        return { ...document, ...deliveredTo(document, erasedAddress), revision: event.revision };
      case "DeliveryAddressChanged":
        return {
          ...document,
          ...deliveredTo(document, event.data.shippingAddress),
          revision: event.revision,
        };
      case "OrderCancelled":
        return { ...document, phase: "cancelled", cancelledAt: at, revision: event.revision };
      case "OrderStockReturned":
        return { ...document, revision: event.revision };
      case "OrderStatusChanged": {
        const { status, previousStatus } = event.data;
        return {
          ...document,
          ...standing(status),
          statusChangedAt: at,
          movedById: event.metadata.actor.id,
          movedBack: isEarlier(status, previousStatus),
          revision: event.revision,
        };
      }
      default:
        return null;
    }
  },
};

/** What the board tells of who ordered, and where it can be found by. */
const deliveredTo = (
  { number, items }: Pick<BoardOrderDocument, "number" | "items">,
  { firstName, lastName, phone, address, city, province }: ShippingAddress,
) => {
  const customerName = `${firstName} ${lastName}`.trim();
  return {
    customerName,
    phone,
    address,
    city,
    province,
    searchText: [number, customerName, city, ...items.map(({ name }) => name)]
      .join(" ")
      .toLowerCase(),
  };
};

const standing = (status: OrderStatus) => ({ status, delivered: Number(status === "Delivered") });
