/** The id of the mail about one change of an order: the same change is one mail, however often it is read. */
export const orderMailId = (orderId: string, revision: number): string =>
  `order.${orderId}.${revision}`;
