import type { Role } from "../ports.ts";

/** Roles an account can have. */
export type AccountRole = Exclude<Role, "system">;

/** What a person may tell of themselves; every text may be empty. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly contactNumber1: string;
  readonly contactNumber2: string;
  readonly shippingAddress: {
    readonly addressLine1: string;
    readonly addressLine2: string;
    readonly district: string;
    readonly province: string;
    readonly zipCode: string;
  };
}

/** A person's account: a document, not an event, because it is personal and must be erasable. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** As `normalEmail` gives it; unique. */
  readonly email: string;
  /** When the person proved to read this mailbox; null while they have not. */
  readonly emailVerifiedAt: string | null;
  /** Null where the person signs in with an identity of another provider only. */
  readonly passwordHash: string | null;
  readonly role: AccountRole;
  readonly createdAt: string;
  readonly profile: Profile;
}

/** What `saveProfile` replaces. */
export type AccountDetails = Pick<Account, "name" | "email" | "emailVerifiedAt" | "profile">;

/** A person as a provider of identities names them; the pair never changes, their e-mail may. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
}

/** Accounts by id, by e-mail and by identity. Each call is durable when it resolves. */
export interface AccountStore {
  /** False, and nothing stored, where the e-mail is taken. */
  insert(account: Account): Promise<boolean>;
  byEmail(email: string): Promise<Account | null>;
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, Account>>;
  /** Whether anybody, or anybody but one account, has the role. */
  hasRole(role: AccountRole, butAccountId?: string): Promise<boolean>;
  /**
   * Accounts whose e-mail or name holds a text in small letters, by e-mail, after one e-mail and at most `limit` of
   * them.
   */
  search(query: {
    readonly text: string;
    readonly afterEmail: string;
    readonly limit: number;
  }): Promise<readonly Account[]>;
  /** False, and nothing changed, where the e-mail is another account's. */
  saveDetails(accountId: string, details: AccountDetails): Promise<boolean>;
  setPassword(accountId: string, passwordHash: string): Promise<void>;
  /** Notes that the mailbox is the person's. False where the account has another e-mail by now. */
  verifyEmail(accountId: string, email: string, at: string): Promise<boolean>;
  /** False, and nothing changed, where it would take the role from the last admin. */
  setRole(accountId: string, role: AccountRole): Promise<boolean>;
  /** The account an identity was linked to. */
  byIdentity(identity: ProviderIdentity): Promise<Account | null>;
  /** Links an identity, also again. False, and nothing stored, where it is linked to another account. */
  linkIdentity(accountId: string, identity: ProviderIdentity): Promise<boolean>;
  /** Takes all identities from an account. */
  unlinkIdentities(accountId: string): Promise<void>;
}

/** A session as it is kept: under a digest of its token, so that the store gives nobody a way in. */
export interface Session {
  readonly tokenDigest: string;
  readonly accountId: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** To the hour. */
  readonly lastSeenAt: string;
  /** For example `Firefox on Linux`; at most 120 characters. */
  readonly device: string;
}

export interface SessionStore {
  insert(session: Session): Promise<void>;
  /** Null where there is none; one that has expired is still given. */
  byDigest(tokenDigest: string): Promise<Session | null>;
  /** Also those that have expired. */
  ofAccount(accountId: string): Promise<readonly Session[]>;
  sawAt(tokenDigest: string, lastSeenAt: string): Promise<void>;
  remove(tokenDigest: string): Promise<void>;
  /** Ends every session of an account but one (null: none is kept), and tells how many. */
  removeOthers(accountId: string, keepDigest: string | null): Promise<number>;
}

/** What a one-time secret is good for; it opens nothing else. */
export type CodePurpose = "verify-email" | "reset-password";

/** A one-time secret as it is kept. */
export interface OneTimeCode {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  readonly digest: string;
  /** What a short code was digested with; empty for a long token. */
  readonly salt: string;
  readonly expiresAt: string;
  readonly triesLeft: number;
}

/** One secret an account and purpose at most. Each call is durable when it resolves. */
export interface CodeStore {
  /** Replaces the secret that was there for the same account and purpose. */
  put(code: OneTimeCode): Promise<void>;
  byDigest(purpose: CodePurpose, digest: string): Promise<OneTimeCode | null>;
  /** The secret as it is, with no try taken off; null where there is none. */
  current(accountId: string, purpose: CodePurpose): Promise<OneTimeCode | null>;
  /** Takes one try off; null where there is no secret, or no try left. */
  spendTry(accountId: string, purpose: CodePurpose): Promise<OneTimeCode | null>;
  /** Compares and deletes in one step: of any number of callers one is told true. */
  take(accountId: string, purpose: CodePurpose, digest: string): Promise<boolean>;
  removeOf(accountId: string): Promise<void>;
}

/** Slow, salted password digests. Throws HasherBusy where too many are asked for at once. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for no hash (null) as for a wrong one, and is then false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** Makes tokens that cannot be guessed, and their digests. */
export interface Tokens {
  create(): string;
  digest(token: string): string;
  /** A name for a session that opens nothing: neither the token nor its digest can be told from it. */
  nameOf(tokenDigest: string): string;
}

/** Six digits that a person types; short, so their digest is salted and their tries are few. */
export interface ShortCodes {
  create(): string;
  createSalt(): string;
  /** Bound to all that is given: a code of one mailbox has no meaning for another. */
  digest(code: string, salt: string, boundTo: string): string;
}

/** What is counted, each by itself. */
export type Attempt =
  | "sign-in"
  | "sign-up"
  | "identity"
  | "ask-for-code"
  | "try-code"
  | "try-own-code"
  | "ask-for-reset"
  | "try-reset"
  | "current-password";

/** Counts attempts before anything is looked up or hashed. */
export interface AttemptLimiter {
  /**
   * Seconds to wait before the next attempt; 0 where this one may go on. `subject` is what is attempted on, an e-mail
   * or an account; empty where the address alone is counted.
   */
  count(attempt: Attempt, subject: string, address: string): Promise<number>;
  /** The attempt succeeded: forget the failures of this subject from this address. */
  forget(attempt: Attempt, subject: string, address: string): Promise<void>;
}

/** To whom a mail goes. The account is named so that erasing it takes its unsent mails along. */
export interface MailRecipient {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
}

/** Mails about accounts. Resolves when the mail is stored to be sent, which survives a crash; sending comes later. */
export interface AccountMail {
  /** The six digits that prove the mailbox. */
  verification(mail: MailRecipient & { readonly code: string }): Promise<void>;
  /** The token that sets a new password, to be sent as a link. */
  reset(mail: MailRecipient & { readonly token: string }): Promise<void>;
  /** A notice after the password has changed. */
  passwordChanged(mail: MailRecipient): Promise<void>;
  /** A notice to the mailbox that was the account's until now. */
  emailChanged(mail: MailRecipient): Promise<void>;
}

/**
 * Runs what could be told from the time an answer takes: at once where the answer tells it anyway, after the answer
 * where accounts are hidden. What fails after the answer is logged.
 */
export type Discreetly = (work: () => Promise<void>) => Promise<void>;
