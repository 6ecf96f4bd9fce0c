import { erasedAddress } from "#domain/order/erased-address.ts";
import { webhookLimits } from "#domain/constants.ts";
import { streamId } from "#domain/decider.ts";
import type { OrderLine } from "#domain/order/events.ts";
import { causesMessage, webhookKindOf, type WebhookEventType } from "#domain/webhook/kinds.ts";
import type { WebhookMessage } from "#domain/webhook/service.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { CommandAnswers } from "#projections/command-answers.ts";
import type { IssueReportDocument } from "#projections/issue-reports/document.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { orderNumber } from "#projections/orders/order-number.ts";

type WebhookEvent = Extract<ShopRecordedEvent, { readonly type: WebhookEventType }>;

interface Sources {
  readonly answers: Pick<CommandAnswers, "order" | "report">;
  /** Whether a person's data is not erased. */
  readonly isKept: (personId: string) => Promise<boolean>;
}

/**
 * Composes the message that an event causes; null if it causes none. `personal` adds the personal
 * fields of people who are not erased. An order or a report is described as it is now.
 */
export const createWebhookMessages = (sources: Sources) => {
  const dataOf = createDataOf(sources);
  return async (event: ShopRecordedEvent, personal: boolean): Promise<WebhookMessage | null> => {
    if (!isWebhookEvent(event)) return null;
    const { about, data } = await dataOf(event, personal);
    const kind = webhookKindOf[event.type];
    return {
      id: `msg_${event.id}`,
      kind,
      about,
      body: JSON.stringify({ type: kind, timestamp: event.metadata.occurredAt, data }),
    };
  };
};

/** A test message, which no event causes. */
export const testMessage = (id: string, now: string): WebhookMessage => ({
  id: `msg_${id}`,
  kind: "test.ping",
  about: null,
  body: JSON.stringify({ type: "test.ping", timestamp: now, data: {} }),
});

const isWebhookEvent = (event: ShopRecordedEvent): event is WebhookEvent =>
  causesMessage(event.type);

interface Content {
  readonly about: string;
  readonly data: object;
}

const createDataOf = ({ answers, isKept }: Sources) => {
  const ofOrder = async (
    event: WebhookEvent,
    personal: boolean,
    more: object = {},
  ): Promise<Content> => {
    const id = streamId(event.stream);
    const order = await answers.order(id, event.position);
    const shown = order && orderData(order);
    const customer = order && personal ? await customerOf(order) : null;
    return {
      about: orderNumber(id),
      data: { order: shown ?? orderReference(id), ...more, ...(customer && { customer }) },
    };
  };

  const customerOf = async ({ userId, shippingAddress }: OrderDocument) =>
    shippingAddress.phone !== erasedAddress.phone && (await isKept(userId))
      ? shippingAddress
      : null;

  const ofReport = async (event: WebhookEvent, personal: boolean): Promise<Content> => {
    const id = streamId(event.stream);
    const report = await answers.report(id, event.position);
    if (!report) return { about: id, data: { report: { id } } };
    const { number, issueType, state, orderId, createdAt } = report;
    const words = personal && (await isKept(report.userId)) ? reportWords(report) : null;
    return {
      about: number,
      data: {
        report: {
          ...{ id, number, issueType, state, createdAt },
          order: orderId === null ? null : orderReference(orderId),
        },
        ...(words && { words }),
      },
    };
  };

  const ofRun = ({ stream }: WebhookEvent, more: object): Content => {
    const runId = streamId(stream);
    return { about: runId, data: { runId, ...more } };
  };

  const ofStock = ({ stream }: WebhookEvent, more: object): Content => {
    const productId = streamId(stream);
    return { about: productId, data: { productId, ...more } };
  };

  const ofOrderedStock = (
    event: Extract<WebhookEvent, { readonly data: { readonly orderId: string } }>,
    quantity: number,
  ): Content => ofStock(event, { quantity, order: orderReference(event.data.orderId) });

  return async (event: WebhookEvent, personal: boolean): Promise<Content> => {
    switch (event.type) {
      case "OrderPlaced":
      case "DeliveryAddressChanged":
        return ofOrder(event, personal);
      case "OrderStatusChanged": {
        const { status, previousStatus } = event.data;
        return ofOrder(event, personal, { status, previousStatus });
      }
      case "OrderItemsChanged": {
        const { totalCents, previousTotalCents } = event.data;
        return ofOrder(event, personal, { totalCents, previousTotalCents });
      }
      case "OrderCancelled": {
        const { reason, by } = event.data;
        return ofOrder(event, personal, { reason, by: by ?? "buyer" });
      }
      case "ItemsReturned": {
        const { lines, reason, refundCents, restock } = event.data;
        return ofOrder(event, personal, {
          ...{ reason, refundCents, restock },
          lines: lines.map(({ productId, quantity, priceCents }) => ({
            ...{ productId, quantity, priceCents },
          })),
        });
      }
      case "OrderReturned": {
        const { reason, runId } = event.data;
        return ofOrder(event, personal, { reason, runId });
      }
      case "DeliveryDayChanged": {
        const { day, previousDay } = event.data;
        return ofOrder(event, personal, { day, previousDay });
      }
      case "OrderPutOnRun":
      case "OrderLeftRun":
        return ofOrder(event, personal, { runId: event.data.runId });
      case "RunStarted":
        return ofRun(event, {});
      case "StopDelivered": {
        const { orderId, owedCents, collectedCents, shortReason, answeredAt } = event.data;
        return ofRun(event, {
          order: orderReference(orderId),
          ...{ owedCents, collectedCents, shortReason, answeredAt },
        });
      }
      case "StopFailed": {
        const { orderId, owedCents, failure, nextDay, answeredAt } = event.data;
        return ofRun(event, {
          order: orderReference(orderId),
          ...{ owedCents, failure, nextDay, answeredAt },
        });
      }
      case "CashHandedIn": {
        const { collectedCents, handedInCents, reason } = event.data;
        return ofRun(event, { collectedCents, handedInCents, reason });
      }
      case "StockReceived":
        return ofStock(event, { quantity: event.data.quantity });
      case "StockAdjusted": {
        const { onHand, previousOnHand } = event.data;
        return ofStock(event, { onHand, previousOnHand });
      }
      case "StockReserved":
      case "StockReservationReleased":
      case "StockReservationConfirmed":
      case "StockReturned":
        return ofOrderedStock(event, event.data.quantity);
      case "IssueReported":
      case "ReportAnswered":
      case "ReportClosed":
      case "ReportReopened":
        return ofReport(event, personal);
    }
  };
};

const orderReference = (id: string) => ({ id, number: orderNumber(id) });

const orderData = ({
  id,
  phase,
  status,
  createdAt,
  paymentMethod,
  lines,
  subtotalCents,
  deliveryFeeCents,
  discount,
  totalCents,
  deliveryDay,
}: OrderDocument) => ({
  ...orderReference(id),
  ...{ phase, status, createdAt, paymentMethod, currency: "LKR" },
  lines: lines.slice(0, webhookLimits.lines).map(lineData),
  moreLines: Math.max(0, lines.length - webhookLimits.lines),
  ...{ subtotalCents, deliveryFeeCents, discountCents: discount?.discountCents ?? 0, totalCents },
  deliveryDay,
});

const lineData = ({ productId, name, options, quantity, priceCents }: OrderLine) => ({
  ...{ productId, name, options: options ?? [], quantity, priceCents },
});

/** The words of the sender and the latest answer. */
const reportWords = ({ subject, description, email, answers }: IssueReportDocument) => ({
  ...{ subject, description, email, answer: answers.at(-1)?.text ?? null },
});
