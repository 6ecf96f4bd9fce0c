import type { AccountStore, CodeStore, SessionStore } from "#domain/account/ports.ts";
import type { PersonalKeys } from "#event-store/personal/personal-keys.ts";
import type { MailQueue } from "../mail/mail-queue.ts";

/** What the shop keeps of people, and how it forgets them. */
export interface People {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly codes: CodeStore;
  readonly mails: MailQueue;
  readonly personalKeys: PersonalKeys;
  /** Deletes an account with everything that is kept under it. Safe to call again after a failure. */
  erase(accountId: string): Promise<void>;
}
