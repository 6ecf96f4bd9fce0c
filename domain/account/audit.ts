import type { Actor, CommandHandler } from "../ports.ts";
import { accountDecider, type AccountCommand } from "./decider.ts";
import type { Account } from "./account.ts";

/** Actor of actions without authentication. */
const stranger: Actor = { id: "shop", role: "system" };

/**
 * Stores facts about accounts. Call it before the action itself. It throws if the log is
 * unavailable; then the caller gets the error and does nothing. A crash in between leaves a fact
 * without its action, never an action without its fact.
 */
export interface Audit {
  record(account: Account, command: AccountCommand, now: string, actor?: Actor): Promise<void>;
  /** Like `record`, for a caller who may not be the account's person. */
  recordOfStranger(account: Account, command: AccountCommand, now: string): Promise<void>;
}

export const createAudit = ({
  commands,
  newId,
}: {
  readonly commands: CommandHandler;
  readonly newId: () => string;
}): Audit => {
  const record: Audit["record"] = async (account, command, now, actor = ownerOf(account)) => {
    const commandId = newId();
    await commands.handle(
      accountDecider,
      account.id,
      command,
      { commandId, correlationId: commandId, actor, now },
      command.type,
    );
  };
  return {
    record,
    recordOfStranger: (account, command, now) => record(account, command, now, stranger),
  };
};

const ownerOf = ({ id, role }: Account): Actor => ({ id, role });
