import { randomUUID } from "node:crypto";
import { accountById } from "#domain/account/account-by-id.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import { normalEmail } from "#domain/values/email.ts";
import type { AccountView } from "#domain/account/account.ts";
import { DirectoryInUse } from "#event-store/embedded/directory-lock.ts";
import { deleteIndex } from "#history/log-index/schema.ts";
import { CommandProblem } from "../errors/command-problem.ts";
import type { Config } from "../settings/config.ts";
import type { Log } from "../log/log.ts";
import { shopCommand } from "../seed/shop-command.ts";
import { openShop, type Shop } from "../process/shop.ts";

/** Asks a question and returns what the operator typed; empty if nothing. */
type Prompt = (question: string) => Promise<string>;

/**
 * Erases the account with an email or id after the operator has typed its email. `confirm` is null
 * to skip the question. Rejects with CommandProblem and with the errors of `openShop`.
 */
export const eraseByCommand = async (
  config: Config,
  log: Log,
  {
    who,
    confirm,
    print,
  }: {
    readonly who: string;
    readonly confirm: Prompt | null;
    readonly print: (...lines: readonly string[]) => void;
  },
): Promise<void> => {
  if (who === "") {
    throw new CommandProblem("Name the account: npm run shop -- erase-account EMAIL_OR_ID [--yes]");
  }
  const shop = await openStopped(config, log);
  try {
    await shop.start();
    const account = await find(shop, who);
    if (!account)
      throw new CommandProblem(
        `There is no account with the email or id ${who}. Check it in the admin area under People.`,
      );
    print(
      `${account.name} (${account.email}), ${account.role} since ${dayInColombo(account.createdAt)}.`,
      "This deletes the name, email, profile and sessions, and erases addresses and names in orders, ratings and reports.",
      "Orders and ratings stay without the person. You cannot undo this.",
    );
    const typed = confirm && (await confirm(`Type ${account.email} to erase the account:`));
    if (typed !== null && normalEmail(typed) !== normalEmail(account.email)) {
      throw new CommandProblem("Nothing was erased: that is not the account's email.");
    }
    const erased = await shop.erasure.erase(account.id, shopCommand(randomUUID(), new Date()));
    if (!erased.accepted) throw new CommandProblem(`Nothing was erased. ${erased.refusal.message}`);
    // The index knows where the orders went until it has followed the log, which happens only when
    // the shop runs again.
    deleteIndex(config.dataDir);
    print(`Erased. Orders that stay without a buyer: ${erased.orders}.`);
  } finally {
    await shop.close();
  }
};

const openStopped = async (config: Config, log: Log): Promise<Shop> => {
  try {
    return await openShop(config, log);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    throw new CommandProblem(
      `A shop is running on ${config.dataDir}. Erase the account there, in the admin area under People, or stop the ` +
        "shop first.",
      { cause: error },
    );
  }
};

const pageLimit = 100;

/** Details of an account that are shown before it is erased. */
type AccountSummary = Pick<AccountView, "id" | "name" | "email" | "role" | "createdAt">;

const find = async ({ accounts }: Shop, who: string): Promise<AccountSummary | null> => {
  const byId = await accountById(accounts, who);
  if (byId) return byId;
  const email = normalEmail(who);
  let afterEmail: string | null = "";
  while (afterEmail !== null) {
    const { accounts: page, next } = await accounts.search({
      text: email,
      staff: false,
      afterEmail,
      limit: pageLimit,
    });
    const found = page.find((each) => each.email === email);
    if (found) return found;
    afterEmail = next;
  }
  return null;
};
