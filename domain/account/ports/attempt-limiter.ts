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
