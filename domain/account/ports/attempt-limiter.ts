/** Kinds of attempts, each counted separately. */
export type Attempt =
  | "sign-in"
  | "sign-up"
  | "identity"
  | "ask-for-code"
  /** A mail to a mailbox that is not verified; its subject is the mailbox. */
  | "mail-to-stranger"
  | "try-code"
  | "try-own-code"
  | "ask-for-reset"
  /** An invitation of a colleague; its subject is the owner who invites. */
  | "invite"
  | "try-reset"
  | "current-password";

/** Counts attempts before anything is looked up or hashed. */
export interface AttemptLimiter {
  /**
   * Seconds to wait before the next attempt; 0 if this one may proceed. `subject` is the target of
   * the attempt, an email or an account. It is empty if only the address is counted.
   */
  count(attempt: Attempt, subject: string, address: string): Promise<number>;
  /** Resets the failures of a subject from an address after a success. */
  forget(attempt: Attempt, subject: string, address: string): Promise<void>;
}
