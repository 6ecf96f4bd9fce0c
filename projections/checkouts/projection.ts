import { streamCategory, streamId } from "#domain/decider.ts";
import { dayIdOf } from "#domain/delivery/zones.ts";
import type { Slot } from "#domain/values/delivery-day.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { CheckoutDocument } from "./document.ts";

/**
 * Checkouts: one document per order, folded from the order, its stock reservations,
 * its places on delivery days, its promo code and its cart.
 */
export const checkoutsProjection: Projection<CheckoutDocument> = {
  name: "checkouts",
  version: 11,
  indexes: [["?unfinished"], ["?awaitsGoods"]],

  key(event) {
    if (streamCategory(event.stream) === "order") return streamId(event.stream);
    switch (event.type) {
      case "StockReserved":
      case "StockReservationReleased":
      case "StockReservationConfirmed":
      case "SlotReserved":
      case "SlotReleased":
      case "RedemptionReserved":
      case "RedemptionConfirmed":
      case "RedemptionReleased":
      case "CartCheckedOut":
        return event.data.orderId;
      default:
        return null;
    }
  },

  evolve(document, event) {
    if (event.type === "OrderSubmitted") {
      return {
        id: streamId(event.stream),
        phase: "submitted",
        reserved: [],
        slots: [],
        slot: slotOf(event.data.delivery?.day ?? null),
        dayRequested: false,
        itemsChanging: false,
        restocking: false,
        redemption: null,
        cartCheckedOut: false,
        goodsReceived: false,
        stockReturned: false,
        awaitsGoods: null,
        unfinished: 1,
        submittedAt: event.metadata.occurredAt,
      };
    }
    if (document === null) return null;
    switch (event.type) {
      case "OrderPlaced":
        return withWork({ ...document, phase: "placed" });
      case "OrderRejected":
        return withWork({ ...document, phase: "rejected", slot: null });
      case "OrderCancelled":
        return withWork({
          ...{ ...document, phase: "cancelled", slot: null },
          goodsReceived: !event.data.awaitsGoods,
        });
      case "OrderReturned":
        return withWork({ ...document, phase: "returned", slot: null, goodsReceived: false });
      case "ReturnReceived":
        return withWork({ ...document, goodsReceived: true });
      case "DeliveryDayRequested":
        return withWork(
          document.phase === "submitted"
            ? { ...document, slot: slotOf(event.data.day) }
            : { ...document, dayRequested: true },
        );
      case "DeliveryDayChanged":
        return withWork({ ...document, slot: slotOf(event.data.day), dayRequested: false });
      case "DeliveryDayRefused":
        return withWork({ ...document, dayRequested: false });
      case "ItemsReturned":
        return withWork({ ...document, restocking: event.data.restock || document.restocking });
      case "ReturnedItemsRestocked":
        return withWork({ ...document, restocking: false });
      case "OrderItemsRequested":
        return withWork({ ...document, itemsChanging: true });
      case "OrderItemsSettled":
        return withWork({ ...document, itemsChanging: false });
      case "SlotReserved": {
        const slot = `${streamId(event.stream)} ${event.data.half}`;
        return withWork({ ...document, slots: [...document.slots, slot] });
      }
      case "SlotReleased": {
        const slot = `${streamId(event.stream)} ${event.data.half}`;
        return withWork({ ...document, slots: document.slots.filter((each) => each !== slot) });
      }
      case "RedemptionReserved":
        return withWork({ ...document, redemption: "held" });
      case "RedemptionConfirmed":
        return withWork({ ...document, redemption: "used" });
      case "RedemptionReleased":
        return withWork({ ...document, redemption: "released" });
      case "OrderCodeReleased":
        return withWork({ ...document, redemption: null });
      case "OrderStockReturned":
        return withWork({ ...document, stockReturned: true });
      case "StockReserved":
        return withWork({
          ...document,
          reserved: [...document.reserved, reservationOf(event)],
        });
      case "StockReservationReleased":
      case "StockReservationConfirmed": {
        const reservation = reservationOf(event);
        return withWork({
          ...document,
          reserved: document.reserved.filter((each) => each !== reservation),
        });
      }
      case "CartCheckedOut":
        return withWork({ ...document, cartCheckedOut: true });
      default:
        return null;
    }
  },
};

const reservationOf = ({
  stream,
  data: { claim },
}: {
  readonly stream: string;
  readonly data: { readonly claim?: string };
}): string => (claim === undefined ? streamId(stream) : `${streamId(stream)} ${claim}`);

const withWork = (document: CheckoutDocument): CheckoutDocument => ({
  ...document,
  awaitsGoods: isEnded(document) && !document.goodsReceived ? 1 : null,
  unfinished:
    document.reserved.length === 0 &&
    document.slots.every((slot) => slot === document.slot) &&
    isCodeSettled(document) &&
    isSettled(document)
      ? null
      : 1,
});

const isEnded = ({ phase }: CheckoutDocument): boolean =>
  phase === "cancelled" || phase === "returned";

/** Whether the use of the code is as the phase demands, and noted if goods are awaited. */
const isCodeSettled = ({ redemption, phase, goodsReceived }: CheckoutDocument): boolean => {
  switch (redemption) {
    case null:
      return true;
    case "used":
      return phase === "placed";
    case "released":
      return phase === "rejected" || goodsReceived;
    case "held":
      return false;
  }
};

const slotOf = (day: Slot | null): string | null => day && `${dayIdOf(day)} ${day.half}`;

const isSettled = ({
  phase,
  cartCheckedOut,
  dayRequested,
  goodsReceived,
  itemsChanging,
  restocking,
  stockReturned,
}: CheckoutDocument): boolean => {
  switch (phase) {
    case "submitted":
      return false;
    case "placed":
      return cartCheckedOut && !dayRequested && !itemsChanging && !restocking;
    case "rejected":
      return true;
    case "cancelled":
    case "returned":
      return stockReturned || !goodsReceived;
  }
};
