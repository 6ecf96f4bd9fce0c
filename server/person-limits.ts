import { RateLimiterMemory } from "rate-limiter-flexible";
import type { CountOfPerson } from "#domain/ports.ts";
import { secondsToWait } from "#accounts/attempt-limiter.ts";

/**
 * Lets a person do something so often within so many seconds; counts in the memory of this process.
 */
export const createCountOfPerson = (points: number, seconds: number): CountOfPerson => {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return (personId) => secondsToWait(limiter, personId);
};
