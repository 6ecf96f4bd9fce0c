import { orderMailId } from "#domain/order/mail-id.ts";
import type { BoardHappening, BoardOrderDocument } from "#projections/order-board/document.ts";
import type { OrderDocument, OrderMoment } from "#projections/orders/document.ts";
import { stepsOf, type OrderStep } from "#projections/orders/steps.ts";

/** One move of an order, and the id of the mail about it. */
export interface OrderMomentView extends OrderMoment {
  readonly mailId: string;
}

/** One step of an order, and whose it is. */
export type OrderStepView = OrderStep & { readonly orderId: string };

const withMail =
  (orderId: string) =>
  (moment: OrderMoment): OrderMomentView => ({
    ...moment,
    mailId: orderMailId(orderId, moment.revision),
  });

/** The placing of an order and its moves, oldest first. */
export const momentsOf = ({ id, history }: OrderDocument): readonly OrderMomentView[] =>
  history.map(withMail(id));

/** The moves in a step. */
export const movesOf = (step: OrderStepView): readonly OrderMomentView[] =>
  "moves" in step ? step.moves.map(withMail(step.orderId)) : [];

/** Everything that happened to an order, oldest first. */
export const orderStepsOf = (order: OrderDocument): readonly OrderStepView[] =>
  stepsOf(order).map((step) => ({ ...step, orderId: order.id }));

/** One thing that happened to an order, and the id of the mail about it. */
export type OrderHappeningView = BoardHappening & { readonly mailId: string };

/** Everything that happened to an order on the board, oldest first. */
export const happeningsOf = ({
  id,
  happenings,
}: BoardOrderDocument): readonly OrderHappeningView[] =>
  happenings.map((happening) => ({ ...happening, mailId: orderMailId(id, happening.revision) }));
