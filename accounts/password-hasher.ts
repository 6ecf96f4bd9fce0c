import { hash, verify } from "@node-rs/argon2";
import type { PasswordHasher } from "#domain/account/ports/secrets.ts";
import { normalPassword, passwordForms } from "#domain/values/password.ts";
import { Unavailable } from "#domain/ports.ts";

/** Too many passwords are waiting to be checked. */
export class HasherBusy extends Unavailable {
  override readonly name = "HasherBusy";
}

const atOnce = 2;
const maxWaiting = 50;

/** Cost of one argon2id hash: memory in KiB, and passes over it. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** OWASP's second choice for argon2id. */
export const standardHashCost: HashCost = { memoryCost: 19_456, timeCost: 2 };

/**
 * argon2id in the library's own threads, two at once so that sign-ins leave CPU time for the shop.
 * If there is no account, the password is compared with `decoy`, so that the response takes equally
 * long.
 */
export const createPasswordHasher = (cost: HashCost): PasswordHasher => {
  const options = { ...cost, parallelism: 1 };
  const decoy = hash("no account has this password", options);
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new HasherBusy("Too many sign-ins at once");
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return {
    hash: (password) => inTurn(() => hash(normalPassword(password), options)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        const compared = passwordHash ?? (await decoy);
        let isRight = false;
        // Every form is compared, so that the time reveals nothing about the hash.
        for (const form of passwordForms(password)) {
          isRight = (await verify(compared, form)) || isRight;
        }
        return isRight && passwordHash !== null;
      }),
  };
};
