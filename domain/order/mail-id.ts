/**
 * The id of the mail about one change of an order, so that one change sends one mail, however often
 * it is read.
 */
export const orderMailId = (orderId: string, revision: number): string =>
  `order.${orderId}.${revision}`;
