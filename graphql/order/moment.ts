import { orderMailId } from "#domain/order/mail-id.ts";
import type { OrderDocument, OrderMoment } from "#projections/orders/document.ts";

/** One thing that happened to an order, and the id of the mail about it. */
export interface OrderMomentView extends OrderMoment {
  readonly mailId: string;
}

/** An order is submitted at revision 0; what it shows as its history begins with the placing at revision 1. */
export const momentsOf = ({ id, history }: OrderDocument): readonly OrderMomentView[] =>
  history.map((moment, index) => ({ ...moment, mailId: orderMailId(id, index + 1) }));
