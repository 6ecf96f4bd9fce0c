import { RateLimiterMemory } from "rate-limiter-flexible";
import type { CountOfPerson } from "#domain/ports.ts";
import { secondsToWait } from "#accounts/attempt-limiter.ts";

/**
 * Creates a limit of `points` calls per person within `seconds`, counted in the memory of this
 * process.
 */
export const createPersonLimit = (points: number, seconds: number): CountOfPerson => {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return (personId) => secondsToWait(limiter, personId);
};
