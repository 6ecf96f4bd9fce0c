import type { AccountStore } from "#domain/account/ports/account-store.ts";
import type { CodeStore } from "#domain/account/ports/code-store.ts";
import type { SessionStore } from "#domain/account/ports/session-store.ts";
import type { PersonalKeys } from "#event-store/personal/personal-keys.ts";
import type { LogIdentity } from "./log-identity.ts";
import type { MailQueue } from "#mail/queue/mail-queue.ts";

/** What the shop keeps of people, and how it forgets them. */
export interface AccountStores {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly codes: CodeStore;
  readonly mails: MailQueue;
  readonly personalKeys: PersonalKeys;
  readonly logIdentity: LogIdentity;
  /**
   * Shuts an account for good, before it is erased: its sessions end, nothing opens it any more, and
   * its key is gone, so that nothing personal of it can be read, and nothing more be written. Safe to call again.
   */
  shut(accountId: string): Promise<void>;
  /** Deletes an account that was shut, with everything that is kept under it. Safe to call again after a failure. */
  erase(accountId: string): Promise<void>;
}
