import type { OrderStatus } from "#domain/constants.ts";
import { streamCategory, streamId } from "#domain/decider.ts";
import { orderNumber } from "#projections/orders/order-number.ts";
import { isEarlier } from "#projections/orders/projection.ts";
import type { Projection } from "#projections/projection.ts";
import type { BoardOrderDocument } from "./document.ts";

/** Order board: what admins work through. */
export const orderBoardProjection: Projection<BoardOrderDocument> = {
  name: "order-board",
  version: 1,
  indexes: [
    ["placed", "delivered", "createdAt"],
    ["placed", "status"],
  ],

  key: ({ stream }) => (streamCategory(stream) === "order" ? streamId(stream) : null),

  evolve(document, event) {
    const at = event.metadata.occurredAt;
    if (event.type === "OrderSubmitted") {
      const id = streamId(event.stream);
      const number = orderNumber(id);
      const { userId, lines, shippingAddress, totalCents } = event.data;
      const { firstName, lastName, phone, address, city, province } = shippingAddress;
      const customerName = `${firstName} ${lastName}`.trim();
      const items = lines.map(({ productId, name, quantity }) => ({ productId, name, quantity }));
      return {
        id,
        number,
        placed: false,
        ...standing("Item Preparing"),
        userId,
        customerName,
        phone,
        address,
        city,
        province,
        items,
        totalCents,
        createdAt: at,
        statusChangedAt: at,
        movedById: null,
        movedBack: false,
        revision: event.revision,
        searchText: [number, customerName, city, ...items.map(({ name }) => name)]
          .join(" ")
          .toLowerCase(),
      };
    }
    if (document === null) return null;
    switch (event.type) {
      case "OrderPlaced":
        return {
          ...document,
          placed: true,
          ...standing(event.data.status),
          statusChangedAt: at,
          revision: event.revision,
        };
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

const standing = (status: OrderStatus) => ({ status, delivered: Number(status === "Delivered") });
