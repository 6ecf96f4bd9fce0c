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
