import { expect, it, onTestFinished } from "vitest";
import { StoreUnavailable } from "#domain/ports.ts";
import { openEmbeddedAccounts } from "#accounts/embedded/embedded-accounts.ts";
import { cacheForOutages } from "#accounts/outage-cache.ts";
import { accountOf, sessionOf } from "../testing/accounts.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";

/** Ann with two cached sessions, in stores whose calls can be made to fail. */
const opened = async () => {
  const stores = openEmbeddedAccounts(temporaryDirectory());
  onTestFinished(() => stores.close());
  await stores.accounts.insert(accountOf("ann", { role: "admin" }));
  await stores.accounts.insert(accountOf("ben", { role: "admin" }));
  for (const digest of ["one", "two"]) await stores.sessions.insert(sessionOf(digest, "ann"));
  let away = false;
  const failing = <Store extends object>(store: Store): Store =>
    new Proxy(store, {
      get(target, name, receiver) {
        const call: unknown = Reflect.get(target, name, receiver);
        if (!away || typeof call !== "function") return call;
        return () => Promise.reject(new StoreUnavailable("away"));
      },
    });
  const remembered = cacheForOutages({
    ...stores,
    accounts: failing(stores.accounts),
    sessions: failing(stores.sessions),
  });
  for (const digest of ["one", "two"]) await remembered.sessions.byDigest(digest);
  await remembered.accounts.byIds(["ann"]);
  return {
    ...remembered,
    goAway() {
      away = true;
    },
  };
};

it("answers from its cache while the store is unreachable", async () => {
  const { accounts, sessions, goAway } = await opened();
  goAway();
  expect(await sessions.byDigest("one")).toEqual(sessionOf("one", "ann"));
  expect((await accounts.byIds(["ann"])).get("ann")?.role).toBe("admin");
  await expect(sessions.byDigest("three")).rejects.toThrow(StoreUnavailable);
});

it("accepts sessions although their last use can't be stored", async () => {
  const { sessions, goAway } = await opened();
  goAway();
  await expect(sessions.sawAt("one", "2026-11-21T12:00:00.000Z")).resolves.toBeUndefined();
});

it("drops a cached session when the other sessions are ended", async () => {
  const { sessions, goAway } = await opened();
  expect(await sessions.removeOthers("ann", "two")).toBe(1);
  goAway();
  await expect(sessions.byDigest("one")).rejects.toThrow(StoreUnavailable);
  expect(await sessions.byDigest("two")).not.toBeNull();
});

it("drops a cached role when it is removed", async () => {
  const { accounts, goAway } = await opened();
  expect(await accounts.setRole("ann", "shopper")).toBe(true);
  goAway();
  await expect(accounts.byIds(["ann"])).rejects.toThrow(StoreUnavailable);
});
