/** Purpose of a one-time secret. It is valid for nothing else. */
export type CodePurpose =
  | "verify-email"
  | "reset-password"
  | "invitation"
  /** Confirms at the current mailbox that the account may move to another one. */
  | "leave-email"
  /** Takes the account back to its former mailbox. */
  | "restore-email";

/** A stored one-time secret. */
export interface OneTimeCode {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  readonly digest: string;
  /** Salt of a short code's digest; empty for a long token. */
  readonly salt: string;
  readonly expiresAt: string;
  readonly triesLeft: number;
}

/** At most one secret per account and purpose. Each call is durable when it resolves. */
export interface CodeStore {
  /** Replaces the previous secret of the same account and purpose. */
  put(code: OneTimeCode): Promise<void>;
  byDigest(purpose: CodePurpose, digest: string): Promise<OneTimeCode | null>;
  /** The secret, without using a try; null if there is none. */
  current(accountId: string, purpose: CodePurpose): Promise<OneTimeCode | null>;
  /** Uses one try. Null if there is no secret, or no try left. */
  spendTry(accountId: string, purpose: CodePurpose): Promise<OneTimeCode | null>;
  /** Compares and deletes atomically: of several concurrent callers exactly one gets true. */
  take(accountId: string, purpose: CodePurpose, digest: string): Promise<boolean>;
  /** Removes the secrets of an account, except the one that takes it back to its former mailbox. */
  removeOf(accountId: string): Promise<void>;
}
