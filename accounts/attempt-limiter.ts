import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Attempt, AttemptLimiter } from "#domain/account/ports/attempt-limiter.ts";

/**
 * Maximum attempts of each kind for one account from one address, and from one address in total,
 * within ten minutes.
 */
export interface AttemptLimits {
  readonly perAccount: number;
  readonly perAddress: number;
  /** Sign-ups from one address within an hour. */
  readonly signUpsPerAddress: number;
}

/** Maximum number of points within a number of seconds. */
interface Rate {
  readonly points: number;
  readonly duration: number;
  /** Counted per address, so that a stranger cannot use up another person's attempts. */
  readonly perAddress?: true;
}

const tenMinutes = 600;
const anHour = 3600;

/**
 * Maximum mails to one account: a code per minute and five per hour; three resets per hour from one
 * address, and ten in total. (docs/rules.md, "The /api calls".)
 */
const mailRates: Partial<Readonly<Record<Attempt, readonly Rate[]>>> = {
  "ask-for-code": [
    { points: 1, duration: 60 },
    { points: 5, duration: anHour },
  ],
  "ask-for-reset": [
    { points: 3, duration: anHour, perAddress: true },
    { points: 10, duration: anHour },
  ],
};

/**
 * Counts in the memory of this process. Each process of a shop has its own counters, and a restart
 * resets them.
 */
export const createAttemptLimiter = ({
  perAccount,
  perAddress,
  signUpsPerAddress,
}: AttemptLimits): AttemptLimiter => {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = (name: string, rate: Rate): RateLimiterMemory => {
    const limiter =
      limiters.get(name) ?? new RateLimiterMemory({ points: rate.points, duration: rate.duration });
    limiters.set(name, limiter);
    return limiter;
  };
  const byAddress = (attempt: Attempt) =>
    limiterOf(
      `${attempt} by address`,
      attempt === "sign-up"
        ? { points: signUpsPerAddress, duration: anHour }
        : { points: perAddress, duration: tenMinutes },
    );
  /**
   * A person's own tries are counted over all addresses; tries on another account are counted per
   * address.
   */
  const subjectKey = (attempt: Attempt, subject: string, address: string): string =>
    attempt === "try-own-code" ? subject : `${subject} ${address}`;
  const bySubject = (attempt: Attempt) =>
    limiterOf(`${attempt} by subject`, { points: perAccount, duration: tenMinutes });

  return {
    // Sequentially: an attempt that one counter refuses uses no point of the next.
    async count(attempt, subject, address) {
      const counters: [RateLimiterMemory, string][] = [[byAddress(attempt), address]];
      const rates = mailRates[attempt];
      if (rates) {
        for (const rate of rates) {
          const name = `${attempt} in ${rate.duration}${rate.perAddress ? " by address" : ""}`;
          const key = rate.perAddress ? `${subject} ${address}` : subject;
          counters.push([limiterOf(name, rate), key]);
        }
      } else if (subject !== "") {
        counters.push([bySubject(attempt), subjectKey(attempt, subject, address)]);
      }
      for (const [limiter, key] of counters) {
        const seconds = await secondsToWait(limiter, key);
        if (seconds > 0) return seconds;
      }
      return 0;
    },
    async forget(attempt, subject, address) {
      await bySubject(attempt).delete(subjectKey(attempt, subject, address));
      await byAddress(attempt).reward(address);
    },
  };
};

/**
 * Takes a point. Returns the seconds to wait if none is left. The library then rejects with the
 * counter's state, which is not an Error.
 */
export const secondsToWait = async (limiter: RateLimiterMemory, key: string): Promise<number> => {
  try {
    await limiter.consume(key);
    return 0;
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return Math.ceil(rejected.msBeforeNext / 1000);
    throw rejected;
  }
};
