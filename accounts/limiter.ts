import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";

/** Maximum number of points within a number of seconds. */
export interface Rate {
  readonly points: number;
  readonly duration: number;
}

/** Counts points per key within a rate. */
export interface Limiter {
  /** Takes a point. Returns the seconds to wait if none is left; otherwise 0. */
  take(key: string): Promise<number>;
  /** The seconds to wait if no point is left; otherwise 0. Takes none. */
  secondsToWait(key: string): Promise<number>;
  /** Gives a point back. */
  giveBack(key: string): Promise<void>;
  /** Gives all points back. */
  reset(key: string): Promise<void>;
}

/** Creates a limiter. Each name is used for one limiter of a process. */
export type CreateLimiter = (name: string, rate: Rate) => Limiter;

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.ceil(msBeforeNext / 1000);

/** A limiter on a counter of the library. */
export const limiterOn = (counter: RateLimiterAbstract): Limiter => ({
  async take(key) {
    try {
      await counter.consume(key);
      return 0;
    } catch (rejected) {
      // The library rejects with the counter's state, which is not an Error.
      if (rejected instanceof RateLimiterRes) return secondsOf(rejected);
      throw rejected;
    }
  },
  async secondsToWait(key) {
    const counted = await counter.get(key);
    return counted && counted.remainingPoints <= 0 ? secondsOf(counted) : 0;
  },
  async giveBack(key) {
    await counter.reward(key);
  },
  async reset(key) {
    await counter.delete(key);
  },
});

/** Counts in the memory of this process. A restart resets the counts. */
export const memoryLimiter: CreateLimiter = (_name, rate) => limiterOn(new RateLimiterMemory(rate));
