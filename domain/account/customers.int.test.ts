import { expect, it } from "vitest";
import { at, openTestAccounts, signUpAnn, signUpVerifiedAnn } from "../../testing/test-accounts.ts";

const staff = { id: "nimal", role: "orders" } as const;
const kumari = {
  ...{ firstName: "Kumari", lastName: "Silva", email: " Kumari@example.lk" },
  ...{ phone: "0771234567", language: "si" as const },
};
const password = "a good password";

it("given a new customer, then an account without a password is registered by staff", async () => {
  const accounts = openTestAccounts();
  const { service, commands } = accounts;
  expect(await service.customer(null, kumari.email)).toEqual({ accepted: true, account: null });
  const account = await service.claim(null, kumari, staff, at(0).now);
  expect(account).toMatchObject({
    ...{ name: "Kumari Silva", email: "kumari@example.lk", role: "shopper", language: "si" },
    ...{ passwordHash: null, emailVerifiedAt: null },
    profile: { firstName: "Kumari", lastName: "Silva", contactNumber1: "0771234567" },
  });
  expect(accounts.newEvents()).toEqual(["AccountRegistered"]);
  expect(commands.log[0]?.metadata.actor).toEqual(staff);
  expect(await service.customer(null, "KUMARI@example.lk")).toEqual({ accepted: true, account });
  expect(await service.claim(account, kumari, staff, at(1).now)).toEqual(account);
  expect(accounts.newEvents()).toEqual([]);
});

it("given an invitation, then its link sets the password within a week, once", async () => {
  const accounts = openTestAccounts();
  const { service, mails } = accounts;
  const { id } = await service.claim(null, kumari, staff, at(0).now);
  expect(await service.invite(id, at(0).now)).toBe(true);
  expect(await service.invite(id, at(1).now)).toBe(true);
  expect(mails).toHaveLength(1);
  const sixDays = 6 * 24 * 60;
  const input = { token: accounts.lastToken(), password };
  expect(await service.resetPassword(input, at(sixDays))).toEqual({ accepted: true });
  expect((await service.byIds([id])).get(id)?.emailVerifiedAt).toBe(at(sixDays).now);
  const signedIn = await service.logIn({ email: kumari.email, password }, at(sixDays + 1));
  expect(signedIn.accepted).toBe(true);
  expect((await service.resetPassword(input, at(sixDays))).accepted).toBe(false);
  expect(await service.invite(id, at(sixDays + 2).now)).toBe(false);
});

it("given a reset that anybody requested, then the invitation stays valid, and one of both is used", async () => {
  const accounts = openTestAccounts();
  const { service } = accounts;
  const { id } = await service.claim(null, kumari, staff, at(0).now);
  await service.invite(id, at(0).now);
  const invitation = accounts.lastToken();
  await service.forgotPassword(kumari.email, at(1));
  const reset = accounts.lastToken();
  expect(reset).not.toBe(invitation);
  // The reset has expired, the invitation has not, and no other one is mailed.
  expect((await service.resetPassword({ token: reset, password }, at(40))).accepted).toBe(false);
  expect(await service.invite(id, at(41).now)).toBe(true);
  expect(accounts.lastToken()).toBe(reset);
  expect(await service.resetPassword({ token: invitation, password }, at(60))).toEqual({
    accepted: true,
  });
  expect((await service.resetPassword({ token: invitation, password }, at(61))).accepted).toBe(
    false,
  );
});

it("given a password that was set by a reset, then the invitation is worth nothing", async () => {
  const accounts = openTestAccounts();
  const { service } = accounts;
  const { id } = await service.claim(null, kumari, staff, at(0).now);
  await service.invite(id, at(0).now);
  const invitation = accounts.lastToken();
  await service.forgotPassword(kumari.email, at(1));
  const reset = { token: accounts.lastToken(), password };
  expect((await service.resetPassword(reset, at(2))).accepted).toBe(true);
  const other = { token: invitation, password: "another password" };
  expect((await service.resetPassword(other, at(3))).accepted).toBe(false);
});

it("given an expired invitation, then the next order sends a new one", async () => {
  const accounts = openTestAccounts();
  const { service, mails } = accounts;
  const { id } = await service.claim(null, kumari, staff, at(0).now);
  await service.invite(id, at(0).now);
  const first = accounts.lastToken();
  const eightDays = 8 * 24 * 60;
  const late = await service.resetPassword({ token: first, password }, at(eightDays));
  expect(late.accepted).toBe(false);
  expect(await service.invite(id, at(eightDays).now)).toBe(true);
  expect(mails).toHaveLength(2);
  expect(accounts.lastToken()).not.toBe(first);
});

it("given a customer who can sign in, then no invitation is mailed", async () => {
  const accounts = openTestAccounts();
  const { account } = await signUpVerifiedAnn(accounts);
  const mailed = accounts.mails.length;
  expect(await accounts.service.invite(account.id, at(5).now)).toBe(false);
  expect(await accounts.service.invite("nobody", at(5).now)).toBe(false);
  expect(accounts.mails).toHaveLength(mailed);
});

it("given a chosen customer, then the account is found, and a role without orders is refused", async () => {
  const accounts = openTestAccounts();
  const { service, stores } = accounts;
  const { account } = await signUpAnn(accounts);
  expect(await service.customer(account.id, "other@example.lk")).toMatchObject({
    ...{ accepted: true, account: { id: account.id } },
  });
  expect(await service.customer("gone", "ann@example.lk")).toMatchObject({
    refusal: { code: "NOT_FOUND" },
  });
  await stores.accounts.setRole(account.id, "analyst");
  expect(await service.customer(null, "ann@example.lk")).toMatchObject({
    refusal: { code: "INVALID_INPUT", fields: [{ field: "shippingAddress.email" }] },
  });
});

it("given a mailbox that a stranger registered first, then the stranger loses the account", async () => {
  const accounts = openTestAccounts();
  const { service, mails } = accounts;
  const stranger = await signUpAnn(accounts, { email: "kumari@example.lk" });
  const signedUp = await service.customer(null, kumari.email);
  if (!signedUp.accepted) throw new Error(signedUp.refusal.message);
  const account = await service.claim(signedUp.account, kumari, staff, at(1).now);
  expect(account).toMatchObject({
    ...{ id: stranger.account.id, name: "Kumari Silva", passwordHash: null },
    profile: { firstName: "Kumari", contactNumber1: "0771234567" },
  });
  expect(await service.authenticate(stranger.token, at(1).now)).toBeNull();
  const logIn = { email: "kumari@example.lk", password: "a good password" };
  expect((await service.logIn(logIn, at(1))).accepted).toBe(false);
  expect(accounts.newEvents()).toEqual(["PasswordChanged", "SignInFailed"]);
  expect(await service.invite(account.id, at(1).now)).toBe(true);
  expect(mails.at(-1)).toMatchObject({ template: "invitation", email: "kumari@example.lk" });
  const input = { token: accounts.lastToken(), password: "Kumari's password" };
  expect(await service.resetPassword(input, at(2))).toEqual({ accepted: true });
  expect(await service.claim(account, kumari, staff, at(3).now)).toMatchObject({
    id: account.id,
  });
});

it("given a mailbox that an identity registered without proof first, then the identity is unlinked", async () => {
  const accounts = openTestAccounts();
  const { service } = accounts;
  const google = { issuer: "https://accounts.google.com", subject: "1", name: "Stranger" };
  const identity = { ...google, email: "kumari@example.lk", emailVerified: false };
  const stranger = await service.signInWithIdentity(identity, at(0));
  if (!stranger.accepted) throw new Error(stranger.refusal.message);
  const account = await service.claim(stranger.account, kumari, staff, at(1).now);
  expect(account.name).toBe("Kumari Silva");
  expect(await service.authenticate(stranger.token, at(1).now)).toBeNull();
  expect((await service.signInWithIdentity(identity, at(1))).accepted).toBe(false);
});

it("given a verified customer, then claiming changes nothing", async () => {
  const accounts = openTestAccounts();
  const { account, token } = await signUpVerifiedAnn(accounts);
  const verified = (await accounts.service.byIds([account.id])).get(account.id) ?? account;
  expect(await accounts.service.claim(verified, kumari, staff, at(1).now)).toEqual(verified);
  expect(await accounts.service.authenticate(token, at(1).now)).not.toBeNull();
  expect(accounts.newEvents()).toEqual([]);
});
