import type { Language, MailTopic } from "../../constants.ts";
import type { Account, AccountRole, ProviderIdentity } from "../account.ts";

/** The fields that `saveDetails` replaces. */
export type AccountDetails = Pick<Account, "name" | "email" | "emailVerifiedAt" | "profile">;

/** Accounts by id, email and identity. Each call is durable when it resolves. */
export interface AccountStore {
  /**
   * False, without a change, if the email is taken: another account has it, or had it and may come
   * back to it.
   */
  insert(account: Account): Promise<boolean>;
  /** Whether an account has the email, or had it and may come back to it. */
  isTaken(email: string, now: string): Promise<boolean>;
  byEmail(email: string): Promise<Account | null>;
  /** Accounts whose email has non-ASCII characters. */
  withOtherLetters(): Promise<readonly Account[]>;
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, Account>>;
  /** Whether any account, except `butAccountId`, has the role. */
  hasRole(role: AccountRole, butAccountId?: string): Promise<boolean>;
  /**
   * Accounts whose name, email or contact number contains a text, sorted by email, after
   * `afterEmail`, at most `limit`. Names are compared in the form of `foldedText`.
   */
  search(query: {
    /** In the form of `foldedText`. */
    readonly text: string;
    /** In lower case. */
    readonly email: string;
    /** Digits contained in a contact number; empty to search for none. */
    readonly phone: string;
    /** Whether customers are left out. */
    readonly staff: boolean;
    readonly afterEmail: string;
    readonly limit: number;
  }): Promise<readonly Account[]>;
  /** False, without a change, if the email belongs to another account. */
  saveDetails(accountId: string, details: AccountDetails): Promise<boolean>;
  /** Null removes the password. */
  setPassword(accountId: string, passwordHash: string | null): Promise<void>;
  /** Sets the mailbox that the account will have once it is verified; null for none. */
  setNewEmail(accountId: string, newEmail: Account["newEmail"]): Promise<void>;
  /**
   * Gives the account its new mailbox, verified, and remembers a former one. False, without a
   * change, if the account no longer moves to that mailbox, or it is taken.
   */
  moveEmail(
    accountId: string,
    email: string,
    at: string,
    formerEmail: Account["formerEmail"],
  ): Promise<boolean>;
  /**
   * Gives the account its former mailbox back, verified. False, without a change, if the account
   * has no such former mailbox, or another account has it.
   */
  restoreEmail(accountId: string, email: string, at: string): Promise<boolean>;
  /** Marks the mailbox as verified. False if the account's email has changed. */
  verifyEmail(accountId: string, email: string, at: string): Promise<boolean>;
  setLanguage(accountId: string, language: Language): Promise<void>;
  setMutedMails(accountId: string, topics: readonly MailTopic[]): Promise<void>;
  /** False, without a change, if it would remove the role of the last admin. */
  setRole(accountId: string, role: AccountRole): Promise<boolean>;
  /** The account that an identity is linked to. */
  byIdentity(identity: ProviderIdentity): Promise<Account | null>;
  /**
   * Links an identity; may be repeated. False, without a change, if it is linked to another
   * account.
   */
  linkIdentity(accountId: string, identity: ProviderIdentity): Promise<boolean>;
  /** Removes all identities of an account. False if it had none. */
  unlinkIdentities(accountId: string): Promise<boolean>;
}
