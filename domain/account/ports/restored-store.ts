import type { AccountRole } from "../account.ts";

/** A staff role of a restored backup. Its person is a customer until an owner confirms the role. */
export interface RestoredRole {
  readonly accountId: string;
  readonly role: AccountRole;
}

/** What is left to do after a backup was restored. */
export interface RestoredStore {
  /** The staff roles that wait for an owner. */
  roles(): Promise<readonly RestoredRole[]>;
  /** An owner has given the account a role, or left it without one. */
  roleAnswered(accountId: string): Promise<void>;
  /** People who were erased after the backup, and not yet from the restored shop's log. */
  erasures(): Promise<readonly string[]>;
  erased(personId: string): Promise<void>;
}
