import { describe, expect, it } from "vitest";
import { secretTokens } from "#accounts/tokens.ts";
import { at, openTestAccounts, signUpAnn } from "../../testing/test-accounts.ts";

const credentials = { email: "ann@example.lk", password: "a good password" };
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Ann has signed up at ten and logged in a minute later with Firefox. */
const twoSessions = async () => {
  const accounts = openTestAccounts();
  const first = await signUpAnn(accounts);
  const second = await accounts.service.logIn(credentials, at(1, { userAgent: firefox }));
  if (!second.accepted) throw new Error("Ann could not log in");
  accounts.newEvents();
  return { accounts, account: first.account, first: first.token, second: second.token };
};

describe("the sessions of an account", () => {
  it("are listed with their devices, and the current one is marked", async () => {
    const { accounts, account, second } = await twoSessions();
    const list = await accounts.service.sessions(account.id, second, at(2).now);
    expect(list).toMatchObject([
      { createdAt: at(0).now, device: "Unknown device", current: false },
      { createdAt: at(1).now, lastSeenAt: at(1).now, device: "Firefox on Linux", current: true },
    ]);
    expect(await accounts.service.sessions("nobody", second, at(2).now)).toEqual([]);
  });

  it("have names that grant no access", async () => {
    const { accounts, account, first } = await twoSessions();
    const [session] = await accounts.service.sessions(account.id, null, at(2).now);
    const id = session?.id ?? "";
    expect(id).toHaveLength(22);
    expect(await accounts.service.authenticate(id, at(2).now)).toBeNull();
    expect([first, secretTokens.digest(first)].join()).not.toContain(id);
  });

  it("are not listed after they expired", async () => {
    const { accounts, account } = await twoSessions();
    const list = await accounts.service.sessions(account.id, null, at(30 * 24 * 60).now);
    expect(list.map(({ createdAt }) => createdAt)).toEqual([at(1).now]);
  });

  it("grant nothing after they expired, and are deleted then", async () => {
    const { accounts, account, first } = await twoSessions();
    const end = 30 * 24 * 60;
    expect(await accounts.service.authenticate(first, at(end - 1).now)).not.toBeNull();
    expect(await accounts.service.authenticate(first, at(end).now)).toBeNull();
    expect(await accounts.stores.sessions.ofAccount(account.id)).toHaveLength(1);
  });

  it("are ended once, by name", async () => {
    const { accounts, account, first, second } = await twoSessions();
    const [session] = await accounts.service.sessions(account.id, second, at(2).now);
    const end = () => accounts.service.signOutSession(account, session?.id ?? "", at(2).now);
    expect(await end()).toEqual({ accepted: true });
    expect(await accounts.service.authenticate(first, at(2).now)).toBeNull();
    expect(await accounts.service.authenticate(second, at(2).now)).not.toBeNull();
    expect(accounts.newEvents()).toEqual(["SessionsEnded"]);
    expect(await end()).toMatchObject({ accepted: false, refusal: { code: "NOT_FOUND" } });
    expect(accounts.newEvents()).toEqual([]);
  });

  it("can't be ended by another account", async () => {
    const { accounts, account, first } = await twoSessions();
    const ben = await signUpAnn(accounts, { email: "ben@example.lk" });
    const [session] = await accounts.service.sessions(account.id, null, at(2).now);
    expect(
      await accounts.service.signOutSession(ben.account, session?.id ?? "", at(2).now),
    ).toMatchObject({ refusal: { code: "NOT_FOUND" } });
    expect(await accounts.service.authenticate(first, at(2).now)).not.toBeNull();
  });

  it("are all ended except the current one", async () => {
    const { accounts, account, first, second } = await twoSessions();
    expect(await accounts.service.signOutOthers(account, second, at(2).now)).toEqual({ ended: 1 });
    expect(await accounts.service.authenticate(first, at(2).now)).toBeNull();
    expect(await accounts.service.authenticate(second, at(2).now)).not.toBeNull();
    expect(await accounts.service.signOutOthers(account, second, at(3).now)).toEqual({ ended: 0 });
    expect(accounts.newEvents()).toEqual(["SessionsEnded"]);
  });

  it("record when they were last seen, at most once an hour", async () => {
    const { accounts, account, first } = await twoSessions();
    const seen = async (minute: number) => {
      await accounts.service.authenticate(first, at(minute).now);
      return (await accounts.stores.sessions.ofAccount(account.id))[0]?.lastSeenAt;
    };
    expect(await seen(59)).toBe(at(0).now);
    expect(await seen(60)).toBe(at(60).now);
    expect(await seen(119)).toBe(at(60).now);
  });

  it("carry the current role of the account", async () => {
    const { accounts, account, first } = await twoSessions();
    await accounts.stores.accounts.setRole(account.id, "analyst");
    expect(await accounts.service.authenticate(first, at(2).now)).toMatchObject({
      role: "analyst",
    });
  });
});
