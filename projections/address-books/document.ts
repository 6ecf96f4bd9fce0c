import { personalAddress, type DeclaredDocument } from "#domain/personal.ts";
import type { ShippingAddress } from "#domain/order/events.ts";

/** A delivery address that a buyer has used. */
export interface UsedAddress {
  /** The latest order to this address. */
  readonly orderId: string;
  readonly usedAt: string;
  readonly address: ShippingAddress;
}

/** A buyer's latest delivery addresses, newest first, without duplicates. The id is the buyer's. */
export interface AddressBookDocument {
  readonly id: string;
  readonly addresses: readonly UsedAddress[];
}

/** Every field of the document, declared as personal or open. */
export const addressBookFields: DeclaredDocument<AddressBookDocument> = {
  id: "open",
  addresses: { orderId: "open", usedAt: "open", address: personalAddress },
};
