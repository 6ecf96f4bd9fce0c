import type { CommandContext, CommandHandler, CommandResult } from "../ports.ts";
import { addressBookDecider, type AddressBookState } from "./decider.ts";

/** What a person can do with the addresses that are offered to them: whose they are follows from the actor alone. */
export interface AddressBookService {
  /** Offers the address of an order no more. */
  forget(orderId: string, context: CommandContext): Promise<CommandResult<AddressBookState, never>>;
}

export const createAddressBookService = (commands: CommandHandler): AddressBookService => ({
  forget: (orderId, context) =>
    commands.handle(
      addressBookDecider,
      context.actor.id,
      { type: "ForgetAddress", orderId },
      context,
      { forgetAddress: { orderId } },
    ),
});
