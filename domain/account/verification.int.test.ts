import { describe, expect, it } from "vitest";
import { createAttemptLimiter } from "#accounts/attempt-limiter.ts";
import { memoryLimiter } from "#accounts/limiter.ts";
import { at, openTestAccounts, signUpAnn } from "../../testing/test-accounts.ts";

const email = "ann@example.lk";
const notValid = {
  accepted: false,
  refusal: { code: "CODE_REFUSED", message: "code not valid. Please try again." },
};
/** A wrong code. */
const not = (code: string): string => (code === "000000" ? "000001" : "000000");

describe("verifying a mailbox", () => {
  it("accepts the mailed code, with surrounding blanks", async () => {
    const accounts = openTestAccounts();
    const { account } = await signUpAnn(accounts);
    const code = ` ${accounts.lastCode()} `;
    expect(await accounts.service.verifyEmail({ email: " ANN@example.lk", code }, at(1))).toEqual({
      accepted: true,
    });
    expect((await accounts.service.profile(account.id))?.emailVerifiedAt).toBe(at(1).now);
    expect(accounts.newEvents()).toEqual(["EmailVerified"]);
  });

  it("accepts a code once", async () => {
    const accounts = openTestAccounts();
    await signUpAnn(accounts);
    const input = { email, code: accounts.lastCode() };
    await accounts.service.verifyEmail(input, at(1));
    expect(await accounts.service.verifyEmail(input, at(2))).toEqual(notValid);
  });

  it("accepts a code from one of many concurrent requests", async () => {
    const accounts = openTestAccounts();
    await signUpAnn(accounts);
    const input = { email, code: accounts.lastCode() };
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => accounts.service.verifyEmail(input, at(1))),
    );
    expect(outcomes.filter(({ accepted }) => accepted)).toHaveLength(1);
    expect(accounts.newEvents()).toEqual(["EmailVerified"]);
  });

  it("refuses the right code at the sixth attempt", async () => {
    const accounts = openTestAccounts();
    await signUpAnn(accounts);
    const code = accounts.lastCode();
    for (let tries = 0; tries < 5; tries += 1) {
      const guess = { email, code: not(code) };
      expect(await accounts.service.verifyEmail(guess, at(1))).toEqual(notValid);
    }
    expect(await accounts.service.verifyEmail({ email, code }, at(1))).toEqual(notValid);
  });

  it("does not count strangers' attempts against the owner", async () => {
    const limiter = createAttemptLimiter(memoryLimiter, {
      perAccount: 5,
      perAddress: 50,
      signUpsPerAddress: 20,
    });
    const accounts = openTestAccounts({ limiter });
    const { account } = await signUpAnn(accounts);
    const code = accounts.lastCode();
    const wrong = { email, code: not(code) };
    for (let stranger = 0; stranger < 20; stranger += 1) {
      await accounts.service.verifyEmail(wrong, at(1, { address: `198.51.100.${stranger}` }));
    }
    expect(await accounts.service.verifyEmail({ email, code }, at(1))).toEqual(notValid);
    const ben = await signUpAnn(accounts, { email: "ben@example.lk" });
    const bens = await accounts.service.verifyEmail({ email, code }, at(1), ben.account.id);
    expect(bens).toEqual(notValid);
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await accounts.service.verifyEmail(wrong, at(1), account.id)).toEqual(notValid);
    }
    expect(await accounts.service.verifyEmail({ email, code }, at(1), account.id)).toEqual({
      accepted: true,
    });
  });

  it("refuses the right code at the owner's sixth attempt", async () => {
    const limiter = createAttemptLimiter(memoryLimiter, {
      perAccount: 5,
      perAddress: 50,
      signUpsPerAddress: 20,
    });
    const accounts = openTestAccounts({ limiter });
    const { account } = await signUpAnn(accounts);
    const code = accounts.lastCode();
    for (let tries = 0; tries < 5; tries += 1) {
      await accounts.service.verifyEmail({ email, code: not(code) }, at(1), account.id);
    }
    expect(await accounts.service.verifyEmail({ email, code }, at(1), account.id)).toMatchObject({
      refusal: { code: "TOO_MANY_TRIES" },
    });
  });

  it("accepts the right code at the fifth attempt", async () => {
    const accounts = openTestAccounts();
    await signUpAnn(accounts);
    const code = accounts.lastCode();
    for (let tries = 0; tries < 4; tries += 1) {
      await accounts.service.verifyEmail({ email, code: not(code) }, at(1));
    }
    expect(await accounts.service.verifyEmail({ email, code }, at(1))).toEqual({ accepted: true });
  });

  it("refuses a code after ten minutes, and accepts it just before", async () => {
    const accounts = openTestAccounts();
    await signUpAnn(accounts);
    const input = { email, code: accounts.lastCode() };
    expect(await accounts.service.verifyEmail(input, at(10))).toEqual(notValid);
    expect(await accounts.service.verifyEmail(input, at(9.99))).toEqual({ accepted: true });
  });

  it("refuses a code for another mailbox, and a token for another purpose", async () => {
    const accounts = openTestAccounts();
    await signUpAnn(accounts);
    const annsCode = accounts.lastCode();
    await signUpAnn(accounts, { email: "ben@example.lk" });
    const bens = { email: "ben@example.lk", code: annsCode };
    if (annsCode !== accounts.lastCode()) {
      expect(await accounts.service.verifyEmail(bens, at(1))).toEqual(notValid);
    }
    await accounts.service.forgotPassword(email, at(1));
    expect(
      await accounts.service.verifyEmail({ email, code: accounts.lastToken() }, at(1)),
    ).toEqual(notValid);
  });

  it("refuses a code after the account's mailbox changed", async () => {
    const accounts = openTestAccounts();
    const { account } = await signUpAnn(accounts);
    const moved = { ...account, email: "new@example.lk" };
    await accounts.stores.accounts.saveDetails(account.id, moved);
    const input = { email: moved.email, code: accounts.lastCode() };
    expect(await accounts.service.verifyEmail(input, at(1))).toEqual(notValid);
  });

  it("answers the same for an unknown mailbox and a wrong code", async () => {
    const accounts = openTestAccounts();
    const input = { email: "nobody@example.lk", code: "123456" };
    expect(await accounts.service.verifyEmail(input, at(1))).toEqual(notValid);
  });

  it.each([
    ["no code", { email, code: " " }, "Enter Code"],
    ["no e-mail", { email: "", code: "123456" }, "Enter Email"],
    ["an e-mail without form", { email: "ann", code: "123456" }, "Email not valid"],
  ])("refuses %s", async (_what, input, message) => {
    const accounts = openTestAccounts();
    expect(await accounts.service.verifyEmail(input, at(1))).toMatchObject({
      refusal: { code: "INVALID_INPUT", message },
    });
  });
});

describe("requesting a new code", () => {
  it("invalidates the earlier one", async () => {
    const accounts = openTestAccounts();
    const { account } = await signUpAnn(accounts);
    const first = accounts.lastCode();
    expect(await accounts.service.sendVerification(account.id, at(2))).toEqual({
      accepted: true,
      message: "Email sent successfully!",
    });
    const second = accounts.lastCode();
    if (first !== second) {
      expect(await accounts.service.verifyEmail({ email, code: first }, at(3))).toEqual(notValid);
    }
    expect(await accounts.service.verifyEmail({ email, code: second }, at(3))).toEqual({
      accepted: true,
    });
  });

  it("resets the attempts", async () => {
    const accounts = openTestAccounts();
    const { account } = await signUpAnn(accounts);
    const code = accounts.lastCode();
    for (let tries = 0; tries < 5; tries += 1) {
      await accounts.service.verifyEmail({ email, code: not(code) }, at(1));
    }
    await accounts.service.sendVerification(account.id, at(2));
    const again = { email, code: accounts.lastCode() };
    expect(await accounts.service.verifyEmail(again, at(2))).toEqual({ accepted: true });
  });

  it("mails nothing to a verified mailbox", async () => {
    const accounts = openTestAccounts();
    const { account } = await signUpAnn(accounts);
    await accounts.service.verifyEmail({ email, code: accounts.lastCode() }, at(1));
    expect(await accounts.service.sendVerification(account.id, at(2))).toEqual({
      accepted: true,
      message: "Your email is already verified.",
    });
    expect(accounts.mails).toHaveLength(1);
  });
});
