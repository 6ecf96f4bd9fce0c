import type { Account } from "#domain/account/account.ts";
import { orderMailId } from "#domain/order/mail-id.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { addresseeOf } from "./addressee.ts";
import type { OutgoingMail } from "./queue/mail-queue.ts";
import type { MailData } from "./templates.ts";

type MailedStep = Extract<
  ShopRecordedEvent,
  { readonly type: "OrderPlaced" | "OrderStatusChanged" | "OrderCancelled" }
>;

/** Whether a mail is sent about what happened to an order. */
export const isMailedStep = (event: ShopRecordedEvent): event is MailedStep =>
  event.type === "OrderPlaced" ||
  event.type === "OrderStatusChanged" ||
  event.type === "OrderCancelled";

/**
 * The mail about a change, to the mailbox of the buyer's account and never to one that was typed
 * with the order, which may be a stranger's. Until somebody has proven to read that mailbox, it is
 * told nothing that the buyer has written.
 */
export const orderMail = (
  event: MailedStep,
  order: OrderDocument,
  buyer: Account,
): OutgoingMail => {
  const { shippingAddress: address, number, id: orderId } = order;
  const proven = buyer.emailVerifiedAt !== null;
  const mail = {
    id: orderMailId(orderId, event.revision),
    accountId: buyer.id,
    to: addresseeOf(buyer),
    createdAt: event.metadata.occurredAt,
  };
  if (event.type === "OrderStatusChanged") {
    const data: MailData<"order-status"> = { orderId, number, status: event.data.status };
    return { ...mail, template: "order-status", data };
  }
  if (event.type === "OrderCancelled") {
    const data: MailData<"order-cancelled"> = { orderId, number };
    return { ...mail, template: "order-cancelled", data };
  }
  const data: MailData<"order-placed"> = {
    orderId,
    number,
    lines: order.lines.map(({ name, quantity, priceCents }) => ({
      name,
      quantity,
      lineTotalCents: priceCents * quantity,
    })),
    deliveryFeeCents: order.deliveryFeeCents,
    totalCents: order.totalCents,
    address: proven
      ? [`${address.firstName} ${address.lastName}`, address.address, address.city, address.zipCode]
      : [],
  };
  return { ...mail, template: "order-placed", data };
};
