/**
 * The kinds of messages, by the event that causes each. The names are a contract with receivers:
 * add kinds, never rename one.
 */
export const webhookKindOf = {
  OrderPlaced: "order.placed",
  OrderStatusChanged: "order.status_changed",
  OrderItemsChanged: "order.items_changed",
  OrderCancelled: "order.cancelled",
  ItemsReturned: "order.items_returned",
  OrderReturned: "order.returned",
  DeliveryDayChanged: "delivery.day_changed",
  DeliveryAddressChanged: "delivery.address_changed",
  OrderPutOnRun: "delivery.added_to_run",
  OrderLeftRun: "delivery.removed_from_run",
  RunStarted: "delivery.run_started",
  StopDelivered: "delivery.completed",
  StopFailed: "delivery.failed",
  CashHandedIn: "delivery.cash_handed_in",
  StockReceived: "stock.received",
  StockAdjusted: "stock.adjusted",
  StockReserved: "stock.reserved",
  StockReservationReleased: "stock.released",
  StockReservationConfirmed: "stock.sold",
  StockReturned: "stock.returned",
  IssueReported: "report.received",
  ReportAnswered: "report.answered",
  ReportClosed: "report.closed",
  ReportReopened: "report.reopened",
} as const;

/** An event that causes a message. */
export type WebhookEventType = keyof typeof webhookKindOf;

export type WebhookKind = (typeof webhookKindOf)[WebhookEventType];

/** All kinds, in display order. */
export const webhookKinds: readonly WebhookKind[] = Object.values(webhookKindOf);

/** Whether a text is the name of a kind. */
export const isWebhookKind = (text: string): text is WebhookKind =>
  (webhookKinds as readonly string[]).includes(text);

/** Whether events of a type cause messages. */
export const causesMessage = (type: string): type is WebhookEventType =>
  Object.hasOwn(webhookKindOf, type);

/** The types of the events that cause messages of some kinds. */
export const eventTypesOf = (kinds: readonly string[]): readonly WebhookEventType[] =>
  Object.keys(webhookKindOf)
    .filter(causesMessage)
    .filter((type) => kinds.includes(webhookKindOf[type]));
