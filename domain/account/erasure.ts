import { messages } from "../messages.ts";
import { orderDecider } from "../order/decider.ts";
import {
  stepOf,
  Unavailable,
  type CommandContext,
  type CommandHandler,
  type DeriveId,
  type Position,
} from "../ports.ts";
import { notFound, type NotFound } from "../refusal.ts";
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
  /** Ends the account's sessions and deletes the key of everything sealed for it, for good; durable. */
  readonly shut: (accountId: string) => Promise<void>;
  /** Position of the log's last event. */
  readonly head: () => Promise<Position | null>;
  /** Waits until the read models hold a position; false where they do not in time. */
  readonly reach: (position: Position | null) => Promise<boolean>;
  /** Deletes the account and everything that is kept under it; durable. */
  readonly eraseSecrets: (accountId: string) => Promise<void>;
  /** Makes sure that what was overwritten or deleted is gone from the disk as well. */
  readonly vacuum: () => Promise<void>;
}

export interface AccountErasure {
  /**
   * Erases everything personal of an account: in the log by deleting the key, in read models by facts that say so.
   * Orders and ratings stay, without the person. Safe to call again, also after a failure. An account that never was, an
   * admin's own and the last admin's are refused.
   */
  erase(
    accountId: string,
    context: CommandContext,
  ): Promise<Outcome<NotFound | OwnAccount | LastAdmin, { readonly orders: number }>>;
}

/** The read models could not follow in time; the account is shut, and the erasure can be asked for again. */
export class ErasureUnfinished extends Unavailable {
  override readonly name = "ErasureUnfinished";
}

export const createAccountErasure = ({
  accounts,
  commands,
  deriveId,
  ordersOf,
  reviewedBy,
  reportsOf,
  shut,
  head,
  reach,
  eraseSecrets,
  vacuum,
}: ErasurePorts & {
  readonly commands: CommandHandler;
  readonly deriveId: DeriveId;
}): AccountErasure => ({
  async erase(accountId, context) {
    if (accountId === context.actor.id) {
      return refused({ code: "OWN_ACCOUNT", message: messages.account.notOwnErasure });
    }
    const account = (await accounts.byIds([accountId])).get(accountId);
    if (!account && !(await commands.load(accountDecider, accountId)).state.erased) {
      return refused(notFound(messages.account.notFound));
    }
    // Two admins may erase each other at the same moment; the store lets only one of them lose the role.
    if (account?.role === "admin" && !(await accounts.setRole(accountId, "shopper"))) {
      return refused({ code: "LAST_ADMIN", message: messages.account.lastAdmin });
    }
    // Nothing personal can be written from here on, and what was on its way is in the log or never will be.
    await shut(accountId);
    const step = (word: string) => stepOf(context, deriveId(context.commandId, word));
    const noted = new Set<string>();
    const noteOnce = (
      kind: string,
      ids: readonly string[],
      note: (id: string) => Promise<unknown>,
    ) =>
      ids.flatMap((id) => {
        const name = `${kind} ${id}`;
        if (noted.has(name)) return [];
        noted.add(name);
        return [note(id)];
      });
    await commands.handle(
      accountDecider,
      accountId,
      { type: "RecordErasure" },
      step("account"),
      accountId,
    );
    let orders: readonly string[] = [];
    for (let noting: readonly Promise<unknown>[] | null = null; noting?.length !== 0;) {
      if (!(await reach(await head()))) {
        throw new ErasureUnfinished(`The read models still hold data of account ${accountId}`);
      }
      orders = await ordersOf(accountId);
      noting = [
        ...noteOnce("order", orders, (id) =>
          commands.handle(orderDecider, id, { type: "EraseBuyer" }, step(`order ${id}`), id),
        ),
        ...noteOnce("review", await reviewedBy(accountId), (id) =>
          commands.handle(
            reviewDecider,
            id,
            { type: "EraseAuthor", userId: accountId },
            step(`review ${id}`),
            id,
          ),
        ),
        ...noteOnce("report", await reportsOf(accountId), (id) =>
          commands.handle(reportDecider, id, { type: "EraseSender" }, step(`report ${id}`), id),
        ),
      ];
      await Promise.all(noting);
    }
    await eraseSecrets(accountId);
    await vacuum();
    return { accepted: true, orders: orders.length };
  },
});
