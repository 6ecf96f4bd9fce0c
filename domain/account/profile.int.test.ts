import { describe, expect, it } from "vitest";
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

const save = (
  { service }: TestAccounts,
  { account, token }: { readonly account: { readonly id: string }; readonly token: string },
  given: ProfileInput,
  newPassword: { readonly currentPassword: string; readonly password: string } | null = null,
) => service.saveProfile(account.id, given, { newPassword, keepToken: token }, at(5));

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

  it("is unverified and gets a code, and the old one gets a notification", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpVerifiedAnn(accounts);
    expect(await save(accounts, ann, moved)).toMatchObject({
      accepted: true,
      account: { email: "new@example.lk", emailVerifiedAt: null },
    });
    expect(accounts.mails.slice(1)).toMatchObject([
      { template: "emailChanged", email: "ann@example.lk" },
      { template: "verification", email: "new@example.lk" },
    ]);
    const code = accounts.lastCode();
    expect(await accounts.service.verifyEmail({ email: "new@example.lk", code }, at(6))).toEqual({
      accepted: true,
    });
    expect(accounts.newEvents()).toEqual(["ProfileChanged", "EmailVerified"]);
  });

  it("invalidates codes and tokens of the old one", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpAnn(accounts);
    const code = accounts.lastCode();
    await accounts.service.forgotPassword("ann@example.lk", at(1));
    await save(accounts, ann, moved);
    if (code !== accounts.lastCode()) {
      const old = { email: "new@example.lk", code };
      expect(await accounts.service.verifyEmail(old, at(6))).toMatchObject({ accepted: false });
    }
    const reset = { token: accounts.lastToken(), password: "another password" };
    expect(await accounts.service.resetPassword(reset, at(6))).toMatchObject({ accepted: false });
  });

  it("can't belong to another account", async () => {
    const accounts = openTestAccounts();
    await signUpAnn(accounts, { email: "new@example.lk" });
    const ann = await signUpAnn(accounts);
    expect(await save(accounts, ann, moved)).toEqual({
      accepted: false,
      refusal: { code: "EMAIL_TAKEN", message: "User already exists" },
    });
    expect(accounts.newEvents()).toEqual([]);
  });

  it("is rate limited, so that a mailbox can't be flooded", async () => {
    const counted: string[] = [];
    const accounts = openTestAccounts({
      limiter: {
        async count(attempt) {
          counted.push(attempt);
          return attempt === "ask-for-code" && counted.length > 2 ? 30 : 0;
        },
        forget: async () => undefined,
      },
    });
    const ann = await signUpAnn(accounts);
    expect(await save(accounts, ann, moved)).toMatchObject({
      refusal: { code: "TOO_MANY_TRIES", retryAfterSeconds: 30 },
    });
    expect(counted).toEqual(["sign-up", "ask-for-code", "ask-for-code"]);
    expect(accounts.mails).toHaveLength(1);
  });
});

describe("a new password with the profile", () => {
  const password = "another password";

  it("requires the current one; without it nothing is saved", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpAnn(accounts);
    for (const currentPassword of ["", "wrong"]) {
      const outcome = await save(accounts, ann, input(), { currentPassword, password });
      expect(outcome).toMatchObject({ refusal: { fields: [{ field: "currentPassword" }] } });
    }
    expect((await accounts.service.profile(ann.account.id))?.profile.firstName).toBe("");
    expect(accounts.newEvents()).toEqual([]);
  });

  it("does not change if the profile can't be saved", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpAnn(accounts);
    const change = { currentPassword: "a good password", password };
    expect(await save(accounts, ann, input({ contactNumber1: "x" }), change)).toMatchObject({
      accepted: false,
    });
    expect(accounts.newEvents()).toEqual([]);
  });

  it("changes with the profile, and keeps this session", async () => {
    const accounts = openTestAccounts();
    const ann = await signUpAnn(accounts);
    const change = { currentPassword: "a good password", password };
    expect(await save(accounts, ann, input(), change)).toMatchObject({ accepted: true });
    expect(accounts.newEvents()).toEqual(["PasswordChanged", "ProfileChanged"]);
    expect(await accounts.service.authenticate(ann.token, at(6).now)).not.toBeNull();
  });
});
