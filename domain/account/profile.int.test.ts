import { describe, expect, it } from "vitest";
import type { ProfileProof } from "#domain/account/profile.ts";
import type { ProfileInput } from "#domain/account/profile-input.ts";
import {
  at,
  openTestAccounts,
  signUpAnn,
  signUpVerifiedAnn,
  type TestAccounts,
} from "../../testing/test-accounts.ts";

const input = (changes: Partial<ProfileInput> = {}): ProfileInput => ({
  name: "Ann",
  email: "ann@example.lk",
  firstName: "Ann",
  lastName: "Perera",
  contactNumber1: "+94771234567",
  contactNumber2: "",
  shippingAddress: {
    addressLine1: "1 Lake Road",
    addressLine2: "",
    district: "Kandy",
    province: "Central",
    zipCode: "20000",
  },
  ...changes,
});

type Ann = Awaited<ReturnType<typeof signUpAnn>>;

const proofOf = ({ token }: Pick<Ann, "token">, proof: Partial<ProfileProof> = {}) => ({
  ...{ currentPassword: "", emailCode: "", newPassword: null, keepToken: token },
  ...proof,
});

const save = (
  { service }: TestAccounts,
  ann: Ann,
  given: ProfileInput,
  proof: Partial<ProfileProof> = {},
  minute = 5,
) => service.saveProfile(ann.account.id, given, proofOf(ann, proof), at(minute));

describe("the profile", () => {
  it("is empty at first, and reveals no secret", async () => {
    const accounts = openTestAccounts();
    const { account } = await signUpAnn(accounts);
    const profile = await accounts.service.profile(account.id);
    expect(profile).toMatchObject({
      profile: { firstName: "", shippingAddress: { district: "" } },
    });
    expect(JSON.stringify(profile)).not.toContain("hash");
    expect(await accounts.service.profile("nobody")).toBeNull();
  });

  it("is stored normalised, and recorded with the names of the changed fields", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpVerifiedAnn(accounts);
    const outcome = await save(
      accounts,
      ann,
      input({ firstName: " Ann ", email: "ANN@example.lk" }),
    );
    const { name, email, ...profile } = input();
    expect(outcome).toMatchObject({ accepted: true, account: { name, email, profile } });
    expect(await accounts.service.profile(ann.account.id)).toMatchObject({
      name,
      email,
      profile,
      emailVerifiedAt: at(0).now,
    });
    expect(accounts.commands.log.at(-1)).toMatchObject({
      type: "ProfileChanged",
      data: {
        fields: [
          "firstName",
          "lastName",
          "contactNumber1",
          "shippingAddress.addressLine1",
          "shippingAddress.district",
          "shippingAddress.province",
          "shippingAddress.zipCode",
        ],
      },
    });
  });

  it("records and mails nothing without a change", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpVerifiedAnn(accounts);
    await save(accounts, ann, input());
    accounts.newEvents();
    const mails = accounts.mails.length;
    expect(await save(accounts, ann, input())).toMatchObject({ accepted: true });
    expect(accounts.newEvents()).toEqual([]);
    expect(accounts.mails).toHaveLength(mails);
  });

  it("can't be changed while the log is unavailable", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpAnn(accounts);
    accounts.commands.kill();
    await expect(save(accounts, ann, input())).rejects.toThrow(/dead/);
    expect((await accounts.service.profile(ann.account.id))?.profile.firstName).toBe("");
  });
});

describe("a new email", () => {
  const moved = input({ email: "new@example.lk" });
  const known = { currentPassword: "a good password" };
  const day = 24 * 60;

  const emailOf = async ({ service }: TestAccounts, { account }: Ann) => {
    const { email, emailVerifiedAt } = (await service.profile(account.id)) ?? {};
    return { email, verified: emailVerifiedAt != null };
  };

  /** Ann moves to new@example.lk, and verifies it. */
  const moveAnn = async (accounts: TestAccounts, ann: Ann, minute = 5) => {
    expect(await save(accounts, ann, moved, known, minute)).toMatchObject({ accepted: true });
    const entered = { email: "new@example.lk", code: accounts.lastCode() };
    expect(await accounts.service.verifyEmail(entered, at(minute + 1), ann.account.id)).toEqual({
      accepted: true,
    });
  };

  it("needs more than a session", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpVerifiedAnn(accounts);
    const mails = accounts.mails.length;
    for (const proof of [{}, { currentPassword: "wrong" }]) {
      expect(await save(accounts, ann, moved, proof)).toMatchObject({
        refusal: { code: "INVALID_INPUT", fields: [{ field: "currentPassword" }] },
      });
    }
    expect(await save(accounts, ann, moved, { emailCode: "123456" })).toMatchObject({
      refusal: { code: "INVALID_INPUT", fields: [{ field: "emailCode" }] },
    });
    expect(accounts.mails).toHaveLength(mails);
    expect(accounts.newEvents()).toEqual([]);
  });

  it("is the account's only once it is verified; until then the old one stays", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpVerifiedAnn(accounts);
    expect(await save(accounts, ann, moved, known)).toMatchObject({
      accepted: true,
      account: { email: "ann@example.lk", emailVerifiedAt: at(0).now },
    });
    expect(accounts.mails.slice(1)).toMatchObject([
      { template: "verification", email: "new@example.lk" },
    ]);
    expect(await emailOf(accounts, ann)).toEqual({ email: "ann@example.lk", verified: true });
    await accounts.service.forgotPassword("new@example.lk", at(5));
    await accounts.service.forgotPassword("ann@example.lk", at(5));
    expect(accounts.mails.slice(2)).toMatchObject([{ template: "reset", email: "ann@example.lk" }]);

    const entered = { email: "new@example.lk", code: accounts.lastCode() };
    // A stranger with the code has no account to give it to.
    expect(await accounts.service.verifyEmail(entered, at(6))).toMatchObject({ accepted: false });
    expect(await accounts.service.verifyEmail(entered, at(6), ann.account.id)).toEqual({
      accepted: true,
    });
    expect(await emailOf(accounts, ann)).toEqual({ email: "new@example.lk", verified: true });
    expect(accounts.mails.at(-1)).toMatchObject({
      ...{ template: "emailChanged", email: "ann@example.lk" },
      token: expect.any(String) as string,
    });
    expect(accounts.newEvents()).toEqual([
      ...["ProfileChanged", "PasswordResetRequested", "ProfileChanged", "EmailVerified"],
    ]);
  });

  it("can be confirmed by a code from the old one, for a person without a password", async () => {
    const accounts = openTestAccounts();
    const google = { issuer: "https://accounts.google.com", subject: "1", name: "Ann" };
    const identity = { ...google, email: "ann@example.lk", emailVerified: true };
    const ann = await accounts.service.signInWithIdentity(identity, at(0));
    if (!ann.accepted) throw new Error(ann.refusal.message);
    expect(await save(accounts, ann, moved)).toMatchObject({
      refusal: { fields: [{ field: "emailCode" }] },
    });
    await accounts.service.sendLeavingCode(ann.account.id, at(4));
    expect(accounts.mails.at(-1)).toMatchObject({
      ...{ template: "leavingEmail", email: "ann@example.lk" },
    });
    const emailCode = accounts.lastCode();
    // The code of one purpose is no code of the other.
    const other = { email: "ann@example.lk", code: emailCode };
    expect((await accounts.service.verifyEmail(other, at(4))).accepted).toBe(false);
    expect(await save(accounts, ann, moved, { emailCode })).toMatchObject({ accepted: true });
    expect(await save(accounts, ann, input({ email: "third@example.lk" }), { emailCode })).toEqual(
      expect.objectContaining({ accepted: false }) as object,
    );
    const entered = { email: "new@example.lk", code: accounts.lastCode() };
    await accounts.service.verifyEmail(entered, at(6), ann.account.id);
    expect(await emailOf(accounts, ann)).toEqual({ email: "new@example.lk", verified: true });
  });

  it("is forgotten if it is not verified within a day", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpVerifiedAnn(accounts);
    await save(accounts, ann, moved, known);
    await accounts.service.sendVerification(ann.account.id, at(day + 6));
    const entered = { email: "new@example.lk", code: accounts.lastCode() };
    expect(
      (await accounts.service.verifyEmail(entered, at(day + 6), ann.account.id)).accepted,
    ).toBe(false);
    expect(await emailOf(accounts, ann)).toEqual({ email: "ann@example.lk", verified: true });
  });

  it("stays while other fields are saved, and needs the password once", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpVerifiedAnn(accounts);
    await save(accounts, ann, moved, known);
    for (const email of ["ann@example.lk", "new@example.lk"]) {
      expect(await save(accounts, ann, input({ email, lastName: "P" }))).toMatchObject({
        account: { newEmail: { email: "new@example.lk" } },
      });
    }
    expect(accounts.mails.filter(({ email }) => email === "new@example.lk")).toHaveLength(1);
  });

  it("can be undone for a week by the old one, which gets a new password and ends all sessions", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpVerifiedAnn(accounts);
    await moveAnn(accounts, ann);
    const token = accounts.lastToken();
    // The thief adds an identity, and moves on to another mailbox.
    const thief = { issuer: "https://accounts.google.com", subject: "thief", name: "T" };
    const identity = { ...thief, email: "new@example.lk", emailVerified: true };
    expect((await accounts.service.signInWithIdentity(identity, at(20))).accepted).toBe(true);
    const third = input({ email: "third@example.lk" });
    await save(accounts, ann, third, { ...known, newPassword: "the thief's password" }, 30);
    const entered = { email: "third@example.lk", code: accounts.lastCode() };
    await accounts.service.verifyEmail(entered, at(31), ann.account.id);
    expect(accounts.mails.at(-1)).toMatchObject({
      ...{ template: "emailChanged", email: "new@example.lk", token: null },
    });
    // No one can register the old mailbox in the meantime, or move to it.
    const taken = { name: "T", email: "ann@example.lk", password: "a good password" };
    expect(await accounts.service.signUp(taken, at(32))).toMatchObject({
      refusal: { code: "EMAIL_TAKEN" },
    });
    const other = await signUpAnn(accounts, { email: "other@example.lk" });
    expect(await save(accounts, other, input(), known)).toMatchObject({
      refusal: { code: "EMAIL_TAKEN" },
    });

    const back = { token, password: "Ann's new password" };
    expect(await accounts.service.resetPassword(back, at(6 * day))).toEqual({ accepted: true });
    expect(await emailOf(accounts, ann)).toEqual({ email: "ann@example.lk", verified: true });
    expect(await accounts.service.authenticate(ann.token, at(6 * day).now)).toBeNull();
    const logIn = (password: string, email = "ann@example.lk") =>
      accounts.service.logIn({ email, password }, at(6 * day));
    expect((await logIn("the thief's password")).accepted).toBe(false);
    expect((await logIn("the thief's password", "third@example.lk")).accepted).toBe(false);
    expect((await logIn("Ann's new password")).accepted).toBe(true);
    const again = await accounts.service.signInWithIdentity(identity, at(6 * day));
    expect(again).toMatchObject({ accepted: true });
    if (again.accepted) expect(again.account.id).not.toBe(ann.account.id);
    expect((await accounts.service.resetPassword(back, at(6 * day))).accepted).toBe(false);
  });

  it("can't be undone after a week, and frees the old mailbox then", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpVerifiedAnn(accounts);
    await moveAnn(accounts, ann);
    const back = { token: accounts.lastToken(), password: "Ann's new password" };
    const late = at(7 * day + 10);
    expect((await accounts.service.resetPassword(back, late)).accepted).toBe(false);
    const signUp = { name: "B", email: "ann@example.lk", password: "a good password" };
    expect((await accounts.service.signUp(signUp, late)).accepted).toBe(true);
  });

  it("leaves no way back to a mailbox that was never verified", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpAnn(accounts);
    await moveAnn(accounts, ann);
    expect(accounts.mails.filter(({ template }) => template === "emailChanged")).toEqual([]);
    expect(await emailOf(accounts, ann)).toEqual({ email: "new@example.lk", verified: true });
    const signUp = { name: "B", email: "ann@example.lk", password: "a good password" };
    expect((await accounts.service.signUp(signUp, at(8))).accepted).toBe(true);
  });

  it("can't belong to another account", async () => {
    const accounts = openTestAccounts();
    await signUpAnn(accounts, { email: "new@example.lk" });
    const ann = await signUpAnn(accounts);
    expect(await save(accounts, ann, moved, known)).toEqual({
      accepted: false,
      refusal: { code: "EMAIL_TAKEN", message: "User already exists" },
    });
    expect(accounts.newEvents()).toEqual([]);
  });

  it("can't be verified once another account has it", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpVerifiedAnn(accounts);
    await save(accounts, ann, moved, known);
    const entered = { email: "new@example.lk", code: accounts.lastCode() };
    await signUpAnn(accounts, { email: "new@example.lk" });
    const verified = await accounts.service.verifyEmail(entered, at(6), ann.account.id);
    expect(verified.accepted).toBe(false);
    expect(await emailOf(accounts, ann)).toEqual({ email: "ann@example.lk", verified: true });
  });

  it("is rate limited by account and by mailbox, so that a mailbox can't be flooded", async () => {
    const counted: string[] = [];
    let refusedAttempt = "";
    const accounts = openTestAccounts({
      limiter: {
        async count(attempt, subject) {
          counted.push(`${attempt} ${subject}`);
          return attempt === refusedAttempt ? 30 : 0;
        },
        forget: async () => undefined,
      },
    });
    const ann = await signUpVerifiedAnn(accounts);
    const mails = accounts.mails.length;
    for (const attempt of ["ask-for-code", "mail-to-stranger"]) {
      refusedAttempt = attempt;
      expect(await save(accounts, ann, moved, known)).toMatchObject({
        refusal: { code: "TOO_MANY_TRIES", retryAfterSeconds: 30 },
      });
    }
    expect(counted).toContain("mail-to-stranger new@example.lk");
    expect(accounts.mails).toHaveLength(mails);
  });
});

describe("a new password with the profile", () => {
  const password = "another password";

  it("requires the current one; without it nothing is saved", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpAnn(accounts);
    for (const currentPassword of ["", "wrong"]) {
      const outcome = await save(accounts, ann, input(), {
        currentPassword,
        newPassword: password,
      });
      expect(outcome).toMatchObject({ refusal: { fields: [{ field: "currentPassword" }] } });
    }
    expect((await accounts.service.profile(ann.account.id))?.profile.firstName).toBe("");
    expect(accounts.newEvents()).toEqual([]);
  });

  it("does not change if the profile can't be saved", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpAnn(accounts);
    const change = { currentPassword: "a good password", newPassword: password };
    expect(await save(accounts, ann, input({ contactNumber1: "x" }), change)).toMatchObject({
      accepted: false,
    });
    expect(accounts.newEvents()).toEqual([]);
  });

  it("changes with the profile, and keeps this session", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpAnn(accounts);
    const change = { currentPassword: "a good password", newPassword: password };
    expect(await save(accounts, ann, input(), change)).toMatchObject({ accepted: true });
    expect(accounts.newEvents()).toEqual(["PasswordChanged", "ProfileChanged"]);
    expect(await accounts.service.authenticate(ann.token, at(6).now)).not.toBeNull();
  });
});
