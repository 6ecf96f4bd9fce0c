import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { orderStatuses } from "#domain/constants.ts";
import type { OrderEvent } from "#domain/order/events.ts";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { noEvents } from "#event-store/event-store.ts";
import { decodeEvent, type ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { ordersProjection } from "#projections/orders/projection.ts";
import { someEvent } from "../testing/events.ts";
import { addressOf, orderOf } from "../testing/shop.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { eventually } from "../testing/eventually.ts";
import { openHistory } from "./history.ts";

const moveOf = (status: number, previous: number): OrderEvent => ({
  type: "OrderStatusChanged",
  data: {
    status: orderStatuses[status] ?? "Delivered",
    previousStatus: orderStatuses[previous] ?? "Delivered",
  },
});
const moves = fc.array(
  fc.oneof(
    fc.tuple(fc.nat(3), fc.nat(3)).map(([to, from]) => moveOf(to, from)),
    fc.constantFrom<OrderEvent>(
      {
        type: "DeliveryAddressChanged",
        data: { userId: "ann", shippingAddress: addressOf({ city: "Matale" }) },
      },
      { type: "OrderBuyerErased", data: { userId: "ann" } },
      { type: "OrderCancelled", data: { userId: "ann", reason: null } },
    ),
  ),
  { maxLength: 12 },
);

const folded = (events: readonly ShopRecordedEvent[]): OrderDocument | null =>
  events.reduce<OrderDocument | null>(
    (document, event) => ordersProjection.evolve(document, event) ?? document,
    null,
  );

it("shows an order at any moment as the fold of its events up to then", async () => {
  const store = createMemoryEventStore();
  const history = openHistory({
    verification: async () => [],
    whatIf: async () => ({ refused: "Not here" }),
    dataDir: temporaryDirectory(),
    store,
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(history.stop);
  await history.start();
  let orders = 0;
  const timeOf = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString();

  await fc.assert(
    fc.asyncProperty(moves, fc.nat(16), async (moved, moment) => {
      orders += 1;
      const id = `0000000${orders}-0000-4000-8000-000000000000`;
      const happened: readonly OrderEvent[] = [
        { type: "OrderSubmitted", data: orderOf() },
        { type: "OrderPlaced", data: { status: "Item Preparing" } },
        ...moved,
      ];
      const events = happened.map(({ type, data }, minute) => {
        const event = someEvent(data);
        return { ...event, type, metadata: { ...event.metadata, occurredAt: timeOf(minute) } };
      });
      await store.append(`order-${id}`, noEvents, events);
      const head = store.log.length;
      await eventually(async () => expect((await history.indexStatus()).events).toBe(head));
      const decoded = store.log
        .filter(({ stream }) => stream === `order-${id}`)
        .map(decodeEvent)
        .filter((event) => event !== null);
      const expected = folded(decoded.slice(0, moment));
      const first = head - happened.length + 1;
      const byNumber = await history.order(id, { event: first + moment - 1 });
      expect(byNumber?.document).toEqual(expected);
      const byTime = await history.order(id, { instant: Date.parse(timeOf(moment)) - 1 });
      expect(byTime?.document).toEqual(expected);
      expect((await history.order(id, null))?.document).toEqual(folded(decoded));
    }),
    { numRuns: 25 },
  );
});
