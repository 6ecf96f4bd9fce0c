/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */
export type AddressBookEvent = {
  /** The person wants the address of an order offered no more; the order goes there all the same. */
  readonly type: "DeliveryAddressForgotten";
  readonly data: { readonly orderId: string };
};
