import { positionOf } from "#event-store/position.ts";
import type { IndexedEvent } from "#history/indexed-event.ts";

const streams = ["order-1", "order-2", "stock-kettle", "cart-ann", "cart-ben", "robot-7"] as const;
const types = ["OrderPlaced", "StockReserved", "CartItemAdded", "SomethingNew"] as const;
const provinces = ["Western", "Uva", null] as const;

/** Small numbers from which a test event is built. */
export type Choice = readonly [
  stream: number,
  type: number,
  actor: number,
  province: number,
  minute: number,
];

/** Events in the form of the index, in log order, numbered from `after`. */
export const indexedEvents = (choices: readonly Choice[], after = 0): readonly IndexedEvent[] =>
  choices.map(([stream, type, actor, province, minute], index) => {
    const name = streams[stream % streams.length] ?? "order-1";
    const number = after + index + 1;
    return {
      id: `event-${number}`,
      position: positionOf(number),
      stream: name,
      // Unique per event; its value does not matter otherwise.
      revision: number,
      type: types[type % types.length] ?? "SomethingNew",
      data: name.startsWith("stock") ? { orderId: "1", quantity: 1 } : { productId: "kettle" },
      actorId: `person-${actor % 3}`,
      role: "shopper",
      occurredAt: new Date(Date.UTC(2026, 10, 21, 0, minute)).toISOString(),
      correlationId: `conversation-${number % 4}`,
      causationId: `command-${number}`,
      province: name.startsWith("order") ? (provinces[province % provinces.length] ?? null) : null,
    };
  });
