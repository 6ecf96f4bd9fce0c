import { summedLines, type OrderedQuantity } from "#domain/ordered-quantity.ts";
import { productIdOf } from "#domain/values/variant-id.ts";
import { orderStatuses, type OrderStatus } from "#domain/constants.ts";
import { withoutPersonal } from "#domain/personal.ts";
import { streamCategory, streamId } from "#domain/decider.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { OrderLine, ShippingAddress } from "#domain/order/events.ts";
import { withCollected, withReturned, withTotalChanged } from "#domain/order/items/payment.ts";
import {
  keptConfirmations,
  keptDayChanges,
  keptMoments,
  type ItemQuantityChange,
  type OrderDocument,
  type OrderMoment,
  orderFields,
} from "./document.ts";
import { orderNumber } from "./order-number.ts";

/** My orders: all orders with their history. */
export const ordersProjection: Projection<OrderDocument> = {
  name: "orders",
  version: 17,
  indexes: [
    ["phase", "-createdAt"],
    ["userId", "phase", "-createdAt"],
    ["userId", "accepted", "-createdAt"],
    ["number"],
  ],
  counted: [["phase"], ["userId", "phase"], ["userId", "accepted"]],

  key: ({ stream }) => (streamCategory(stream) === "order" ? streamId(stream) : null),

  evolve(document, event) {
    const at = event.metadata.occurredAt;
    if (event.type === "OrderSubmitted") {
      const id = streamId(event.stream);
      const { delivery, ...content } = event.data;
      return {
        ...content,
        id,
        number: orderNumber(id),
        phase: "pending",
        accepted: false,
        refusal: null,
        status: "Item Preparing",
        createdAt: at,
        updatedAt: at,
        history: [],
        addressChanges: [],
        deliveryDay: delivery?.day ?? null,
        dayRequestedById: null,
        dayChanges: [],
        confirmations: [],
        itemsChanges: [],
        returns: [],
        returnedItems: [],
        wasDelivered: false,
        payment: null,
        refundedCents: 0,
        comments: [],
        cancellation: null,
        returned: null,
        revision: event.revision,
        productIds: productIdsOf(event.data.lines),
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
          accepted: true,
          status,
          history: withMoment(document.history, {
            at,
            status,
            movedBack: false,
            previousStatus: null,
            revision: event.revision,
          }),
        };
      }
      case "OrderBuyerErased":
        return withoutPersonal(changed, orderFields);
      case "DeliveryAddressChanged": {
        const { shippingAddress } = event.data;
        const fields = changedFields(document.shippingAddress, shippingAddress);
        const byStaff = event.metadata.actor.id !== document.userId;
        const change = {
          ...{ at, fields, revision: event.revision },
          ...(byStaff ? { byStaff: true as const } : {}),
        };
        return {
          ...changed,
          shippingAddress,
          addressChanges: [...document.addressChanges, change],
        };
      }
      case "DeliveryDayRequested":
        return document.phase === "pending"
          ? { ...changed, deliveryDay: event.data.day }
          : {
              ...document,
              dayRequestedById: event.metadata.actor.id,
              revision: event.revision,
            };
      case "DeliveryDayRefused":
        return { ...document, dayRequestedById: null, revision: event.revision };
      case "DeliveryDayChanged": {
        const { day, previousDay } = event.data;
        const byBuyer = document.dayRequestedById === document.userId;
        const change = { at, day, previousDay, byBuyer, revision: event.revision };
        return {
          ...changed,
          deliveryDay: day,
          dayRequestedById: null,
          dayChanges: [...document.dayChanges, change].slice(-keptDayChanges),
        };
      }
      case "ItemsReturned": {
        const { lines, reason, refundCents, restock } = event.data;
        const { returnedItems, refundedCents } = document;
        const returned = {
          ...{ at, reason, refundCents, restock, revision: event.revision },
          items: keptQuantities(document.lines, returnedItems, lines),
        };
        return {
          ...changed,
          returns: [...document.returns, returned],
          returnedItems: summedLines([...returnedItems, ...lines]),
          payment: withReturned(document.payment, event.data),
          refundedCents: refundedCents + refundCents,
        };
      }
      case "CashCollected": {
        return {
          ...document,
          payment: withCollected(document.payment, event.data),
          revision: event.revision,
        };
      }
      case "ReturnedItemsRestocked":
      case "OrderItemsRequested":
      case "OrderItemsRefused":
      case "OrderItemsSettled":
        return { ...document, revision: event.revision };
      case "OrderItemsChanged": {
        const { lines, subtotalCents, discount, totalCents } = event.data;
        const { previousLines, previousTotalCents } = event.data;
        const items = quantityChanges(previousLines, lines);
        const change = { at, items, totalCents, previousTotalCents, revision: event.revision };
        return {
          ...changed,
          ...{ lines, subtotalCents, totalCents },
          payment: withTotalChanged(document.payment, event.data),
          ...(discount ? { discount } : {}),
          productIds: productIdsOf(lines),
          itemsChanges: [...document.itemsChanges, change],
        };
      }
      case "OrderCommented": {
        const { text, shared } = event.data;
        if (!shared) return null;
        const comment = { at, text, revision: event.revision };
        return { ...changed, comments: [...document.comments, comment] };
      }
      case "OrderCancelled": {
        const { data, revision } = event;
        return {
          ...changed,
          phase: "cancelled",
          cancellation:
            data.by === "staff"
              ? { at, reason: null, byStaff: true, note: data.note ?? null, revision }
              : { at, reason: data.reason, byStaff: false, note: null, revision },
        };
      }
      case "OrderCalled": {
        const { revision } = event;
        if (event.data.outcome !== "confirmed") return { ...document, revision };
        const confirmation = { at, revision };
        return {
          ...changed,
          confirmations: [...document.confirmations, confirmation].slice(-keptConfirmations),
        };
      }
      case "OrderCallUndone": {
        const { confirmations } = document;
        const isConfirmed = event.data.outcome === "confirmed";
        return {
          ...document,
          confirmations: isConfirmed ? confirmations.slice(0, -1) : confirmations,
          revision: event.revision,
        };
      }
      case "OrderCallRequested":
        return { ...document, revision: event.revision };
      case "OrderReturned": {
        const { reason } = event.data;
        const returned = { at, reason, revision: event.revision };
        return { ...changed, phase: "returned", returned };
      }
      case "OrderPutOnRun":
      case "OrderLeftRun":
      case "OrderWentOut":
      case "ReturnReceived":
      case "OrderCodeReleased":
      case "OrderStockReturned":
        return { ...document, revision: event.revision };
      case "OrderRejected":
        return { ...changed, phase: "refused", refusal: event.data.reason };
      case "OrderStatusChanged": {
        const { status, previousStatus } = event.data;
        const movedBack = isEarlier(status, previousStatus);
        return {
          ...changed,
          status,
          wasDelivered: document.wasDelivered || status === "Delivered",
          history: withMoment(document.history, {
            at,
            status,
            movedBack,
            previousStatus,
            revision: event.revision,
          }),
        };
      }
      default:
        return null;
    }
  },
};

const productIdsOf = (lines: readonly OrderLine[]): string =>
  ` ${lines.map(({ productId }) => productIdOf(productId)).join(" ")} `;

/** The items whose quantity differs, in the sequence of the order before, then the new ones. */
export const quantityChanges = (
  before: readonly OrderLine[],
  after: readonly OrderLine[],
): readonly ItemQuantityChange[] => {
  const quantityIn = (lines: readonly OrderLine[], id: string): number =>
    lines.find(({ productId }) => productId === id)?.quantity ?? 0;
  const added = after.filter(({ productId }) => quantityIn(before, productId) === 0);
  return [...before, ...added]
    .map(({ productId, name, options = [] }) => ({
      name,
      options,
      previousQuantity: quantityIn(before, productId),
      quantity: quantityIn(after, productId),
    }))
    .filter(({ previousQuantity, quantity }) => previousQuantity !== quantity);
};

/** What the buyer has of each returned item, before and after a return. */
export const keptQuantities = (
  lines: readonly Pick<OrderLine, "productId" | "name" | "options" | "quantity">[],
  before: readonly OrderedQuantity[],
  returned: readonly OrderedQuantity[],
): readonly ItemQuantityChange[] =>
  returned.flatMap(({ productId, quantity }) => {
    const line = lines.find((each) => each.productId === productId);
    if (!line) return [];
    const earlier = before.find((each) => each.productId === productId)?.quantity ?? 0;
    const previousQuantity = line.quantity - earlier;
    const { name, options = [] } = line;
    return [{ name, options, previousQuantity, quantity: previousQuantity - quantity }];
  });

const withMoment = (
  history: readonly OrderMoment[],
  moment: OrderMoment,
): readonly OrderMoment[] => {
  const [first] = history;
  return first && history.length >= keptMoments
    ? [first, ...history.slice(history.length - keptMoments + 2), moment]
    : [...history, moment];
};

const changedFields = (before: ShippingAddress, after: ShippingAddress) =>
  (Object.keys({ ...before, ...after }) as (keyof ShippingAddress)[]).filter(
    (field) => before[field] !== after[field],
  );

/** Whether a status precedes another in the usual order of delivery. */
export const isEarlier = (status: OrderStatus, than: OrderStatus): boolean =>
  orderStatuses.indexOf(status) < orderStatuses.indexOf(than);
