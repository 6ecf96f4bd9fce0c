import type { Language } from "../../constants.ts";
import type { Account, AccountRole, ProviderIdentity } from "../account.ts";

/** What `saveProfile` replaces. */
export type AccountDetails = Pick<Account, "name" | "email" | "emailVerifiedAt" | "profile">;

/** Accounts by id, by e-mail and by identity. Each call is durable when it resolves. */
export interface AccountStore {
  /** False, and nothing stored, where the e-mail is taken. */
  insert(account: Account): Promise<boolean>;
  byEmail(email: string): Promise<Account | null>;
  /** Accounts whose e-mail has other signs than those of ASCII. */
  withOtherLetters(): Promise<readonly Account[]>;
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, Account>>;
  /** Whether anybody, or anybody but one account, has the role. */
  hasRole(role: AccountRole, butAccountId?: string): Promise<boolean>;
  /**
   * Accounts whose name holds a text, or whose e-mail or contact numbers do, by e-mail, after one e-mail and at most
   * `limit` of them. Names are compared as `foldedText` has them.
   */
  search(query: {
    /** As `foldedText` gives it. */
    readonly text: string;
    /** In small letters. */
    readonly email: string;
    /** The digits that a contact number holds; empty where none are looked for. */
    readonly phone: string;
    readonly afterEmail: string;
    readonly limit: number;
  }): Promise<readonly Account[]>;
  /** False, and nothing changed, where the e-mail is another account's. */
  saveDetails(accountId: string, details: AccountDetails): Promise<boolean>;
  setPassword(accountId: string, passwordHash: string): Promise<void>;
  /** Notes that the mailbox is the person's. False where the account has another e-mail by now. */
  verifyEmail(accountId: string, email: string, at: string): Promise<boolean>;
  setLanguage(accountId: string, language: Language): Promise<void>;
  /** False, and nothing changed, where it would take the role from the last admin. */
  setRole(accountId: string, role: AccountRole): Promise<boolean>;
  /** The account an identity was linked to. */
  byIdentity(identity: ProviderIdentity): Promise<Account | null>;
  /** Links an identity, also again. False, and nothing stored, where it is linked to another account. */
  linkIdentity(accountId: string, identity: ProviderIdentity): Promise<boolean>;
  /** Takes all identities from an account. */
  unlinkIdentities(accountId: string): Promise<void>;
}
