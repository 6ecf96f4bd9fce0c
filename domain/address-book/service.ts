import type { CommandContext, CommandHandler, CommandResult } from "../ports.ts";
import { addressBookDecider, type AddressBookState } from "./decider.ts";

/** A person's own suggested addresses. The actor determines the person. */
export interface AddressBookService {
  /** Hides the address of an order from the suggestions. */
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
