import { messages } from "../messages.ts";
import { orderDecider } from "../order/decider.ts";
import {
  stepOf,
  type CommandContext,
  type CommandHandler,
  type DeriveId,
  type Handled,
  type Position,
} from "../ports.ts";
import { reportDecider } from "../report/decider.ts";
import { reviewDecider } from "../review/decider.ts";
import { accountDecider } from "./decider.ts";
import { refused, type LastAdmin, type Outcome, type OwnAccount } from "./outcome.ts";
import type { AccountStore } from "./ports.ts";

/** Where personal data lies besides the log, and who finds it. */
export interface ErasurePorts {
  readonly accounts: Pick<AccountStore, "byIds" | "setRole">;
  readonly ordersOf: (accountId: string) => Promise<readonly string[]>;
  /** Ids of the products the account has reviewed. */
  readonly reviewedBy: (accountId: string) => Promise<readonly string[]>;
  /** Ids of the reports the account has sent. */
  readonly reportsOf: (accountId: string) => Promise<readonly string[]>;
  /** Waits until the read models hold a position; false where they do not in time. */
  readonly reach: (position: Position | null) => Promise<boolean>;
  /** Deletes the key of everything sealed for the account, the account and its sessions; durable. */
  readonly eraseSecrets: (accountId: string) => Promise<void>;
  /** Makes sure that what was overwritten or deleted is gone from the disk as well. */
  readonly scrub: () => Promise<void>;
}

export interface AccountErasure {
  /**
   * Erases everything personal of an account: in read models by facts that say so, in the log by deleting the key.
   * Orders and ratings stay, without the person. Safe to call again after a failure. An admin's own account and the last
   * admin's are refused.
   */
  erase(
    accountId: string,
    context: CommandContext,
  ): Promise<Outcome<OwnAccount | LastAdmin, { readonly orders: number }>>;
}

/** The read models could not follow in time; nothing is half done, and the erasure can be asked for again. */
export class ErasureUnfinished extends Error {
  override readonly name = "ErasureUnfinished";
}

export const createAccountErasure = ({
  accounts,
  commands,
  deriveId,
  ordersOf,
  reviewedBy,
  reportsOf,
  reach,
  eraseSecrets,
  scrub,
}: ErasurePorts & {
  readonly commands: CommandHandler;
  readonly deriveId: DeriveId;
}): AccountErasure => ({
  async erase(accountId, context) {
    if (accountId === context.actor.id) {
      return refused({ code: "OWN_ACCOUNT", message: messages.account.notOwnErasure });
    }
    const account = (await accounts.byIds([accountId])).get(accountId);
    // Two admins may erase each other at the same moment; the store lets only one of them lose the role.
    if (account?.role === "admin" && !(await accounts.setRole(accountId, "shopper"))) {
      return refused({ code: "LAST_ADMIN", message: messages.account.lastAdmin });
    }
    const step = (word: string) => stepOf(context, deriveId(context.commandId, word));
    const orders = await ordersOf(accountId);
    const products = await reviewedBy(accountId);
    const reports = await reportsOf(accountId);
    const handled: readonly Handled<unknown, unknown>[] = await Promise.all([
      ...orders.map((id) =>
        commands.handle(orderDecider, id, { type: "EraseBuyer" }, step(`order ${id}`), id),
      ),
      ...products.map((id) =>
        commands.handle(
          reviewDecider,
          id,
          { type: "EraseAuthor", userId: accountId },
          step(`review ${id}`),
          id,
        ),
      ),
      ...reports.map((id) =>
        commands.handle(reportDecider, id, { type: "EraseSender" }, step(`report ${id}`), id),
      ),
      commands.handle(
        accountDecider,
        accountId,
        { type: "NoteErasure" },
        step("account"),
        accountId,
      ),
    ]);
    const positions = handled.flatMap((each) => (each.accepted ? [each.position ?? ""] : []));
    if (!(await reach(positions.toSorted().at(-1) || null))) {
      throw new ErasureUnfinished(`The read models still hold data of account ${accountId}`);
    }
    await eraseSecrets(accountId);
    await scrub();
    return { accepted: true, orders: orders.length };
  },
});
