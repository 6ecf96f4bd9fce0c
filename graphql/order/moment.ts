import type { OrderLine } from "#domain/order/events.ts";
import { orderMailId } from "#domain/order/mail-id.ts";
import type { TimelineEntry, BoardOrderDocument } from "#projections/order-board/document.ts";
import type { OrderDocument, OrderMoment } from "#projections/orders/document.ts";
import { stepsOf, type OrderStep } from "#projections/orders/steps.ts";

/** A move of an order, and the ID of the e-mail about it. */
export interface OrderMomentView extends OrderMoment {
  readonly mailId: string;
}

/** A step of an order, the order's ID and its buyer. */
export type OrderStepView = OrderStep & { readonly orderId: string; readonly userId: string };

const withMail =
  (orderId: string) =>
  (moment: OrderMoment): OrderMomentView => ({
    ...moment,
    mailId: orderMailId(orderId, moment.revision),
  });

/** The placing and the moves of an order, oldest first. */
export const momentsOf = ({ id, history }: OrderDocument): readonly OrderMomentView[] =>
  history.map(withMail(id));

/** The moves in a step. */
export const movesOf = (step: OrderStepView): readonly OrderMomentView[] =>
  "moves" in step ? step.moves.map(withMail(step.orderId)) : [];

/** All steps of an order, oldest first. */
export const orderStepsOf = (order: OrderDocument): readonly OrderStepView[] =>
  stepsOf(order).map((step) => ({ ...step, orderId: order.id, userId: order.userId }));

/** An event of an order, the ID of the e-mail about it, and the order's buyer. */
export type OrderTimelineEntryView = TimelineEntry & {
  readonly mailId: string;
  readonly userId: string;
};

/** All events of an order on the board, oldest first. */
export const timelineOf = ({
  id,
  userId,
  timeline,
}: BoardOrderDocument): readonly OrderTimelineEntryView[] =>
  timeline.map((entry) => ({
    ...entry,
    userId,
    mailId: orderMailId(id, entry.revision),
  }));

/** A line of an order with its share of the discount. */
export interface OrderItemView extends OrderLine {
  readonly discountCents: number;
}

/** The lines of an order. */
export const itemsOf = ({
  lines,
  discount,
}: Pick<OrderDocument, "lines" | "discount">): readonly OrderItemView[] =>
  lines.map((line) => {
    const share = discount?.shares.find(({ productId }) => productId === line.productId);
    return { ...line, discountCents: share?.discountCents ?? 0 };
  });
