import type { Attempt, AttemptLimiter } from "#domain/account/ports/attempt-limiter.ts";
import type { CreateLimiter, Limiter, Rate } from "./limiter.ts";

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

interface MailRate extends Rate {
  /** Counted per address, so that a stranger cannot use up another person's attempts. */
  readonly perAddress?: true;
}

const tenMinutes = 600;
const anHour = 3600;
const aDay = 24 * anHour;

/**
 * Maximum mails to one account: a code per minute and five per hour; three resets per hour from one
 * address, and ten in total. An unverified mailbox gets five codes an hour and ten a day, whatever
 * accounts and addresses ask for them. An owner invites 20 colleagues an hour. (docs/rules.md, "The
 * /api calls" and "Roles".)
 */
const mailRates: Partial<Readonly<Record<Attempt, readonly MailRate[]>>> = {
  "ask-for-code": [
    { points: 1, duration: 60 },
    { points: 5, duration: anHour },
  ],
  "mail-to-stranger": [
    { points: 5, duration: anHour },
    { points: 10, duration: aDay },
  ],
  "ask-for-reset": [
    { points: 3, duration: anHour, perAddress: true },
    { points: 10, duration: anHour },
  ],
  invite: [{ points: 20, duration: anHour }],
};

/** Counts attempts with the given limiters. */
export const createAttemptLimiter = (
  createLimiter: CreateLimiter,
  { perAccount, perAddress, signUpsPerAddress }: AttemptLimits,
): AttemptLimiter => {
  const limiters = new Map<string, Limiter>();
  const limiterOf = (name: string, { points, duration }: Rate): Limiter => {
    const limiter = limiters.get(name) ?? createLimiter(name, { points, duration });
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
      // The attempt that causes the mail is counted by address.
      const counters: [Limiter, string][] =
        attempt === "mail-to-stranger" ? [] : [[byAddress(attempt), address]];
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
        const seconds = await limiter.take(key);
        if (seconds > 0) return seconds;
      }
      return 0;
    },
    async forget(attempt, subject, address) {
      await bySubject(attempt).reset(subjectKey(attempt, subject, address));
      await byAddress(attempt).giveBack(address);
    },
  };
};
