import type { CountOfPerson } from "#domain/ports.ts";
import type { CodeGuesses } from "#domain/promotion/quote.ts";
import type { CreateLimiter } from "#accounts/limiter.ts";

/** Unknown promo codes that one person or address may try within ten minutes. */
const guessesInTenMinutes = 10;

/** Creates a limit of unknown promo codes. */
export const createCodeGuesses = (createLimiter: CreateLimiter): CodeGuesses => {
  const limiter = createLimiter("unknown codes", { points: guessesInTenMinutes, duration: 600 });
  return {
    secondsToWait: limiter.secondsToWait,
    async count(triedBy) {
      await limiter.take(triedBy);
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
