import { describe, expect, it } from "vitest";
import {
  at,
  openTestAccounts,
  signUpAnn,
  signUpVerifiedAnn,
  type TestAccounts,
} from "../../testing/test-accounts.ts";

const email = "ann@example.lk";
const password = "another password";
const notAccepted = {
  accepted: false,
  refusal: { code: "CODE_REFUSED", message: "Password not Accepted" },
};

const logsIn = async ({ service }: TestAccounts, withPassword: string): Promise<boolean> =>
  (await service.logIn({ email, password: withPassword }, at(20))).accepted;

describe("a forgotten password", () => {
  it("mails a token that sets a new password, ends every session and notifies the owner", async () => {
    const accounts = openTestAccounts();
    const { account, token: session } = await signUpVerifiedAnn(accounts);
    expect(await accounts.service.forgotPassword(" Ann@example.lk", at(1))).toEqual({
      accepted: true,
    });
    const input = { token: accounts.lastToken(), password };
    expect(await accounts.service.resetPassword(input, at(2))).toEqual({ accepted: true });
    expect(accounts.newEvents()).toEqual(["PasswordResetRequested", "PasswordChanged"]);
    expect(accounts.mails.at(-1)).toEqual({ template: "passwordChanged", email });
    expect(await accounts.service.authenticate(session, at(2).now)).toBeNull();
    expect(await accounts.stores.sessions.ofAccount(account.id)).toEqual([]);
    expect(await logsIn(accounts, "a good password")).toBe(false);
    expect(await logsIn(accounts, password)).toBe(true);
  });

  it("accepts a token once", async () => {
    const accounts = openTestAccounts();
    await signUpAnn(accounts);
    await accounts.service.forgotPassword(email, at(1));
    const input = { token: accounts.lastToken(), password };
    await accounts.service.resetPassword(input, at(2));
    const again = { ...input, password: "a third password" };
    expect(await accounts.service.resetPassword(again, at(3))).toEqual(notAccepted);
    expect(await logsIn(accounts, password)).toBe(true);
  });

  it("accepts a token from one of many concurrent requests", async () => {
    const accounts = openTestAccounts();
    await signUpVerifiedAnn(accounts);
    await accounts.service.forgotPassword(email, at(1));
    const input = { token: accounts.lastToken(), password };
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => accounts.service.resetPassword(input, at(2))),
    );
    expect(outcomes.filter(({ accepted }) => accepted)).toHaveLength(1);
    expect(accounts.newEvents()).toEqual(["PasswordResetRequested", "PasswordChanged"]);
  });

  it("refuses a token after half an hour, and accepts it just before", async () => {
    const accounts = openTestAccounts();
    await signUpAnn(accounts);
    await accounts.service.forgotPassword(email, at(0));
    const input = { token: accounts.lastToken(), password };
    expect(await accounts.service.resetPassword(input, at(30))).toEqual(notAccepted);
    expect(await accounts.service.resetPassword(input, at(29.9))).toEqual({ accepted: true });
  });

  it("refuses an earlier token once a later one exists", async () => {
    const accounts = openTestAccounts();
    await signUpAnn(accounts);
    await accounts.service.forgotPassword(email, at(1));
    const first = accounts.lastToken();
    await accounts.service.forgotPassword(email, at(2));
    const early = { token: first, password };
    expect(await accounts.service.resetPassword(early, at(3))).toEqual(notAccepted);
  });

  it("refuses a token made for another purpose", async () => {
    const accounts = openTestAccounts();
    const { account, token } = await signUpAnn(accounts);
    const code = await accounts.stores.codes.spendTry(account.id, "verify-email");
    for (const secret of [accounts.lastCode(), code?.digest ?? "", token, "", "x".repeat(900)]) {
      expect(await accounts.service.resetPassword({ token: secret, password }, at(1))).toEqual(
        notAccepted,
      );
    }
  });

  it("hashes no password for a refused token", async () => {
    const accounts = openTestAccounts();
    const guess = { token: "guess", password };
    expect(await accounts.service.resetPassword(guess, at(1))).toEqual(notAccepted);
    expect(accounts.hashes()).toBe(0);
  });

  it.each([
    ["", "Enter Email"],
    ["short", "Please choose a password of 8 to 128 characters"],
  ])("refuses the new password '%s' and keeps the token", async (bad, message) => {
    const accounts = openTestAccounts();
    await signUpAnn(accounts);
    await accounts.service.forgotPassword(email, at(1));
    const token = accounts.lastToken();
    expect(await accounts.service.resetPassword({ token, password: bad }, at(2))).toMatchObject({
      refusal: { code: "INVALID_INPUT", message, fields: [{ field: "password" }] },
    });
    expect(await accounts.service.resetPassword({ token, password }, at(2))).toEqual({
      accepted: true,
    });
  });

  it.each([
    ["", "Enter Email"],
    ["ann", "Email not valid"],
    ["ann@example.lk\r\nBcc: eve@example.lk", "Email not valid"],
  ])("refuses the email '%s'", async (bad, message) => {
    const accounts = openTestAccounts();
    expect(await accounts.service.forgotPassword(bad, at(1))).toMatchObject({
      refusal: { code: "INVALID_INPUT", message },
    });
  });

  it("reports an unknown email", async () => {
    const accounts = openTestAccounts();
    expect(await accounts.service.forgotPassword("nobody@example.lk", at(1))).toEqual({
      accepted: false,
      refusal: { code: "NOT_FOUND", message: "Email not found. Please try again." },
    });
  });

  it("answers identically, and mails after the answer, if accounts are hidden", async () => {
    const accounts = openTestAccounts({ hideAccounts: true });
    await signUpAnn(accounts);
    const before = accounts.mails.length;
    expect(await accounts.service.forgotPassword("nobody@example.lk", at(1))).toEqual({
      accepted: true,
    });
    expect(await accounts.service.forgotPassword(email, at(1))).toEqual({ accepted: true });
    expect(accounts.mails).toHaveLength(before);
    await accounts.afterAnswers();
    expect(accounts.mails.slice(before)).toMatchObject([{ template: "reset", email }]);
  });
});

describe("an account that another person created with the owner's mailbox", () => {
  it("belongs to the owner alone after a reset", async () => {
    const accounts = openTestAccounts();
    const { service } = accounts;
    const identity = {
      issuer: "https://lax.example",
      subject: "eve",
      email,
      emailVerified: false,
      name: "Ann",
    };
    const eve = await service.signInWithIdentity(identity, at(0));
    if (!eve.accepted) throw new Error("Eve could not begin");

    await service.forgotPassword(email, at(1));
    await service.resetPassword({ token: accounts.lastToken(), password }, at(2));

    expect(await service.authenticate(eve.token, at(3).now)).toBeNull();
    const again = await service.signInWithIdentity(identity, at(3));
    expect(again).toMatchObject({ accepted: false, refusal: { code: "EMAIL_TAKEN" } });
    expect((await service.profile(eve.account.id))?.emailVerifiedAt).toBe(at(2).now);
    expect(await logsIn(accounts, password)).toBe(true);
  });

  it("keeps linked identities if the mailbox was verified before", async () => {
    const accounts = openTestAccounts();
    const { service } = accounts;
    await signUpVerifiedAnn(accounts);
    const identity = {
      issuer: "https://accounts.google.com",
      subject: "ann",
      email,
      emailVerified: true,
      name: "Ann",
    };
    await service.signInWithIdentity(identity, at(0));
    await service.forgotPassword(email, at(1));
    await service.resetPassword({ token: accounts.lastToken(), password }, at(2));
    accounts.newEvents();
    expect(await service.signInWithIdentity(identity, at(3))).toMatchObject({ accepted: true });
    expect(accounts.newEvents()).toEqual(["SignedIn"]);
  });
});

describe("changing the password", () => {
  it("keeps this session, ends the others and notifies the owner", async () => {
    const accounts = openTestAccounts();
    const { account, token } = await signUpVerifiedAnn(accounts);
    const other = await accounts.service.logIn({ email, password: "a good password" }, at(1));
    if (!other.accepted) throw new Error("Ann could not log in");
    accounts.newEvents();
    const input = { currentPassword: "a good password", password };
    expect(await accounts.service.changePassword(account.id, input, token, at(2))).toEqual({
      accepted: true,
    });
    expect(await accounts.service.authenticate(token, at(2).now)).not.toBeNull();
    expect(await accounts.service.authenticate(other.token, at(2).now)).toBeNull();
    expect(accounts.newEvents()).toEqual(["PasswordChanged"]);
    expect(accounts.mails.at(-1)).toEqual({ template: "passwordChanged", email });
    expect(await logsIn(accounts, password)).toBe(true);
  });

  it("invalidates earlier reset tokens", async () => {
    const accounts = openTestAccounts();
    const { account, token } = await signUpVerifiedAnn(accounts);
    await accounts.service.forgotPassword(email, at(1));
    const input = { currentPassword: "a good password", password };
    await accounts.service.changePassword(account.id, input, token, at(2));
    const reset = { token: accounts.lastToken(), password: "a third password" };
    expect(await accounts.service.resetPassword(reset, at(3))).toEqual(notAccepted);
  });

  it.each([
    ["wrong", password, "currentPassword", "This isn’t your current password"],
    ["", password, "currentPassword", "Please enter your current password"],
    ["a good password", "short", "password", "Please choose a password of 8 to 128 characters"],
  ])("refuses to change '%s' to '%s'", async (currentPassword, next, field, message) => {
    const accounts = openTestAccounts();
    const { account, token } = await signUpAnn(accounts);
    const input = { currentPassword, password: next };
    expect(await accounts.service.changePassword(account.id, input, token, at(1))).toMatchObject({
      refusal: { code: "INVALID_INPUT", fields: [{ field, message }] },
    });
    expect(await logsIn(accounts, "a good password")).toBe(true);
  });

  it("requires a verified mailbox if there is no password yet", async () => {
    const accounts = openTestAccounts();
    const identity = { issuer: "https://x", subject: "1", email, emailVerified: true, name: "Ann" };
    const made = await accounts.service.signInWithIdentity(identity, at(0));
    if (!made.accepted) throw new Error("Ann could not sign in");
    const input = { currentPassword: "anything", password };
    expect(
      await accounts.service.changePassword(made.account.id, input, made.token, at(1)),
    ).toMatchObject({ refusal: { fields: [{ field: "currentPassword" }] } });
  });
});
