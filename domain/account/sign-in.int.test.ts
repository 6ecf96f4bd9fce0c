import { describe, expect, it } from "vitest";
import { at, openTestAccounts, signUpAnn } from "../../testing/test-accounts.ts";

const right = { email: "ann@example.lk", password: "a good password" };
const wrong = { ...right, password: "a wrong password" };
const unknown = { ...right, email: "nobody@example.lk" };

describe("signing up", () => {
  it("mails a code to an unverified mailbox, and signs in", async () => {
    const accounts = openTestAccounts();
    const { account, token } = await signUpAnn(accounts);
    expect(account.emailVerifiedAt).toBeNull();
    expect(accounts.mails).toEqual([
      {
        template: "verification",
        email: "ann@example.lk",
        code: expect.stringMatching(/^\d{6}$/) as string,
      },
    ]);
    expect(await accounts.service.authenticate(token, at(1).now)).toMatchObject({ name: "Ann" });
  });

  it("stores no code or token in the clear", async () => {
    const accounts = openTestAccounts();
    const { account, token } = await signUpAnn(accounts);
    const code = await accounts.stores.codes.spendTry(account.id, "verify-email");
    const sessions = await accounts.stores.sessions.ofAccount(account.id);
    expect(JSON.stringify([code, sessions])).not.toContain(accounts.lastCode());
    expect(JSON.stringify([code, sessions])).not.toContain(token);
  });

  it("counts attempts that succeed, too", async () => {
    const counted: string[] = [];
    const accounts = openTestAccounts({
      limiter: {
        async count(attempt) {
          counted.push(attempt);
          return 0;
        },
        async forget(attempt) {
          counted.push(`forgotten: ${attempt}`);
        },
      },
    });
    await signUpAnn(accounts);
    expect(counted).toEqual(["sign-up", "ask-for-code", "mail-to-stranger"]);
  });

  it("does nothing while the log is unavailable, except for a mailbox that can log in later", async () => {
    const accounts = openTestAccounts();
    accounts.commands.kill();
    await expect(signUpAnn(accounts)).rejects.toThrow(/dead/);
    expect(accounts.mails).toEqual([]);
  });
});

describe("logging in", () => {
  it("returns a new token every time, with any token sent along", async () => {
    const accounts = openTestAccounts();
    const { account, token } = await signUpAnn(accounts);
    const again = await accounts.service.logIn(right, at(1));
    expect(again).toMatchObject({ accepted: true, token: expect.any(String) as string });
    expect(again).not.toMatchObject({ token });
    expect(accounts.newEvents()).toEqual(["SignedIn"]);
    expect(accounts.commands.log.at(-1)?.metadata.actor).toEqual({
      id: account.id,
      role: "shopper",
    });
  });

  it.each([
    ["a wrong password", wrong],
    ["an unknown account", unknown],
  ])("computes one hash for %s", async (_what, input) => {
    const accounts = openTestAccounts();
    await signUpAnn(accounts);
    const before = accounts.hashes();
    expect(await accounts.service.logIn(input, at(1))).toEqual({
      accepted: false,
      refusal: {
        code: "SIGN_IN_REFUSED",
        message: "Invalid login credentials. Please try again.",
      },
    });
    expect(accounts.hashes() - before).toBe(1);
  });

  it("computes no hash after too many attempts", async () => {
    const accounts = openTestAccounts({
      limiter: { count: async () => 7, forget: async () => undefined },
    });
    expect(await accounts.service.logIn(right, at(1))).toMatchObject({
      refusal: { code: "TOO_MANY_TRIES", retryAfterSeconds: 7 },
    });
    expect(accounts.hashes()).toBe(0);
  });

  it("records failures of a known account at most once a minute, without an actor", async () => {
    const accounts = openTestAccounts();
    await signUpAnn(accounts);
    for (const minute of [1, 1.5, 1.99, 2]) await accounts.service.logIn(wrong, at(minute));
    await accounts.service.logIn(unknown, at(3));
    expect(accounts.newEvents()).toEqual(["SignInFailed", "SignInFailed"]);
    expect(accounts.commands.log.at(-1)?.metadata.actor).toEqual({ id: "shop", role: "system" });
  });

  it("records failures after the answer if accounts are hidden", async () => {
    const accounts = openTestAccounts({ hideAccounts: true });
    await signUpAnn(accounts);
    await accounts.service.logIn(wrong, at(1));
    expect(accounts.newEvents()).toEqual([]);
    await accounts.afterAnswers();
    expect(accounts.newEvents()).toEqual(["SignInFailed"]);
  });

  it("is ended at once if the password changed during the check", async () => {
    const accounts = openTestAccounts();
    const { account } = await signUpAnn(accounts);
    const { byEmail } = accounts.stores.accounts;
    Object.assign(accounts.stores.accounts, {
      async byEmail(email: string) {
        const found = await byEmail(email);
        await accounts.stores.accounts.setPassword(account.id, "hash of another");
        return found;
      },
    });
    const outcome = await accounts.service.logIn(right, at(1));
    expect(outcome).toMatchObject({ accepted: false, refusal: { code: "SIGN_IN_REFUSED" } });
    expect(await accounts.stores.sessions.ofAccount(account.id)).toHaveLength(1);
  });

  it("fails if its event can't be stored", async () => {
    const accounts = openTestAccounts();
    const { account } = await signUpAnn(accounts);
    accounts.commands.kill();
    await expect(accounts.service.logIn(right, at(1))).rejects.toThrow(/dead/);
    expect(await accounts.stores.sessions.ofAccount(account.id)).toHaveLength(1);
  });

  it("refuses shoppers at the admin sign-in", async () => {
    const accounts = openTestAccounts();
    await signUpAnn(accounts);
    expect(await accounts.service.adminLogIn(right, at(1))).toMatchObject({
      refusal: { message: "Invalid admin login credentials. Please try again." },
    });
    expect(accounts.newEvents()).toEqual(["SignInFailed"]);
  });
});

it("treats the mailbox of the first admin as verified", async () => {
  const accounts = openTestAccounts();
  const admin = { name: "Shop Admin", email: "admin@nivasa.lk", password: "a good password" };
  const made = await accounts.service.ensureRole(admin, "admin", at(0).now);
  expect(made?.emailVerifiedAt).toBe(at(0).now);
  expect(await accounts.service.ensureRole(admin, "admin", at(1).now)).toBeNull();
  expect(accounts.mails).toEqual([]);
});
