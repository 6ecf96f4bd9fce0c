import type { Account } from "#domain/account/account.ts";
import { isSameTime, type Slot } from "#domain/values/delivery-day.ts";
import type { OrderLine, ShippingAddress } from "#domain/order/events.ts";
import { orderMailId } from "#domain/order/mail-id.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { Discount } from "#domain/promotion/discount.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { addresseeOf } from "./addressee.ts";
import type { OutgoingMail } from "./queue/mail-queue.ts";
import type { MailData } from "./templates.ts";

type MailedStep = Extract<
  ShopRecordedEvent,
  {
    readonly type:
      | "OrderPlaced"
      | "OrderStatusChanged"
      | "OrderItemsChanged"
      | "DeliveryAddressChanged"
      | "OrderCommented"
      | "ItemsReturned"
      | "OrderCancelled"
      | "DeliveryDayChanged";
  }
>;

/** Whether an event of an order causes an email. */
export const isMailedStep = (event: ShopRecordedEvent): event is MailedStep =>
  event.type === "OrderPlaced" ||
  event.type === "OrderStatusChanged" ||
  event.type === "OrderItemsChanged" ||
  event.type === "ItemsReturned" ||
  event.type === "DeliveryAddressChanged" ||
  (event.type === "OrderCommented" && event.data.shared === true) ||
  event.type === "OrderCancelled" ||
  event.type === "DeliveryDayChanged";

const dayOf = (day: Slot | null) => day && { date: day.date, half: day.half };

const addressLines = ({ firstName, lastName, address, city, zipCode }: ShippingAddress) => [
  `${firstName} ${lastName}`,
  address,
  city,
  zipCode,
];

const mailedLines = (lines: readonly OrderLine[]) =>
  lines.map(({ name, options, quantity, priceCents }) => ({
    name,
    ...(options && { options: [...options] }),
    quantity,
    lineTotalCents: priceCents * quantity,
  }));

/**
 * The email about a change of an order, which is given as it was after the event. The email goes to
 * the account's address, never to one typed into the order, which may be a stranger's. Until the
 * address is verified, it contains nothing that the buyer typed, and no words of staff. Null for a
 * delivery day or an address that the buyer changed: the page has confirmed it. Texts and addresses
 * come from the order, because the personal fields of the event are sealed. `runDate` is the day of
 * the run that the order is on.
 */
export const orderMail = (
  event: MailedStep,
  order: OrderDocument,
  buyer: Account,
  runDate: string | null = null,
): OutgoingMail | null => {
  const { shippingAddress, number, id: orderId } = order;
  const verified = buyer.emailVerifiedAt !== null;
  const mail = {
    id: orderMailId(orderId, event.revision),
    accountId: buyer.id,
    to: addresseeOf(buyer),
    createdAt: event.metadata.occurredAt,
  };
  if (event.type === "OrderStatusChanged") {
    const { status } = event.data;
    const agreed = dayOf(order.deliveryDay);
    const isOther = status === "Out for Delivery" && runDate !== null && agreed?.date !== runDate;
    const data: MailData<"order-status"> = {
      ...{ orderId, number, status },
      ...(isOther && agreed ? { otherDay: { date: runDate, agreed } } : {}),
    };
    return { ...mail, template: "order-status", data };
  }
  if (event.type === "OrderItemsChanged") {
    const { lines, totalCents, previousTotalCents } = event.data;
    const data: MailData<"order-changed"> = {
      ...{ orderId, number, totalCents, previousTotalCents },
      lines: mailedLines(lines),
      deliveryFeeCents: order.deliveryFeeCents,
      ...discountOf(event.data.discount),
    };
    return { ...mail, template: "order-changed", data };
  }
  if (event.type === "ItemsReturned") {
    const { lines, refundCents } = event.data;
    const data: MailData<"items-returned"> = {
      ...{ orderId, number, refundCents },
      lines: lines.flatMap(({ productId, quantity, priceCents }) => {
        const line = order.lines.find((each) => each.productId === productId);
        return line ? mailedLines([{ ...line, quantity, priceCents }]) : [];
      }),
    };
    return { ...mail, template: "items-returned", data };
  }
  if (event.type === "DeliveryAddressChanged") {
    if (event.metadata.actor.id === order.userId) return null;
    const address = verified ? addressLines(shippingAddress) : [];
    const data: MailData<"order-address"> = { orderId, number, address };
    return { ...mail, template: "order-address", data };
  }
  if (event.type === "OrderCommented") {
    const comment = order.comments.find(({ revision }) => revision === event.revision);
    const data: MailData<"order-comment"> = {
      ...{ orderId, number },
      ...(verified && comment ? { text: comment.text } : {}),
    };
    return { ...mail, template: "order-comment", data };
  }
  if (event.type === "OrderCancelled") {
    const { byStaff = false, note = null } = order.cancellation ?? {};
    const data: MailData<"order-cancelled"> = {
      ...{ orderId, number },
      ...(byStaff ? { byStaff } : {}),
      ...(note === null || !verified ? {} : { note }),
      ...paidOf(order),
    };
    return { ...mail, template: "order-cancelled", data };
  }
  if (event.type === "DeliveryDayChanged") {
    const change = order.dayChanges.find(({ revision }) => revision === event.revision);
    // A new address may move an order to the same slot of another zone.
    if (!change || change.byBuyer || isSameTime(change.day, change.previousDay)) return null;
    const data: MailData<"delivery-day"> = {
      ...{ orderId, number },
      day: dayOf(change.day),
      previousDay: dayOf(change.previousDay),
    };
    return { ...mail, template: "delivery-day", data };
  }
  const data: MailData<"order-placed"> = {
    orderId,
    number,
    lines: mailedLines(order.lines),
    deliveryFeeCents: order.deliveryFeeCents,
    ...discountOf(order.discount),
    totalCents: order.totalCents,
    day: dayOf(order.deliveryDay),
    address: verified ? addressLines(shippingAddress) : [],
  };
  return { ...mail, template: "order-placed", data };
};

/** What the buyer paid for a cancelled order; null if the amount is unknown. */
const paidOf = ({
  payment,
  wasDelivered,
  refundedCents,
}: OrderDocument): { readonly paidCents?: number | null } => {
  if (payment === null) return wasDelivered ? { paidCents: null } : {};
  const paidCents = payment.collectedCents - refundedCents;
  return paidCents > 0 ? { paidCents } : {};
};

const discountOf = (
  discount: Discount | undefined,
): { readonly discount?: { readonly code: string; readonly cents: number } } =>
  discount && discount.discountCents > 0
    ? { discount: { code: discount.code, cents: discount.discountCents } }
    : {};
