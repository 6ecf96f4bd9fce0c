import type { ShippingAddress } from "#domain/order/events.ts";

/** An address that somebody has ordered to. */
export interface UsedAddress {
  /** Of the latest order that went there. */
  readonly orderId: string;
  readonly usedAt: string;
  readonly address: ShippingAddress;
}

/** The addresses somebody has lately ordered to, newest first, each once; the id is the person's. */
export interface AddressBookDocument {
  readonly id: string;
  readonly addresses: readonly UsedAddress[];
}
