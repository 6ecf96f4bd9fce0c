import { tooMuch } from "../refusal.ts";
import type { Caller, TooManyTries } from "./outcome.ts";
import type { Attempt, AttemptLimiter } from "./ports/attempt-limiter.ts";

/** Counts an attempt. Returns a refusal if it exceeds the limit. */
export type CountAttempt = (
  attempt: Attempt,
  subject: string,
  caller: Caller,
) => Promise<TooManyTries | null>;

export const createCountAttempt =
  (limiter: AttemptLimiter): CountAttempt =>
  async (attempt, subject, { address }) => {
    const retryAfterSeconds = await limiter.count(attempt, subject, address);
    return retryAfterSeconds === 0 ? null : tooMuch("Too many attempts.", retryAfterSeconds);
  };
