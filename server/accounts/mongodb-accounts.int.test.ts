import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Account, Session } from "#domain/account/ports.ts";
import { openMongoDbAccounts, type MongoDbAccounts } from "#server/accounts/mongodb-accounts.ts";
import { findMongoDb, type MongoDbServer } from "../../testing/mongodb-server.ts";

const account = (id: string, more: Partial<Account> = {}): Account => ({
  id,
  name: id,
  email: `${id}@example.lk`,
  passwordHash: "hash",
  role: "shopper",
  createdAt: "2026-11-21T10:00:00.000Z",
  ...more,
});

const session = (tokenDigest: string, accountId: string, expiresAt: string): Session => ({
  tokenDigest,
  accountId,
  createdAt: "2026-11-21T10:00:00.000Z",
  expiresAt,
});

const mongoDb = await findMongoDb();

describe.skipIf(mongoDb.start === null)(`accounts in ${mongoDb.name}`, () => {
  let server: MongoDbServer;
  beforeAll(async () => {
    if (mongoDb.start) server = await mongoDb.start();
  });
  afterAll(() => server.close());

  const opened = async (url = server.newUrl()): Promise<MongoDbAccounts> => {
    const store = await openMongoDbAccounts({ url });
    onTestFinished(() => store.close());
    return store;
  };

  it("gives accounts back by id and by e-mail", async () => {
    const { accounts } = await opened();
    const ann = account("ann");
    expect(await accounts.insert(ann)).toBe(true);
    expect(await accounts.byEmail("ann@example.lk")).toEqual(ann);
    expect(await accounts.byEmail("bob@example.lk")).toBeNull();
    expect(await accounts.byIds(["bob", "ann", "ann"])).toEqual(new Map([["ann", ann]]));
    expect(await accounts.byIds([])).toEqual(new Map());
  });

  it("knows whether somebody has a role", async () => {
    const { accounts } = await opened();
    await accounts.insert(account("ann", { role: "admin" }));
    expect(await accounts.hasRole("admin")).toBe(true);
    expect(await accounts.hasRole("analyst")).toBe(false);
  });

  it("lets one of many have an e-mail that all want at once", async () => {
    const url = server.newUrl();
    const [one, other] = [await opened(url), await opened(url)];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? one : other).accounts.insert(
          account(`${index}`, { email: "ann@example.lk" }),
        ),
      ),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const winner = outcomes.indexOf(true);
    expect(await one.accounts.byEmail("ann@example.lk")).toMatchObject({
      id: `${winner}`,
    });
  });

  it("does not take an id in use for an e-mail in use", async () => {
    const { accounts } = await opened();
    await accounts.insert(account("ann"));
    await expect(accounts.insert(account("ann", { email: "b@example.lk" }))).rejects.toThrow(
      /duplicate key/,
    );
  });

  it("keeps sessions until they are removed, or swept after their time", async () => {
    const { sessions, sweepSessions } = await opened();
    const old = session("old", "ann", "2026-11-21T11:00:00.000Z");
    const now = session("now", "ann", "2026-11-21T12:00:00.000Z");
    const later = session("later", "ann", "2026-11-21T12:00:00.001Z");
    for (const each of [old, now, later]) await sessions.insert(each);
    expect(await sessions.byDigest("old")).toEqual(old);
    expect(await sweepSessions("2026-11-21T12:00:00.000Z")).toBe(2);
    expect(await sessions.byDigest("old")).toBeNull();
    expect(await sessions.byDigest("now")).toBeNull();
    expect(await sessions.byDigest("later")).toEqual(later);
    await sessions.remove("later");
    expect(await sessions.byDigest("later")).toBeNull();
  });

  it("makes one key a person, whoever asks first", async () => {
    const url = server.newUrl();
    const [one, other] = [await opened(url), await opened(url)];
    expect(await one.personalKeys.keyOf("ann")).toBeNull();
    const keys = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? one : other).personalKeys.ensureKey("ann"),
      ),
    );
    const [key] = keys;
    expect(key).toHaveLength(32);
    for (const each of keys) expect(each).toEqual(key);
    expect(await other.personalKeys.keyOf("ann")).toEqual(key);
    expect(await other.personalKeys.ensureKey("bob")).not.toEqual(key);
  });

  it("erases an account with its sessions and key, nobody else's, and again without harm", async () => {
    const { accounts, sessions, personalKeys, erase } = await opened();
    for (const id of ["ann", "bob"]) {
      await accounts.insert(account(id));
      await sessions.insert(session(`${id}'s`, id, "2026-12-21T10:00:00.000Z"));
      await personalKeys.ensureKey(id);
    }
    await erase("ann");
    await erase("ann");
    expect([...(await accounts.byIds(["ann", "bob"])).keys()]).toEqual(["bob"]);
    expect(await sessions.byDigest("ann's")).toBeNull();
    expect(await sessions.byDigest("bob's")).not.toBeNull();
    expect(await personalKeys.keyOf("ann")).toBeNull();
    expect(await personalKeys.keyOf("bob")).not.toBeNull();
  });

  it("opens again where everything is there already", async () => {
    const url = server.newUrl();
    const first = await opened(url);
    await first.accounts.insert(account("ann"));
    const second = await opened(url);
    expect(await second.accounts.byEmail("ann@example.lk")).toEqual(account("ann"));
  });
});
