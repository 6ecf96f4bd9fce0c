import type { Actor, CommandHandler } from "../ports.ts";
import { accountDecider, type AccountCommand } from "./decider.ts";
import type { Account } from "./account.ts";

/** Anybody may have done it: nobody had proved who they are. */
const stranger: Actor = { id: "shop", role: "system" };

/**
 * Stores facts about accounts. It is called before what it notes is done, and throws where the log is away: then the
 * caller hears that nothing was done, and nothing happens that no fact speaks of. A crash in between leaves a fact
 * too many, never one too few.
 */
export interface Audit {
  record(account: Account, command: AccountCommand, now: string, actor?: Actor): Promise<void>;
  /** As `record`, of somebody who may not be the account's person. */
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
