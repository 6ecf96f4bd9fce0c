import { drivesRun, goodsOnTheRoad, messages } from "../messages.ts";
import { deliveryDayDecider } from "../delivery/day-decider.ts";
import { orderDecider } from "../order/decider.ts";
import { isInVan } from "../order/state.ts";
import {
  stepOf,
  Unavailable,
  type CommandContext,
  type CommandHandler,
  type DeriveId,
  type Position,
} from "../ports.ts";
import { notFound, orderClosed, type NotFound, type OrderClosed } from "../refusal.ts";
import { runText } from "../values/run-id.ts";
import { issueReportDecider } from "../issue-report/decider.ts";
import { reviewDecider } from "../review/decider.ts";
import { stockAlertDecider } from "../stock-alert/decider.ts";
import { wishListDecider } from "../wishlist/decider.ts";
import { accountById } from "../account/account-by-id.ts";
import type { Account } from "../account/account.ts";
import { accountDecider } from "../account/decider.ts";
import {
  refused,
  type DrivesRun,
  type LastAdmin,
  type Outcome,
  type OwnAccount,
} from "../account/outcome.ts";
import type { AccountStore } from "../account/ports/account-store.ts";
import type { RestoredStore } from "../account/ports/restored-store.ts";

/** Access to personal data outside the log. */
export interface ErasurePorts {
  readonly accounts: Pick<AccountStore, "byIds" | "setRole">;
  readonly ordersOf: (accountId: string) => Promise<readonly string[]>;
  /** The first open run that an account drives; null if there is none. */
  readonly openRunOf: (accountId: string) => Promise<string | null>;
  /** Ids of the products the account has reviewed. */
  readonly reviewedBy: (accountId: string) => Promise<readonly string[]>;
  /** Ids of the reports the account has sent. */
  readonly reportsOf: (accountId: string) => Promise<readonly string[]>;
  /** Ids of the delivery days that the account has closed. */
  readonly daysClosedBy: (accountId: string) => Promise<readonly string[]>;
  /** Ids of the account's open alerts about stock. */
  readonly stockAlertsOf: (accountId: string) => Promise<readonly string[]>;
  /** Ends the account's sessions and permanently deletes the key of its sealed data; durable. */
  readonly shut: (accountId: string) => Promise<void>;
  /** Position of the log's last event. */
  readonly head: () => Promise<Position | null>;
  /** Waits until the read models have reached a position. Returns false after a timeout. */
  readonly reach: (position: Position | null) => Promise<boolean>;
  /** Keeps the person out of backups that are restored later; durable. */
  readonly noteErased: (accountId: string) => Promise<void>;
  /** Deletes the account and all data stored under it; durable. */
  readonly eraseSecrets: (accountId: string) => Promise<void>;
  readonly restored: Pick<RestoredStore, "erasures" | "erased">;
  /** Removes overwritten and deleted data from the disk. */
  readonly vacuum: () => Promise<void>;
}

export interface AccountErasure {
  /**
   * Erases all personal data of an account: in the log by deleting the key, in read models by
   * events. Orders and ratings remain, without the person. Safe to repeat, also after a failure.
   * Refuses an unknown account, the admin's own account and the last admin, the driver of an open
   * run, and a buyer whose goods are on the road: the driver needs the address.
   */
  erase(
    accountId: string,
    context: CommandContext,
  ): Promise<
    Outcome<
      NotFound | OwnAccount | LastAdmin | DrivesRun | OrderClosed,
      { readonly orders: number }
    >
  >;
  /**
   * Erases without a question the data of people who were erased after the backup that was
   * restored. Safe to repeat. Throws ErasureUnfinished.
   */
  completeRestored(context: CommandContext): Promise<void>;
}

/** Replaces the reason of an erased person for closing a day. Shoppers read it. */
const withoutReason = "Closed";

/**
 * The read models did not catch up in time. The account is closed, and the erasure can be repeated.
 */
export class ErasureUnfinished extends Unavailable {
  override readonly name = "ErasureUnfinished";
}

/** Why an account can't be erased while a run is open; null if it can. */
const roadRefusal = async (
  { id, name }: Pick<Account, "id" | "name">,
  {
    commands,
    openRunOf,
    ordersOf,
  }: Pick<ErasurePorts, "openRunOf" | "ordersOf"> & {
    readonly commands: Pick<CommandHandler, "load">;
  },
): Promise<DrivesRun | OrderClosed | null> => {
  const runId = await openRunOf(id);
  if (runId !== null) {
    const message = drivesRun(name, runText(runId), "erase the account");
    return { code: "DRIVES_RUN", message, runId };
  }
  for (const orderId of await ordersOf(id)) {
    const { state } = await commands.load(orderDecider, orderId);
    if (state.phase === "placed" && state.run !== null && isInVan(state)) {
      return orderClosed(goodsOnTheRoad(name, runText(state.run)));
    }
  }
  return null;
};

export const createAccountErasure = ({
  accounts,
  commands,
  deriveId,
  ordersOf,
  openRunOf,
  reviewedBy,
  reportsOf,
  daysClosedBy,
  stockAlertsOf,
  shut,
  head,
  reach,
  noteErased,
  eraseSecrets,
  restored,
  vacuum,
}: ErasurePorts & {
  readonly commands: CommandHandler;
  readonly deriveId: DeriveId;
}): AccountErasure => {
  /** Erases an account. Returns the number of its orders. */
  const eraseAll = async (accountId: string, context: CommandContext): Promise<number> => {
    // No personal data can be written after this. Writes in flight have reached the log or will
    // fail.
    await shut(accountId);
    await noteErased(accountId);
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
    await commands.handle(
      wishListDecider,
      accountId,
      { type: "EraseWishList", userId: accountId },
      step("wish list"),
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
          commands.handle(
            issueReportDecider,
            id,
            { type: "EraseSender" },
            step(`report ${id}`),
            id,
          ),
        ),
        ...noteOnce("closed day", await daysClosedBy(accountId), (id) =>
          commands.handle(
            deliveryDayDecider,
            id,
            { type: "CloseDay", reason: withoutReason },
            step(`closed day ${id}`),
            id,
          ),
        ),
        ...noteOnce("stock alert", await stockAlertsOf(accountId), (id) =>
          commands.handle(
            stockAlertDecider,
            id,
            { type: "RemoveStockAlert", by: "erasure" },
            step(`stock alert ${id}`),
            id,
          ),
        ),
      ];
      await Promise.all(noting);
    }
    await eraseSecrets(accountId);
    return orders.length;
  };

  return {
    async erase(accountId, context) {
      if (accountId === context.actor.id) {
        return refused({ code: "OWN_ACCOUNT", message: messages.account.notOwnErasure });
      }
      const account = await accountById(accounts, accountId);
      if (!account && !(await commands.load(accountDecider, accountId)).state.erased) {
        return refused(notFound(messages.account.notFound));
      }
      // If the read models are late, the erasure fails below.
      await reach(await head());
      const road = account && (await roadRefusal(account, { commands, openRunOf, ordersOf }));
      if (road) return refused(road);
      // Two admins may erase each other concurrently. The store lets only one of them lose the
      // role.
      if (account?.role === "admin" && !(await accounts.setRole(accountId, "shopper"))) {
        return refused({ code: "LAST_ADMIN", message: messages.account.lastAdmin });
      }
      const orders = await eraseAll(accountId, context);
      await vacuum();
      return { accepted: true, orders };
    },
    async completeRestored(context) {
      const people = await restored.erasures();
      for (const personId of people) {
        await eraseAll(personId, {
          ...context,
          commandId: deriveId(context.commandId, personId),
        });
        await restored.erased(personId);
      }
      if (people.length > 0) await vacuum();
    },
  };
};
