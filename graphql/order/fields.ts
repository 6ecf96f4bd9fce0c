import { rupees } from "#domain/money.ts";
import { refundableOf } from "#domain/order/items/payment.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import type { BoardOrderDocument, TimelineEntry } from "#projections/order-board/document.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import type { OrderStep } from "#projections/orders/steps.ts";
import { isSameTime } from "#domain/values/delivery-day.ts";
import { nameOf } from "#graphql/loaders.ts";
import {
  itemsOf,
  timelineOf,
  momentsOf,
  movesOf,
  orderStepsOf,
  type OrderTimelineEntryView,
} from "./moment.ts";

/** Events that only staff can cause. */
const staffKinds: ReadonlySet<TimelineEntry["kind"]> = new Set([
  "moved",
  "put-on-run",
  "returned",
  "goods-received",
  "commented",
  "called",
  "call-undone",
  "call-requested",
  "items-changed",
  "items-returned",
]);

const isByStaff = (one: OrderTimelineEntryView): boolean =>
  staffKinds.has(one.kind) ||
  ((one.kind === "day-changed" || one.kind === "address-changed") && one.byId !== one.userId) ||
  (one.kind === "placed" && one.byStaff === true) ||
  (one.kind === "cancelled" && one.byStaff);

const mailedKinds: ReadonlySet<TimelineEntry["kind"]> = new Set([
  "placed",
  "moved",
  "items-changed",
  "items-returned",
  "cancelled",
]);

/**
 * The buyer needs no email about a day or an address that the buyer changed, or about the same half
 * day in another zone.
 */
const isMailed = (one: OrderTimelineEntryView): boolean =>
  mailedKinds.has(one.kind) ||
  (one.kind === "commented" && one.shared) ||
  (one.kind === "address-changed" && isByStaff(one)) ||
  (one.kind === "day-changed" && isByStaff(one) && !isSameTime(one.day, one.previousDay));

/** The fields of a change of items, in an order's steps and in the timeline for staff. */
const itemsChangeFields = {
  items: (one: OrderStep | TimelineEntry) =>
    one.kind === "items-changed" || one.kind === "items-returned"
      ? one.items.map((item) => ({ ...item, options: [...item.options] }))
      : [],
  total: (one: OrderStep | TimelineEntry) =>
    one.kind === "items-changed" ? rupees(one.totalCents) : null,
  refund: (one: OrderStep | TimelineEntry) =>
    one.kind === "items-returned" ? rupees(one.refundCents) : null,
  previousTotal: (one: OrderStep | TimelineEntry) =>
    one.kind === "items-changed" ? rupees(one.previousTotalCents) : null,
};

/** The payment of an order, for its buyer and for staff. */
const paymentFields = {
  collected: ({ payment }: OrderDocument | BoardOrderDocument) =>
    payment && rupees(payment.collectedCents),
  stillOwed: ({ payment, phase }: OrderDocument | BoardOrderDocument) =>
    phase === "placed" && payment ? rupees(payment.openCents) : 0,
  refunded: ({ refundedCents }: OrderDocument | BoardOrderDocument) => rupees(refundedCents),
};

/** Field resolvers that map the documents to the schema. */
export const orderFields = {
  Order: {
    mine: ({ userId }, _arguments, { viewer }) => userId === viewer?.id,
    items: (order) => [...itemsOf(order)],
    subtotal: ({ subtotalCents }) => rupees(subtotalCents),
    deliveryFee: ({ deliveryFeeCents }) => rupees(deliveryFeeCents),
    discount: ({ discount }) => discount ?? null,
    acceptedTerms: ({ terms }) => terms ?? null,
    totalPrice: ({ totalCents }) => rupees(totalCents),
    ...paymentFields,
    refundable: ({ payment, totalCents, wasDelivered, refundedCents }) =>
      rupees(refundableOf(payment, { totalCents, wasDelivered }, refundedCents)),
    cancelledAt: ({ cancellation }) => cancellation?.at ?? null,
    returnedItems: ({ returnedItems }) => [...returnedItems],
    shippingAddress: ({ userId, shippingAddress }) => ({ ...shippingAddress, userId }),
    history: (order) => [...momentsOf(order)],
    steps: (order) => [...orderStepsOf(order)],
  },

  OrderStep: {
    status: (step) => ("status" in step ? step.status : null),
    previousStatus: (step) => ("previousStatus" in step ? step.previousStatus : null),
    moves: (step) => [...movesOf(step)],
    fields: (step) => (step.kind === "address-changed" ? [...step.fields] : []),
    day: (step) => (step.kind === "day-changed" ? step.day : null),
    previousDay: (step) => (step.kind === "day-changed" ? step.previousDay : null),
    returnReason: (step) => (step.kind === "returned" ? step.returnReason : null),
    byBuyer: (step) => step.kind === "day-changed" && step.byBuyer,
    ...itemsChangeFields,
    itemReturnReason: (step) => (step.kind === "items-returned" ? step.reason : null),
    byShop: (step) => "byStaff" in step && step.byStaff,
    note: (step) => (step.kind === "cancelled" || step.kind === "commented" ? step.note : null),
    reason: (step) => (step.kind === "cancelled" ? step.reason : null),
  },

  OrderMoment: {
    mailedAt: ({ mailId }, _arguments, { loaders }) => loaders.mailedAt.load(mailId),
  },

  OrderItem: {
    options: ({ options = [] }) => [...options],
    price: ({ priceCents }) => rupees(priceCents),
    lineTotal: ({ priceCents, quantity }) => rupees(priceCents * quantity),
    discount: ({ discountCents }) => rupees(discountCents),
  },

  BoardOrder: {
    items: ({ items }) => items.map((item) => ({ ...item, options: [...item.options] })),
    totalPrice: ({ totalCents }) => rupees(totalCents),
    ...paymentFields,
    movedBy: ({ movedById }, _args, context) => nameOf(movedById, context),
    async call(order, _args, { loaders }) {
      return { ...(await loaders.call.load(order)), callMoments: order.callMoments };
    },
    run: ({ runId }, _args, { loaders }) => (runId === null ? null : loaders.run.load(runId)),
    commentCount: ({ timeline }) => timeline.filter(({ kind }) => kind === "commented").length,
    timeline: (order) => [...timelineOf(order)],
    async details({ id }, _args, { loaders, answers }) {
      // The board's read model may be ahead of the orders' read model, and both may be rebuilding.
      const order = (await loaders.order.load(id)) ?? (await answers.order(id, null));
      if (order) return order;
      throw new Error(`Order ${id} is on the board but not in the log`);
    },
  },

  OrderTimelineEntry: {
    number: ({ revision }) => revision,
    by: (one, _args, context) => (isByStaff(one) ? nameOf(one.byId, context) : null),
    byStaff: (one) => isByStaff(one),
    mine: (one, _args, { viewer }) => isByStaff(one) && one.byId === viewer?.id,
    status: (one) => ("status" in one ? one.status : null),
    previousStatus: (one) => ("previousStatus" in one ? one.previousStatus : null),
    movedBack: (one) => "movedBack" in one && one.movedBack,
    reason: (one) => (one.kind === "cancelled" && !one.byStaff ? one.reason : null),
    staffReason: (one) => (one.kind === "cancelled" && one.byStaff ? one.reason : null),
    outcome: (one) => ("outcome" in one ? one.outcome : null),
    callAgainAt: (one) => (one.kind === "called" ? one.callAgainAt : null),
    note: (one) => (one.kind === "cancelled" && one.byStaff ? one.note : null),
    day: (one) => (one.kind === "day-changed" ? one.day : null),
    previousDay: (one) => (one.kind === "day-changed" ? one.previousDay : null),
    runId: (one) => ("runId" in one ? one.runId : null),
    returnReason: (one) => (one.kind === "returned" ? one.returnReason : null),
    ...itemsChangeFields,
    itemReturnReason: (one) => (one.kind === "items-returned" ? one.itemsReason : null),
    restocked: (one) => one.kind === "items-returned" && one.restock,
    shared: (one) => one.kind === "commented" && one.shared,
    comment: (one) => (one.kind === "commented" ? one.text : null),
    mailed: isMailed,
    mailedAt: (one, _args, { loaders }) =>
      isMailed(one) ? loaders.mailedAt.load(one.mailId) : null,
  },

  Quote: {
    lines: ({ lines }) => [...lines],
    subtotal: ({ subtotalCents }) => rupees(subtotalCents),
    deliveryFee: ({ deliveryFeeCents }) => rupees(deliveryFeeCents),
    total: ({ totalCents }) => rupees(totalCents),
  },

  QuoteLine: {
    options: ({ options }) => [...options],
    price: ({ priceCents }) => rupees(priceCents),
    lineTotal: ({ priceCents, quantity }) => rupees(priceCents * quantity),
  },
} satisfies Resolvers;
