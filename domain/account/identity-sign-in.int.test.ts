import { describe, expect, it } from "vitest";
import { at, openTestAccounts, signUpAnn, signUpVerifiedAnn } from "../../testing/test-accounts.ts";

const ann = {
  issuer: "https://accounts.google.com",
  subject: "108",
  email: "Ann@example.lk",
  emailVerified: true,
  name: "Ann Perera",
};

describe("signing in with an identity", () => {
  it("creates an account with a verified mailbox and without a password", async () => {
    const accounts = openTestAccounts();
    expect(await accounts.service.signInWithIdentity(ann, at(0))).toMatchObject({
      accepted: true,
      account: {
        name: "Ann Perera",
        email: "ann@example.lk",
        emailVerifiedAt: at(0).now,
        passwordHash: null,
      },
    });
    expect(accounts.mails).toEqual([]);
    expect(accounts.newEvents()).toEqual([
      "AccountRegistered",
      "EmailVerified",
      "IdentityLinked",
      "SignedIn",
    ]);
    const anyPassword = { email: ann.email, password: "null" };
    expect(await accounts.service.logIn(anyPassword, at(1))).toMatchObject({ accepted: false });
  });

  it("finds the account again, also with another email", async () => {
    const accounts = openTestAccounts();
    const first = await accounts.service.signInWithIdentity(ann, at(0));
    const moved = { ...ann, email: "moved@example.lk", emailVerified: false };
    const again = await accounts.service.signInWithIdentity(moved, at(1));
    if (!first.accepted || !again.accepted) throw new Error("Ann could not sign in");
    expect(again.account).toEqual(first.account);
  });

  it("leaves a mailbox unverified if the provider does not vouch for it, and mails a code", async () => {
    const accounts = openTestAccounts();
    const unverified = { ...ann, emailVerified: false };
    expect(await accounts.service.signInWithIdentity(unverified, at(0))).toMatchObject({
      account: { emailVerifiedAt: null },
    });
    expect(accounts.mails).toMatchObject([{ template: "verification", email: "ann@example.lk" }]);
  });

  it("links an account whose mailbox is verified on both sides, and keeps its password", async () => {
    const accounts = openTestAccounts();
    const { account } = await signUpVerifiedAnn(accounts);
    expect(await accounts.service.signInWithIdentity(ann, at(1))).toMatchObject({
      accepted: true,
      account: { id: account.id },
    });
    expect(accounts.newEvents()).toEqual(["IdentityLinked", "SignedIn"]);
    const password = { email: ann.email, password: "a good password" };
    expect(await accounts.service.logIn(password, at(2))).toMatchObject({ accepted: true });
  });

  it("does not sign in to an account that another person created with an unverified mailbox", async () => {
    const accounts = openTestAccounts();
    await signUpAnn(accounts);
    expect(await accounts.service.signInWithIdentity(ann, at(1))).toEqual({
      accepted: false,
      refusal: {
        code: "EMAIL_TAKEN",
        message:
          "User already exists. Please log in with your password, or reset it if you don’t know it.",
      },
    });
    expect(await accounts.stores.accounts.byIdentity(ann)).toBeNull();
    expect(accounts.newEvents()).toEqual([]);
  });

  it("does not sign in to an account by a mailbox the provider does not vouch for", async () => {
    const accounts = openTestAccounts();
    await signUpVerifiedAnn(accounts);
    const unverified = { ...ann, emailVerified: false };
    expect(await accounts.service.signInWithIdentity(unverified, at(1))).toMatchObject({
      accepted: false,
      refusal: { code: "EMAIL_TAKEN" },
    });
  });

  it("signs in to the account after its owner verified the mailbox by a reset", async () => {
    const accounts = openTestAccounts();
    const { account } = await signUpAnn(accounts);
    await accounts.service.forgotPassword(ann.email, at(1));
    const reset = { token: accounts.lastToken(), password: "another password" };
    await accounts.service.resetPassword(reset, at(2));
    expect(await accounts.service.signInWithIdentity(ann, at(3))).toMatchObject({
      accepted: true,
      account: { id: account.id },
    });
  });

  it.each([
    ["no e-mail", null],
    ["an e-mail without form", "ann"],
    ["an e-mail that holds a head line", "ann@example.lk\r\nBcc: eve@example.lk"],
  ])("refuses %s", async (_what, email) => {
    const accounts = openTestAccounts();
    expect(await accounts.service.signInWithIdentity({ ...ann, email }, at(0))).toMatchObject({
      accepted: false,
      refusal: { code: "SIGN_IN_REFUSED" },
    });
    expect(accounts.newEvents()).toEqual([]);
  });

  it.each([
    ["Ann\r\nBcc: eve@example.lk", "Ann Bcc: eve@example.lk"],
    [null, "ann"],
    [" ", "ann"],
    ["x".repeat(200), "x".repeat(80)],
  ])("shortens the name %j", async (name, shown) => {
    const accounts = openTestAccounts();
    expect(await accounts.service.signInWithIdentity({ ...ann, name }, at(0))).toMatchObject({
      account: { name: shown },
    });
  });

  it("creates one account for two concurrent sign-ins", async () => {
    const accounts = openTestAccounts();
    const both = await Promise.all([
      accounts.service.signInWithIdentity(ann, at(0)),
      accounts.service.signInWithIdentity(ann, at(0)),
    ]);
    const ids = both.map((each) => (each.accepted ? each.account.id : each.refusal.code));
    expect(new Set(ids).size).toBe(1);
  });
});
