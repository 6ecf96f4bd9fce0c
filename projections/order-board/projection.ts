import type { Discount } from "#domain/promotion/discount.ts";
import type { OrderStatus } from "#domain/constants.ts";
import { streamCategory, streamId } from "#domain/decider.ts";
import {
  afterUnconfirmedChange,
  calledOnceMore,
  confirmedAtPlacing,
  isCallable,
  noCalls,
  withCall,
  withoutLastCall,
} from "#domain/order/calls/calls.ts";
import type { OrderLine, ShippingAddress } from "#domain/order/events.ts";
import { withCollected, withReturned, withTotalChanged } from "#domain/order/items/payment.ts";
import { summedLines } from "#domain/ordered-quantity.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import { sortKey } from "#domain/values/sort-key.ts";
import { orderSearchText } from "#domain/values/order-filter.ts";
import { erasedAddress } from "#domain/order/erased-address.ts";
import { withoutPersonal } from "#domain/personal.ts";
import { orderNumber } from "#projections/orders/order-number.ts";
import { isEarlier, keptQuantities, quantityChanges } from "#projections/orders/projection.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { Slot } from "#domain/values/delivery-day.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import {
  keptCalls,
  maxTimelineEntries,
  type CallMoment,
  type TimelineEntry,
  type BoardOrderDocument,
  boardOrderFields,
} from "./document.ts";

/** Order board: the orders that admins process. */
export const orderBoardProjection: Projection<BoardOrderDocument> = {
  name: "order-board",
  version: 23,
  indexes: [
    ["phase", "delivered", "-createdAt"],
    ["phase", "status", "delivered", "-createdAt"],
    ["phase", "province", "delivered", "-createdAt"],
    ["phase", "status", "province", "delivered", "-createdAt"],
    ["phase", "status", "statusChangedAt"],
    ["phase", "userId", "delivered", "-createdAt"],
    ["phase", "-totalCents"],
    ["phase", "status", "-totalCents"],
    ["phase", "delivered", "statusChangedAt"],
    ["phase", "customerKey"],
    ["phase", "delivered", "deliveryDate"],
    ["?callable", "createdAt"],
    ["?confirmed", "deliveryDate"],
    ["?calledOn", "-calledAt"],
  ],
  keepReads: true,
  counted: [
    ["phase"],
    ["phase", "status"],
    ["phase", "province"],
    ["phase", "status", "province"],
    ["phase", "userId"],
    ["phase", "placedOn"],
    ["phase", "delivered", "userId"],
    ["confirmed"],
    ["calledOn", "calledAs"],
  ],
  summed: [
    { fields: ["calledOn", "calledAs"], of: "totalCents" },
    { fields: ["phase"], of: "totalCents" },
    { fields: ["phase", "status"], of: "totalCents" },
    { fields: ["phase", "province"], of: "totalCents" },
    { fields: ["phase", "status", "province"], of: "totalCents" },
    { fields: ["phase", "userId"], of: "totalCents" },
    { fields: ["phase", "placedOn"], of: "totalCents" },
  ],

  key: ({ stream }) => (streamCategory(stream) === "order" ? streamId(stream) : null),

  evolve(document, event) {
    const after = evolved(document, event);
    return after && { ...after, ...callFields(after) };
  },
};

/** What of the calls decides whether an order is listed among those to call. */
const callFields = ({ phase, status, delivered, calls }: BoardOrderDocument) => {
  const isConfirmed = calls.outcome === "confirmed";
  return {
    callable: phase === "placed" && isCallable(status) && !isConfirmed ? 1 : null,
    confirmed: phase === "placed" && delivered === 0 && isConfirmed ? 1 : null,
  } as const;
};

/** The calls of an order, and the latest of them in fields to find it. */
const lastCall = (moments: readonly CallMoment[]) => {
  const last = moments.at(-1);
  return {
    callMoments: moments.slice(-keptCalls),
    calledOn: last ? dayInColombo(last.at) : null,
    calledAt: last?.at ?? null,
    calledAs: last?.outcome ?? null,
  };
};

const evolved = (
  document: BoardOrderDocument | null,
  event: ShopRecordedEvent,
): BoardOrderDocument | null => {
  const at = event.metadata.occurredAt;
  if (event.type === "OrderSubmitted") {
    const id = streamId(event.stream);
    const number = orderNumber(id);
    const { userId, lines, shippingAddress, discount, totalCents, delivery } = event.data;
    const isByStaff = event.data.by === "staff";
    const items = itemsOf(lines);
    return {
      id,
      number,
      phase: "pending",
      ...statusFields("Item Preparing"),
      userId,
      ...(isByStaff ? { placedById: event.metadata.actor.id } : {}),
      ...deliveredTo({ number, items }, shippingAddress),
      items,
      totalCents,
      promo: promoOf(discount),
      payment: null,
      refundedCents: 0,
      returnedItems: [],
      createdAt: at,
      placedOn: null,
      statusChangedAt: at,
      ...onDay(delivery?.day ?? null),
      dayRequestedById: null,
      itemsRequestedById: null,
      calls: noCalls,
      addressChanges: 0,
      ...lastCall([]),
      callable: null,
      confirmed: null,
      cancelledAt: null,
      runId: null,
      returnReason: null,
      goodsReceived: false,
      movedById: null,
      movedBack: false,
      timeline: [],
      revision: 0,
    };
  }
  if (document === null) return null;
  const { revision } = event;
  const by = { at, byId: event.metadata.actor.id, revision };
  const changed = { ...document, revision: document.revision + 1 };
  switch (event.type) {
    case "OrderPlaced": {
      const { status } = event.data;
      const { placedById } = document;
      const placed = { kind: "placed", status, ...by } as const;
      return {
        ...changed,
        phase: "placed",
        ...statusFields(status),
        placedOn: dayInColombo(at),
        statusChangedAt: at,
        ...(placedById ? { calls: confirmedAtPlacing } : {}),
        timeline: withTimelineEntry(
          document,
          placedById ? { ...placed, byId: placedById, byStaff: true } : placed,
        ),
      };
    }
    case "OrderBuyerErased":
      return {
        ...withoutPersonal(changed, boardOrderFields),
        ...deliveredTo(document, erasedAddress),
      };
    case "DeliveryAddressChanged":
      return {
        ...changed,
        ...deliveredTo(document, event.data.shippingAddress),
        addressChanges: document.addressChanges + 1,
        calls: afterUnconfirmedChange(document.calls),
        timeline: withTimelineEntry(document, { kind: "address-changed", ...by }),
      };
    case "DeliveryDayRequested":
      return document.phase === "pending"
        ? { ...changed, ...onDay(event.data.day) }
        : { ...changed, dayRequestedById: by.byId };
    case "DeliveryDayRefused":
      return { ...changed, dayRequestedById: null };
    case "DeliveryDayChanged": {
      const { day, previousDay } = event.data;
      const byId = document.dayRequestedById ?? by.byId;
      const change = { kind: "day-changed", day, previousDay, ...by, byId } as const;
      return {
        ...changed,
        ...onDay(day),
        dayRequestedById: null,
        timeline: withTimelineEntry(document, change),
      };
    }
    case "ItemsReturned": {
      const { lines, reason: itemsReason, refundCents, restock } = event.data;
      const { returnedItems, refundedCents } = document;
      const returned = {
        kind: "items-returned",
        items: keptQuantities(document.items, returnedItems, lines),
        ...{ itemsReason, refundCents, restock },
        ...by,
      } as const;
      return {
        ...changed,
        returnedItems: summedLines([...returnedItems, ...lines]),
        payment: withReturned(document.payment, event.data),
        refundedCents: refundedCents + refundCents,
        timeline: withTimelineEntry(document, returned),
      };
    }
    case "ReturnedItemsRestocked":
      return changed;
    case "OrderItemsRequested":
      return { ...changed, itemsRequestedById: by.byId };
    case "OrderItemsRefused":
      return { ...changed, itemsRequestedById: null };
    case "OrderItemsSettled":
      return changed;
    case "OrderItemsChanged": {
      const { lines, discount, totalCents, previousLines, previousTotalCents } = event.data;
      const items = itemsOf(lines);
      const { number, customerName, city, phone } = document;
      const change = {
        kind: "items-changed",
        items: quantityChanges(previousLines, lines),
        ...{ totalCents, previousTotalCents },
        ...by,
        byId: document.itemsRequestedById ?? by.byId,
      } as const;
      return {
        ...changed,
        ...{ items, totalCents },
        payment: withTotalChanged(document.payment, event.data),
        promo: promoOf(discount),
        searchText: orderSearchText({ number, customerName, city, phone, items }),
        itemsRequestedById: null,
        calls: afterUnconfirmedChange(document.calls),
        timeline: withTimelineEntry(document, change),
      };
    }
    case "OrderWentOut":
      return document;
    case "CashCollected": {
      return { ...document, payment: withCollected(document.payment, event.data) };
    }
    case "OrderCancelled": {
      const { data } = event;
      return {
        ...changed,
        phase: "cancelled",
        cancelledAt: at,
        goodsReceived: !data.awaitsGoods,
        timeline: withTimelineEntry(document, {
          kind: "cancelled",
          ...(data.by === "staff"
            ? { byStaff: true, reason: data.reason, note: data.note ?? null }
            : { byStaff: false, reason: data.reason }),
          ...by,
        }),
      };
    }
    case "OrderPutOnRun": {
      const { runId } = event.data;
      const timeline = withTimelineEntry(document, { kind: "put-on-run", runId, ...by });
      return { ...document, runId, timeline };
    }
    case "OrderLeftRun": {
      const { runId } = event.data;
      // Orders that were delivered, or have ended, leave their run as well. The timeline says so
      // already.
      const isListed = document.delivered === 0 && document.phase === "placed";
      const timeline = isListed
        ? withTimelineEntry(document, { kind: "left-run", runId, ...by })
        : document.timeline;
      return { ...document, runId: null, timeline };
    }
    case "OrderReturned": {
      const { reason: returnReason, runId } = event.data;
      return {
        ...changed,
        phase: "cancelled",
        cancelledAt: at,
        runId: null,
        goodsReceived: false,
        returnReason,
        timeline: withTimelineEntry(document, { kind: "returned", returnReason, runId, ...by }),
      };
    }
    case "ReturnReceived":
      return {
        ...changed,
        goodsReceived: true,
        timeline: withTimelineEntry(document, { kind: "goods-received", ...by }),
      };
    case "OrderCalled": {
      const { outcome, callAgainAt } = event.data;
      const moment: CallMoment = { outcome, at, byId: by.byId };
      return {
        ...changed,
        calls: withCall(document.calls, event.data, changed.revision),
        ...lastCall([...document.callMoments, moment]),
        timeline: withTimelineEntry(document, { kind: "called", outcome, callAgainAt, ...by }),
      };
    }
    case "OrderCallUndone": {
      const { outcome } = event.data;
      return {
        ...changed,
        calls: withoutLastCall(document.calls),
        ...lastCall(document.callMoments.slice(0, -1)),
        timeline: withTimelineEntry(document, { kind: "call-undone", outcome, ...by }),
      };
    }
    case "OrderCallRequested":
      return {
        ...changed,
        calls: calledOnceMore(document.calls),
        timeline: withTimelineEntry(document, { kind: "call-requested", ...by }),
      };
    case "OrderCodeReleased":
    case "OrderStockReturned":
      return changed;
    case "OrderCommented": {
      const { text, shared = false } = event.data;
      const comment = { kind: "commented", text, shared, ...by } as const;
      const timeline = withTimelineEntry(document, comment);
      return { ...document, timeline };
    }
    case "OrderStatusChanged": {
      const { status, previousStatus } = event.data;
      const movedBack = isEarlier(status, previousStatus);
      const move = { kind: "moved", status, previousStatus, movedBack, ...by } as const;
      return {
        ...changed,
        ...statusFields(status),
        statusChangedAt: at,
        movedById: by.byId,
        movedBack,
        timeline: withTimelineEntry(document, move),
      };
    }
    default:
      return null;
  }
};

const itemsOf = (lines: readonly OrderLine[]): BoardOrderDocument["items"] =>
  lines.map(({ productId, name, options = [], quantity }) => ({
    ...{ productId, name, options, quantity },
  }));

const withTimelineEntry = (
  { timeline }: Pick<BoardOrderDocument, "timeline">,
  entry: TimelineEntry,
): readonly TimelineEntry[] => {
  const all = [...timeline, entry];
  if (all.length <= maxTimelineEntries) return all;
  const oldestMove = all.findIndex(({ kind }) => kind === "moved");
  return all.filter((_, index) => index !== oldestMove);
};

/** Buyer and search fields of a board order. */
const deliveredTo = (
  { number, items }: Pick<BoardOrderDocument, "number" | "items">,
  { firstName, lastName, phone, address, city, district, province, zipCode }: ShippingAddress,
) => {
  const customerName = `${firstName} ${lastName}`.trim();
  return {
    customerName,
    customerKey: sortKey(customerName),
    phone,
    address,
    city,
    district,
    zipCode,
    province,
    searchText: orderSearchText({ number, customerName, city, phone, items }),
  };
};

const onDay = (day: Slot | null) => ({
  deliveryDay: day,
  deliveryDate: day?.date ?? "",
});

const statusFields = (status: OrderStatus) => ({
  status,
  delivered: Number(status === "Delivered"),
});

const promoOf = (discount: Discount | undefined): BoardOrderDocument["promo"] =>
  discount ? { code: discount.code, discountCents: discount.discountCents } : null;
