import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { SignInLimiter } from "#domain/account/ports.ts";

/** Tries for one account from one address, and from one address in all, within ten minutes. */
export interface SignInLimits {
  readonly perAccount: number;
  readonly perAddress: number;
}

const windowSeconds = 600;

export const createSignInLimiter = ({ perAccount, perAddress }: SignInLimits): SignInLimiter => {
  const byAccount = new RateLimiterMemory({ points: perAccount, duration: windowSeconds });
  const byAddress = new RateLimiterMemory({ points: perAddress, duration: windowSeconds });
  return {
    async countTry(email, address) {
      const waits = await Promise.all([
        secondsToWait(byAccount, `${email} ${address}`),
        secondsToWait(byAddress, address),
      ]);
      return Math.max(...waits);
    },
    async forget(email, address) {
      await Promise.all([byAccount.delete(`${email} ${address}`), byAddress.reward(address)]);
    },
  };
};

/** The library rejects with the state of the counter, which is no Error, once the points are used up. */
const secondsToWait = async (limiter: RateLimiterMemory, key: string): Promise<number> => {
  try {
    await limiter.consume(key);
    return 0;
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return Math.ceil(rejected.msBeforeNext / 1000);
    throw rejected;
  }
};
