/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */
export type AddressBookEvent = {
  /** Hides the address of an order from the suggestions. The order keeps its address. */
  readonly type: "DeliveryAddressForgotten";
  readonly data: { readonly orderId: string };
};
