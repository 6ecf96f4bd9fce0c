import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { noEvents, type NewEvent } from "#event-store/event-store.ts";
import { someEvent } from "./events.ts";
import { orderOf } from "./shop.ts";

/** Writes placed orders into a log: four events and some documents each. */
export const writeOrders = async (dataDir: string, orders: number): Promise<void> => {
  const store = await openEmbeddedEventStore(dataDir);
  const event = (type: string, data: object): NewEvent => ({ ...someEvent(data), type });
  const place = async (order: number) => {
    const orderId = `many${order}`;
    await store.append(`order-${orderId}`, noEvents, [
      event("OrderSubmitted", orderOf({ "uva-kettle": 1 })),
      event("OrderPlaced", { status: "Item Preparing" }),
      event("OrderStatusChanged", {
        status: "Item Packing",
        previousStatus: "Item Preparing",
      }),
    ]);
    await store.append(`cart-${orderId}`, noEvents, [
      event("CartCheckedOut", { orderId, lines: [] }),
    ]);
  };
  const atOnce = 500;
  for (let from = 0; from < orders; from += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, index) => place(from + index)));
  }
  await store.close();
};
