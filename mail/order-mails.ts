import type { Logger } from "pino";
import type { Account } from "#domain/account/account.ts";
import type { AccountStore } from "#domain/account/ports/account-store.ts";
import { streamId } from "#domain/decider.ts";
import type { Position } from "#domain/ports.ts";
import { orderMailId } from "#domain/order/mail-id.ts";
import type { EventStore, EventSubscription, RecordedEvent } from "#event-store/event-store.ts";
import { decodeEvent, type ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { CommandAnswers } from "#projections/command-answers.ts";
import type { DocumentStore } from "#projections/document-store.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import type { MailQueue, OutgoingMail } from "./queue/mail-queue.ts";
import type { MailData } from "./templates.ts";

/** Queues a mail for every step of an order: a consumer of the log beside the projections. */
export interface OrderMails {
  /** Goes on where it stopped; at its very first start only with what happens from now on. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Its checkpoint among those of the read models. */
const checkpointName = "order-mails";

/** What a mail is sent about. */
const mailedEvents: ReadonlySet<ShopRecordedEvent["type"]> = new Set([
  "OrderPlaced",
  "OrderStatusChanged",
  "OrderCancelled",
]);

/** Events after which the checkpoint is saved although there was nothing to mail. */
const mostUnsaved = 1000;

export const createOrderMails = ({
  store,
  documents,
  answers,
  accountsBy,
  queue,
  log,
}: {
  readonly store: EventStore;
  readonly documents: DocumentStore;
  readonly answers: CommandAnswers;
  readonly accountsBy: AccountStore["byIds"];
  readonly queue: MailQueue;
  readonly log: Logger;
}): OrderMails => {
  let subscription: EventSubscription | null = null;
  let unsaved = 0;

  const saveCheckpoint = (position: Position) =>
    documents.writeBatch({ writes: [], checkpoints: { [checkpointName]: position } });

  const consume = async (recorded: readonly RecordedEvent[]): Promise<void> => {
    const mails: OutgoingMail[] = [];
    for (const event of recorded.map(decodeEvent)) {
      if (!event || !mailedEvents.has(event.type)) continue;
      const order = await answers.order(streamId(event.stream), event.position);
      const buyer = order && (await accountsBy([order.userId])).get(order.userId);
      const mail = order && buyer ? mailOf(event, order, buyer) : null;
      if (mail) mails.push(mail);
    }
    if (mails.length > 0) await queue.put(...mails);
    unsaved += recorded.length;
    const last = recorded.at(-1);
    // Events that are read again do no harm, and most of them are no business of mails.
    if (!last || (mails.length === 0 && unsaved < mostUnsaved)) return;
    await saveCheckpoint(last.position);
    unsaved = 0;
  };

  return {
    async start() {
      let after = await documents.checkpoint(checkpointName);
      if (after === null) {
        after = await store.head();
        if (after !== null) await saveCheckpoint(after);
      }
      subscription = store.subscribe(after, consume, (error) =>
        log.warn({ err: error }, "Mails about orders wait: they cannot be queued"),
      );
    },
    async stop() {
      await subscription?.stop();
    },
  };
};

/**
 * The mail about a change, to the mailbox of the buyer's account and never to one that was typed with the order, which
 * may be a stranger's. Until somebody has proven to read that mailbox, it is told nothing that the buyer has written.
 */
const mailOf = (event: ShopRecordedEvent, order: OrderDocument, buyer: Account): OutgoingMail => {
  const { shippingAddress: address, number, id: orderId } = order;
  const proven = buyer.emailVerifiedAt !== null;
  const mail = {
    id: orderMailId(orderId, event.revision),
    accountId: buyer.id,
    to: { name: proven ? buyer.name : "", address: buyer.email },
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
