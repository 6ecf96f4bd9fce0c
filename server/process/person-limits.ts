import { RateLimiterMemory } from "rate-limiter-flexible";
import type { CountOfPerson } from "#domain/ports.ts";
import type { CodeGuesses } from "#domain/promotion/quote.ts";
import { secondsToWait } from "#accounts/attempt-limiter.ts";

/**
 * Creates a limit of `points` calls per person within `seconds`, counted in the memory of this
 * process.
 */
export const createPersonLimit = (points: number, seconds: number): CountOfPerson => {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return (personId) => secondsToWait(limiter, personId);
};

/** Unknown promo codes that one person or address may try within ten minutes. */
const guessesInTenMinutes = 10;

/** Creates a limit of unknown promo codes, counted in the memory of this process. */
export const createCodeGuesses = (): CodeGuesses => {
  const limiter = new RateLimiterMemory({ points: guessesInTenMinutes, duration: 600 });
  return {
    async secondsToWait(triedBy) {
      const counted = await limiter.get(triedBy);
      return counted && counted.remainingPoints <= 0 ? Math.ceil(counted.msBeforeNext / 1000) : 0;
    },
    async count(triedBy) {
      await secondsToWait(limiter, triedBy);
    },
  };
};

/** Combines limits: an action that an earlier one refuses doesn't count for the later ones. */
export const allLimits =
  (...limits: readonly CountOfPerson[]): CountOfPerson =>
  async (id) => {
    for (const count of limits) {
      const seconds = await count(id);
      if (seconds > 0) return seconds;
    }
    return 0;
  };
