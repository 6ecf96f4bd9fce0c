import type { Account } from "../../account/account.ts";
import type { AccountCustomers } from "../../account/customers.ts";
import type { Language } from "../../constants.ts";
import type { CommandContext } from "../../ports.ts";
import { completeAddress, type PlaceOrderInput } from "../order-input.ts";
import type { PlaceOrderOutcome, PlaceOrderRefusal, PlacingService } from "./service.ts";

/** An order that staff place for a customer on the phone. */
export interface PhoneOrderInput {
  /** The customer's account; null for the account of the address's email, or a new one. */
  readonly customerId: string | null;
  /** Language of the mails to a new customer. */
  readonly language: Language;
  readonly order: PlaceOrderInput;
}

export type PhoneOrderOutcome =
  | (Exclude<PlaceOrderOutcome, { readonly outcome: "refused" }> & {
      /** The customer has just been mailed a link that sets the first password. */
      readonly invited: boolean;
    })
  | { readonly outcome: "refused"; readonly refusal: PlaceOrderRefusal };

/** Orders that staff place for customers on the phone. */
export interface PhoneOrders {
  /**
   * Places an order that belongs to the customer's account. A customer without an account gets one
   * if the order can be placed, and an invitation to set a password once it is.
   */
  place(input: PhoneOrderInput, context: CommandContext): Promise<PhoneOrderOutcome>;
}

export const createPhoneOrders = ({
  accounts,
  orders,
}: {
  readonly accounts: AccountCustomers;
  readonly orders: Pick<PlacingService, "placeFor" | "placementProblem">;
}): PhoneOrders => {
  const claimed = (
    found: Account | null,
    { order, language }: PhoneOrderInput,
    { actor, now }: CommandContext,
  ): Promise<Account> => {
    const { firstName, lastName, email, phone } = completeAddress(order.shippingAddress);
    const customer = { firstName, lastName, email, phone, language };
    return accounts.claim(found, customer, actor, now);
  };

  return {
    async place(input, context) {
      const { customerId, order } = input;
      const found = await accounts.customer(customerId, order.shippingAddress.email);
      if (!found.accepted) return { outcome: "refused", refusal: found.refusal };
      const isUsed = found.account?.passwordHash != null;
      if (!found.account || (found.account.emailVerifiedAt === null && isUsed)) {
        // A refused order opens and claims no account. No earlier order can be the answer.
        const refusal = await orders.placementProblem(order, context);
        if (refusal) return { outcome: "refused", refusal };
      }
      const account = await claimed(found.account, input, context);
      const placed = await orders.placeFor(account.id, order, context);
      if (placed.outcome === "refused") return placed;
      return { ...placed, invited: await accounts.invite(account.id, context.now) };
    },
  };
};
