import { accept, type Decider } from "../decider.ts";
import { isRecent, noneRecent, remember, type RecentIds } from "../recent-ids.ts";
import type { AddressBookEvent } from "./events.ts";

export interface AddressBookState {
  /** Recent orders whose address is hidden. */
  readonly forgotten: RecentIds;
}

export interface ForgetAddress {
  readonly type: "ForgetAddress";
  readonly orderId: string;
}

/** The addresses that a person has hidden. The addresses themselves are stored with the orders. */
export const addressBookDecider: Decider<AddressBookState, ForgetAddress, AddressBookEvent, never> =
  {
    category: "addressbook",
    initialState: { forgotten: noneRecent },
    evolve: ({ forgotten }, event) => ({ forgotten: remember(forgotten, event.data.orderId) }),
    decide: ({ orderId }, { forgotten }) =>
      isRecent(forgotten, orderId)
        ? accept()
        : accept({ type: "DeliveryAddressForgotten", data: { orderId } }),
  };
