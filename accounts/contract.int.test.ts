import { describe, expect, it, onTestFinished } from "vitest";
import { emptyProfile } from "#domain/account/profile-input.ts";
import { PersonErased } from "#domain/ports.ts";
import { newEndpoint } from "#domain/webhook/endpoint.ts";
import { foldedText } from "#domain/values/folded.ts";
import { codeOf, accountOf, mailOf, pushDeviceOf, sessionOf } from "../testing/accounts.ts";
import { describeAccountEngines, type OpenAccountStores } from "../testing/account-stores.ts";

const google = { issuer: "https://accounts.google.com", subject: "1" };

await describeAccountEngines((engine) => {
  const opened = async (place = engine.newPlace()): Promise<OpenAccountStores> => {
    const stores = await engine.open(place);
    onTestFinished(() => stores.close());
    return stores;
  };
  /** Two processes on the same data, for race conditions. */
  const two = async () => {
    const place = engine.newPlace();
    return [await opened(place), await opened(place)] as const;
  };
  const race = <Answer>(
    stores: readonly [OpenAccountStores, OpenAccountStores],
    count: number,
    act: (one: OpenAccountStores, index: number) => Promise<Answer>,
  ): Promise<Answer[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => act(stores[index % 2 ? 1 : 0], index)));

  describe("accounts", () => {
    it("are found by id and by email", async () => {
      const { accounts } = await opened();
      const ann = accountOf("ann", {
        passwordHash: null,
        emailVerifiedAt: "2026-11-21T10:01:00.000Z",
      });
      expect(await accounts.insert(ann)).toBe(true);
      expect(await accounts.byEmail("ann@example.lk")).toEqual(ann);
      expect(await accounts.byEmail("bob@example.lk")).toBeNull();
      expect(await accounts.byIds(["bob", "ann", "ann"])).toEqual(new Map([["ann", ann]]));
      expect(await accounts.byIds([])).toEqual(new Map());
    });

    it("list those with a non-ASCII email", async () => {
      const { accounts } = await opened();
      await accounts.insert(accountOf("ann"));
      await accounts.insert(accountOf("kumar", { email: "k@münchen.de" }));
      await accounts.insert(accountOf("nila", { email: "නිල@x.lk" }));
      const found = await accounts.withOtherLetters();
      expect(found.map(({ id }) => id).sort()).toEqual(["kumar", "nila"]);
    });

    it("report whether an account has a role", async () => {
      const { accounts } = await opened();
      await accounts.insert(accountOf("ann", { role: "admin" }));
      expect(await accounts.hasRole("admin")).toBe(true);
      expect(await accounts.hasRole("admin", "ann")).toBe(false);
      expect(await accounts.hasRole("admin", "bob")).toBe(true);
      expect(await accounts.hasRole("analyst")).toBe(false);
    });

    it("give an email requested concurrently to one of them", async () => {
      const stores = await two();
      const outcomes = await race(stores, 20, ({ accounts }, index) =>
        accounts.insert(accountOf(`${index}`, { email: "ann@example.lk" })),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      const winner = outcomes.indexOf(true);
      expect(await stores[0].accounts.byEmail("ann@example.lk")).toMatchObject({ id: `${winner}` });
    });

    it("refuse an email in use with a new id, and an id in use with a new email", async () => {
      const { accounts } = await opened();
      await accounts.insert(accountOf("ann"));
      await expect(accounts.insert(accountOf("ann", { email: "b@example.lk" }))).rejects.toThrow(
        /duplicate key|UNIQUE/,
      );
    });

    it("change details, but not to the email of another account", async () => {
      const { accounts } = await opened();
      const ann = accountOf("ann");
      await accounts.insert(ann);
      await accounts.insert(accountOf("bob"));
      const details = {
        name: "Ann P.",
        email: "new@example.lk",
        emailVerifiedAt: null,
        profile: { ...ann.profile, firstName: "Ann" },
      };
      expect(await accounts.saveDetails("ann", details)).toBe(true);
      expect(await accounts.byEmail("new@example.lk")).toEqual({ ...ann, ...details });
      const taken = { ...details, name: "Bob", email: "bob@example.lk" };
      expect(await accounts.saveDetails("ann", taken)).toBe(false);
      expect(await accounts.byEmail("new@example.lk")).toEqual({ ...ann, ...details });
    });

    it("change a password", async () => {
      const { accounts } = await opened();
      await accounts.insert(accountOf("ann"));
      await accounts.insert(accountOf("bob"));
      await accounts.setPassword("ann", "new hash");
      const found = await accounts.byIds(["ann", "bob"]);
      expect(found.get("ann")?.passwordHash).toBe("new hash");
      expect(found.get("bob")?.passwordHash).toBe("hash");
      await accounts.setPassword("ann", null);
      expect((await accounts.byIds(["ann"])).get("ann")?.passwordHash).toBeNull();
    });

    it("verify a mailbox only while it belongs to the account", async () => {
      const { accounts } = await opened();
      await accounts.insert(accountOf("ann"));
      const at = "2026-11-21T10:05:00.000Z";
      expect(await accounts.verifyEmail("ann", "old@example.lk", at)).toBe(false);
      expect((await accounts.byEmail("ann@example.lk"))?.emailVerifiedAt).toBeNull();
      expect(await accounts.verifyEmail("ann", "ann@example.lk", at)).toBe(true);
      expect((await accounts.byEmail("ann@example.lk"))?.emailVerifiedAt).toBe(at);
    });

    it("move to a verified mailbox, and come back to the former one", async () => {
      const { accounts } = await opened();
      const [at, until] = ["2026-11-21T10:05:00.000Z", "2026-11-28T10:05:00.000Z"];
      const [former, later] = [{ email: "ann@example.lk", until }, "2026-11-28T10:06:00.000Z"];
      await accounts.insert(accountOf("ann", { emailVerifiedAt: at }));
      await accounts.insert(accountOf("bob"));
      const found = async () => (await accounts.byIds(["ann"])).get("ann");
      expect(await accounts.moveEmail("ann", "new@example.lk", at, former)).toBe(false);
      const newEmail = { email: "new@example.lk", since: at };
      await accounts.setNewEmail("ann", newEmail);
      expect(await found()).toMatchObject({ email: "ann@example.lk", newEmail });
      expect(await accounts.moveEmail("ann", "other@example.lk", at, former)).toBe(false);
      expect(await accounts.moveEmail("ann", "new@example.lk", at, former)).toBe(true);
      expect(await found()).toMatchObject({
        ...{ email: "new@example.lk", emailVerifiedAt: at, newEmail: null, formerEmail: former },
      });

      // The former mailbox is kept free for its owner.
      const cid = accountOf("cid", { email: "ann@example.lk", createdAt: at });
      expect(await accounts.insert(cid)).toBe(false);
      expect((await accounts.byIds(["cid"])).size).toBe(0);
      await accounts.setNewEmail("bob", { email: "ann@example.lk", since: at });
      expect(await accounts.moveEmail("bob", "ann@example.lk", at, null)).toBe(false);
      expect((await accounts.byIds(["bob"])).get("bob")?.email).toBe("bob@example.lk");
      for (const email of ["ann@example.lk", "new@example.lk"]) {
        expect(await accounts.isTaken(email, at)).toBe(true);
      }
      expect(await accounts.isTaken("ann@example.lk", later)).toBe(false);

      expect(await accounts.restoreEmail("ann", "bob@example.lk", at)).toBe(false);
      expect(await accounts.restoreEmail("bob", "ann@example.lk", at)).toBe(false);
      expect(await accounts.restoreEmail("ann", "ann@example.lk", at)).toBe(true);
      expect(await found()).toMatchObject({
        ...{ email: "ann@example.lk", emailVerifiedAt: at, newEmail: null, formerEmail: null },
      });
      expect(await accounts.isTaken("new@example.lk", at)).toBe(false);
    });

    it("don't move to a mailbox that another account got, nor come back to it", async () => {
      const { accounts } = await opened();
      const at = "2026-11-21T10:05:00.000Z";
      const past = { email: "ann@example.lk", until: "2026-11-21T10:04:00.000Z" };
      await accounts.insert(accountOf("ann"));
      await accounts.setNewEmail("ann", { email: "new@example.lk", since: at });
      await accounts.insert(accountOf("bob", { email: "new@example.lk" }));
      expect(await accounts.moveEmail("ann", "new@example.lk", at, null)).toBe(false);
      await accounts.setNewEmail("ann", { email: "third@example.lk", since: at });
      expect(await accounts.moveEmail("ann", "third@example.lk", at, past)).toBe(true);
      const cid = accountOf("cid", { email: "ann@example.lk", createdAt: at });
      expect(await accounts.insert(cid)).toBe(true);
      expect(await accounts.restoreEmail("ann", "ann@example.lk", at)).toBe(false);
      expect((await accounts.byIds(["ann"])).get("ann")?.email).toBe("third@example.lk");
    });

    it("change roles, and never remove the last admin's", async () => {
      const { accounts } = await opened();
      await accounts.insert(accountOf("ann", { role: "admin" }));
      await accounts.insert(accountOf("bob"));
      expect(await accounts.setRole("ann", "shopper")).toBe(false);
      expect(await accounts.setRole("ann", "admin")).toBe(true);
      expect(await accounts.setRole("bob", "admin")).toBe(true);
      expect(await accounts.setRole("ann", "analyst")).toBe(true);
      expect(await accounts.setRole("bob", "shopper")).toBe(false);
      const found = await accounts.byIds(["ann", "bob"]);
      expect([found.get("ann")?.role, found.get("bob")?.role]).toEqual(["analyst", "admin"]);
    });

    it("store the language of a person's mails", async () => {
      const { accounts } = await opened();
      await accounts.insert(accountOf("ann", { language: "ta" }));
      await accounts.insert(accountOf("bob"));
      await accounts.setLanguage("bob", "si");
      const found = await accounts.byIds(["ann", "bob"]);
      expect([found.get("ann")?.language, found.get("bob")?.language]).toEqual(["ta", "si"]);
    });

    it("keep an admin if all admins demote each other concurrently", async () => {
      const stores = await two();
      const [{ accounts }] = stores;
      const admins = ["ann", "bob", "cid", "dan"];
      for (const id of admins) await accounts.insert(accountOf(id, { role: "admin" }));
      await race(stores, admins.length, (one, index) =>
        one.accounts.setRole(admins[index] ?? "", "shopper"),
      );
      expect(await accounts.hasRole("admin")).toBe(true);
    });

    it("are found by a part of the email or name, page by page and without wildcards", async () => {
      const { accounts } = await opened();
      for (const id of ["cid", "ann", "bob"]) await accounts.insert(accountOf(id));
      await accounts.insert(accountOf("dan", { email: "d.n+x%_@other.lk", name: "Émile (Dan)" }));
      const search = async (text: string, afterEmail = "", limit = 10) =>
        (
          await accounts.search({
            text: foldedText(text),
            email: text.toLowerCase(),
            phone: /^\d+$/.test(text) ? text : "",
            staff: false,
            afterEmail,
            limit,
          })
        ).map(({ id }) => id);
      expect(await search("")).toEqual(["ann", "bob", "cid", "dan"]);
      expect(await search("example")).toEqual(["ann", "bob", "cid"]);
      expect(await search("example", "", 2)).toEqual(["ann", "bob"]);
      expect(await search("example", "bob@example.lk", 2)).toEqual(["cid"]);
      expect(await search("d.n+x%_@")).toEqual(["dan"]);
      for (const text of ["emile", "E\u0301MILE", "Émile"]) {
        expect(await search(text)).toEqual(["dan"]);
      }
      expect(await search("771234567")).toEqual([]);
      await accounts.saveDetails("cid", {
        ...accountOf("cid"),
        name: "ශ්\u200dරීමතී Jose\u0301",
        profile: { ...emptyProfile, contactNumber2: "+94771234567" },
      });
      for (const text of ["771234567", "ශ්රීමතී", "jos\u00e9", "JOSE"]) {
        expect(await search(text)).toEqual(["cid"]);
      }
      for (const text of ["émile", "(dan)", "le ("]) expect(await search(text)).toEqual(["dan"]);
      for (const text of ["a.n", "%", "_@example", "^a", "e.*l", "\\"]) {
        expect(await search(text)).toEqual(text === "%" ? ["dan"] : []);
      }
    });
  });

  describe("identities", () => {
    it("lead to the account they were linked to, and to no other", async () => {
      const { accounts } = await opened();
      await accounts.insert(accountOf("ann"));
      await accounts.insert(accountOf("bob"));
      expect(await accounts.byIdentity(google)).toBeNull();
      expect(await accounts.linkIdentity("ann", google)).toBe(true);
      expect(await accounts.linkIdentity("ann", google)).toBe(true);
      expect(await accounts.linkIdentity("bob", google)).toBe(false);
      expect(await accounts.byIdentity(google)).toEqual(accountOf("ann"));
      expect(await accounts.byIdentity({ ...google, subject: "2" })).toBeNull();
      expect(await accounts.byIdentity({ ...google, issuer: "https://else" })).toBeNull();
    });

    it("are linked to one account if several request it concurrently", async () => {
      const stores = await two();
      for (let index = 0; index < 10; index += 1) {
        await stores[0].accounts.insert(accountOf(`${index}`));
      }
      const outcomes = await race(stores, 10, ({ accounts }, index) =>
        accounts.linkIdentity(`${index}`, google),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(await stores[0].accounts.byIdentity(google)).toMatchObject({
        id: `${outcomes.indexOf(true)}`,
      });
    });

    it("are removed from one account only", async () => {
      const { accounts } = await opened();
      await accounts.insert(accountOf("ann"));
      await accounts.insert(accountOf("bob"));
      await accounts.linkIdentity("ann", google);
      await accounts.linkIdentity("bob", { ...google, subject: "2" });
      await accounts.unlinkIdentities("ann");
      expect(await accounts.byIdentity(google)).toBeNull();
      expect(await accounts.byIdentity({ ...google, subject: "2" })).toMatchObject({ id: "bob" });
    });
  });

  describe("sessions", () => {
    it("are stored until they are removed", async () => {
      const { accounts, sessions } = await opened();
      await accounts.insert(accountOf("ann"));
      const session = sessionOf("digest", "ann");
      await sessions.insert(session);
      expect(await sessions.byDigest("digest")).toEqual(session);
      await sessions.sawAt("digest", "2026-11-21T12:00:00.000Z");
      expect(await sessions.byDigest("digest")).toEqual({
        ...session,
        lastSeenAt: "2026-11-21T12:00:00.000Z",
      });
      await sessions.remove("digest");
      await sessions.remove("digest");
      expect(await sessions.byDigest("digest")).toBeNull();
    });

    it("of an account are listed, oldest first, and removed except one", async () => {
      const { accounts, sessions } = await opened();
      await accounts.insert(accountOf("ann"));
      await accounts.insert(accountOf("bob"));
      await sessions.insert(sessionOf("2", "ann", { createdAt: "2026-11-21T10:02:00.000Z" }));
      await sessions.insert(sessionOf("1", "ann", { createdAt: "2026-11-21T10:01:00.000Z" }));
      await sessions.insert(sessionOf("3", "ann", { createdAt: "2026-11-21T10:03:00.000Z" }));
      await sessions.insert(sessionOf("bob's", "bob"));
      const digests = async (id: string) =>
        (await sessions.ofAccount(id)).map(({ tokenDigest }) => tokenDigest);
      expect(await digests("ann")).toEqual(["1", "2", "3"]);
      expect(await sessions.removeOthers("ann", "2")).toBe(2);
      expect(await digests("ann")).toEqual(["2"]);
      expect(await sessions.removeOthers("ann", null)).toBe(1);
      expect(await digests("ann")).toEqual([]);
      expect(await digests("bob")).toEqual(["bob's"]);
    });
  });

  describe("devices", () => {
    /** Two people with two sessions each. */
    const people = async () => {
      const stores = await opened();
      for (const id of ["ann", "bob"]) {
        await stores.accounts.insert(accountOf(id));
        for (const name of [`${id} one`, `${id} two`]) {
          await stores.sessions.insert(sessionOf(`${name}'s session`, id));
        }
      }
      const idsOf = async (id: string) =>
        (await stores.pushDevices.ofAccount(id)).map((device) => device.id);
      return { ...stores, idsOf };
    };

    it("are stored one a session, and found by id and account, oldest first", async () => {
      const { pushDevices, idsOf } = await people();
      const two = pushDeviceOf("ann two", "ann");
      const one = pushDeviceOf("ann one", "ann", {
        createdAt: "2026-11-21T11:00:00.000Z",
        lastMessageAt: "2026-11-21T12:00:00.000Z",
        topics: { orders: false, alerts: true, newOrders: true },
      });
      expect(await pushDevices.put(one)).toBe(true);
      expect(await pushDevices.put(two)).toBe(true);
      expect(await idsOf("ann")).toEqual(["ann two", "ann one"]);
      expect(await pushDevices.byIds(["ann one", "ann two", "bob one"])).toEqual(
        new Map([
          ["ann one", one],
          ["ann two", two],
        ]),
      );
      const next = { ...one, endpoint: `${one.endpoint}/next`, p256dh: "next", auth: "next" };
      expect(await pushDevices.put(next)).toBe(true);
      expect((await pushDevices.byIds(["ann one"])).get("ann one")).toEqual(next);
    });

    it("need an open session of their account", async () => {
      const { pushDevices, sessions, idsOf } = await people();
      expect(await pushDevices.put(pushDeviceOf("nobody's", "ann"))).toBe(false);
      expect(await pushDevices.put(pushDeviceOf("bob one", "ann"))).toBe(false);
      await sessions.remove("ann one's session");
      expect(await pushDevices.put(pushDeviceOf("ann one", "ann"))).toBe(false);
      expect(await idsOf("ann")).toEqual([]);
    });

    it("move to the next account of a browser, and to no one with other keys", async () => {
      const { pushDevices, idsOf } = await people();
      const one = pushDeviceOf("ann one", "ann");
      const { endpoint, p256dh, auth } = one;
      await pushDevices.put(one);
      for (const keys of [{}, { p256dh }, { auth }]) {
        expect(await pushDevices.put(pushDeviceOf("bob one", "bob", { endpoint, ...keys }))).toBe(
          false,
        );
      }
      expect([await idsOf("ann"), await idsOf("bob")]).toEqual([["ann one"], []]);
      const moved = pushDeviceOf("bob one", "bob", { endpoint, p256dh, auth });
      expect(await pushDevices.put(moved)).toBe(true);
      expect([await idsOf("ann"), await idsOf("bob")]).toEqual([[], ["bob one"]]);
    });

    it("end with their session", async () => {
      const { pushDevices, sessions, idsOf } = await people();
      const all = ["ann one", "ann two", "bob one", "bob two"];
      for (const id of all) await pushDevices.put(pushDeviceOf(id, id.slice(0, 3)));
      await sessions.remove("ann one's session");
      expect(await idsOf("ann")).toEqual(["ann two"]);
      await sessions.removeOthers("bob", "bob two's session");
      expect(await idsOf("bob")).toEqual(["bob two"]);
      await sessions.removeOthers("bob", null);
      expect([await idsOf("ann"), await idsOf("bob")]).toEqual([["ann two"], []]);
    });

    it("are changed and removed by their own account only", async () => {
      const { pushDevices, idsOf } = await people();
      const topics = { orders: false, alerts: false, newOrders: true };
      await pushDevices.put(pushDeviceOf("ann one", "ann"));
      expect(await pushDevices.setTopics("bob", "ann one", topics)).toBe(false);
      expect(await pushDevices.forNewOrders(10)).toEqual([]);
      expect(await pushDevices.setTopics("ann", "ann one", topics)).toBe(true);
      await pushDevices.messagedAt("ann one", "2026-11-21T12:00:00.000Z");
      const changed = { topics, lastMessageAt: "2026-11-21T12:00:00.000Z" };
      const [device] = await pushDevices.forNewOrders(10);
      expect(device).toEqual(pushDeviceOf("ann one", "ann", changed));
      expect(await pushDevices.remove("bob", "ann one")).toBe(false);
      expect(await idsOf("ann")).toEqual(["ann one"]);
      expect(await pushDevices.remove("ann", "ann one")).toBe(true);
      expect(await pushDevices.remove("ann", "ann one")).toBe(false);
    });
  });

  it("stores one pair of keys, even if several are created concurrently", async () => {
    const stores = await two();
    expect(await stores[0].vapidKeys.keys()).toBeNull();
    await race(stores, 6, ({ vapidKeys }, index) =>
      vapidKeys.note({ publicKey: `public ${index}`, privateKey: `private ${index}` }),
    );
    const [one, other] = [await stores[0].vapidKeys.keys(), await stores[1].vapidKeys.keys()];
    expect(one).toEqual(other);
    expect(one?.publicKey.replace("public", "private")).toBe(one?.privateKey);
  });

  it("stores webhooks, and replaces one only in the revision that was read", async () => {
    const [{ webhooks }, other] = await two();
    const hook = newEndpoint("hook", "https://notify.example/a", "whsec_AA==", null);
    await webhooks.insert(hook);
    await other.webhooks.insert({ ...hook, secret: "whsec_BB==" });
    expect(await webhooks.byId("hook")).toEqual({ endpoint: hook, revision: 0 });
    expect(await webhooks.byId("another")).toBeNull();
    const paused = { ...hook, failures: 1, dueAt: "2026-11-26T12:00:00.000Z" };
    expect(await other.webhooks.replace(paused, 0)).toBe(true);
    expect(await webhooks.replace(hook, 0)).toBe(false);
    expect(await webhooks.all()).toEqual([{ endpoint: paused, revision: 1 }]);
    await webhooks.remove("hook");
    expect(await other.webhooks.all()).toEqual([]);
    expect(await other.webhooks.replace(hook, 1)).toBe(false);
  });

  describe("one-time secrets", () => {
    it("are replaced by the next one for the same account and purpose", async () => {
      const { accounts, codes } = await opened();
      await accounts.insert(accountOf("ann"));
      const reset = codeOf("ann", { purpose: "reset-password", digest: "token" });
      await codes.put(codeOf("ann", { digest: "first" }));
      await codes.put(reset);
      await codes.put(codeOf("ann", { digest: "second" }));
      expect(await codes.byDigest("verify-email", "first")).toBeNull();
      expect(await codes.byDigest("verify-email", "second")).toEqual(
        codeOf("ann", { digest: "second" }),
      );
      expect(await codes.byDigest("reset-password", "token")).toEqual(reset);
      expect(await codes.byDigest("verify-email", "token")).toBeNull();
    });

    it("allow the given number of attempts, even concurrent ones", async () => {
      const stores = await two();
      await stores[0].accounts.insert(accountOf("ann"));
      await stores[0].codes.put(codeOf("ann", { triesLeft: 5 }));
      const tries = await race(stores, 20, ({ codes }) => codes.spendTry("ann", "verify-email"));
      const left = tries.flatMap((each) => (each ? [each.triesLeft] : []));
      expect(left.toSorted()).toEqual([0, 1, 2, 3, 4]);
      expect(await stores[1].codes.current("ann", "verify-email")).toMatchObject({ triesLeft: 0 });
      expect(await stores[0].codes.current("bob", "verify-email")).toBeNull();
      expect(await stores[0].codes.spendTry("ann", "reset-password")).toBeNull();
      expect(await stores[0].codes.spendTry("bob", "verify-email")).toBeNull();
    });

    it("are consumed once, with the right account, purpose and digest only", async () => {
      const stores = await two();
      const [{ accounts, codes }] = stores;
      await accounts.insert(accountOf("ann"));
      await accounts.insert(accountOf("bob"));
      await codes.put(codeOf("ann", { digest: "right" }));
      expect(await codes.take("ann", "verify-email", "wrong")).toBe(false);
      expect(await codes.take("ann", "reset-password", "right")).toBe(false);
      expect(await codes.take("bob", "verify-email", "right")).toBe(false);
      const taken = await race(stores, 20, (one) => one.codes.take("ann", "verify-email", "right"));
      expect(taken.filter(Boolean)).toHaveLength(1);
    });

    it("of an account are removed together, except the way back to a former mailbox", async () => {
      const { accounts, codes } = await opened();
      for (const id of ["ann", "bob"]) await accounts.insert(accountOf(id));
      await codes.put(codeOf("ann", { digest: "a" }));
      await codes.put(codeOf("ann", { purpose: "reset-password", digest: "b" }));
      await codes.put(codeOf("bob", { digest: "c" }));
      await codes.put(codeOf("ann", { purpose: "restore-email", digest: "d" }));
      await codes.removeOf("ann");
      expect(await codes.byDigest("restore-email", "d")).not.toBeNull();
      expect(await codes.byDigest("verify-email", "a")).toBeNull();
      expect(await codes.byDigest("reset-password", "b")).toBeNull();
      expect(await codes.byDigest("verify-email", "c")).not.toBeNull();
    });
  });

  describe("keys", () => {
    it("are created once per person, even concurrently", async () => {
      const stores = await two();
      expect(await stores[0].personalKeys.keysOf(["ann"])).toEqual(new Map());
      const keys = await race(stores, 10, (one) => one.personalKeys.ensureKey("ann"));
      const [key] = keys;
      expect(key).toHaveLength(32);
      for (const each of keys) expect(each).toEqual(key);
      const bobs = await stores[1].personalKeys.ensureKey("bob");
      expect(bobs).not.toEqual(key);
      expect(await stores[1].personalKeys.keysOf(["bob", "nobody", "ann", "bob"])).toEqual(
        new Map([
          ["ann", key],
          ["bob", bobs],
        ]),
      );
      expect(await stores[1].personalKeys.keysOf([])).toEqual(new Map());
    });
  });

  it("erases an account with all its data and no other account's, and can be repeated", async () => {
    const { accounts, sessions, codes, mails, pushDevices, pushes, personalKeys, erase } =
      await opened();
    for (const id of ["ann", "bob"]) {
      await accounts.insert(accountOf(id));
      await accounts.linkIdentity(id, { ...google, subject: id });
      await sessions.insert(sessionOf(`${id}'s`, id));
      await codes.put(codeOf(id));
      await mails.put(mailOf(`to ${id}`, { accountId: id }));
      await pushDevices.put(pushDeviceOf(id, id, { sessionDigest: `${id}'s` }));
      await pushes.put(mailOf(`to ${id}`, { accountId: id }));
      await personalKeys.ensureKey(id);
    }
    await erase("ann");
    await erase("ann");
    expect([...(await accounts.byIds(["ann", "bob"])).keys()]).toEqual(["bob"]);
    expect(await accounts.byIdentity({ ...google, subject: "ann" })).toBeNull();
    expect(await accounts.byIdentity({ ...google, subject: "bob" })).not.toBeNull();
    expect(await sessions.byDigest("ann's")).toBeNull();
    expect(await sessions.byDigest("bob's")).not.toBeNull();
    expect(await codes.spendTry("ann", "verify-email")).toBeNull();
    expect(await codes.spendTry("bob", "verify-email")).not.toBeNull();
    expect(await mails.pendingCount()).toBe(1);
    expect([...(await pushDevices.byIds(["ann", "bob"])).keys()]).toEqual(["bob"]);
    expect(await pushes.pendingCount()).toBe(1);
    expect([...(await personalKeys.keysOf(["ann", "bob"])).keys()]).toEqual(["bob"]);
    expect(await accounts.linkIdentity("bob", { ...google, subject: "ann" })).toBe(true);
  });

  it("closes an account: no sign-in works, and nothing can be sealed for it any more", async () => {
    const stores = await two();
    const [{ accounts, sessions, codes, personalKeys, shut, erase }, other] = stores;
    for (const id of ["ann", "bob"]) {
      await accounts.insert(accountOf(id));
      await accounts.linkIdentity(id, { ...google, subject: id });
      await sessions.insert(sessionOf(`${id}'s`, id));
      await codes.put(codeOf(id));
      await personalKeys.ensureKey(id);
    }
    await shut("ann");
    await shut("ann");
    const found = await accounts.byIds(["ann", "bob"]);
    expect(found.get("ann")?.passwordHash).toBeNull();
    expect(found.get("bob")).toEqual(accountOf("bob"));
    expect(await sessions.byDigest("ann's")).toBeNull();
    expect(await sessions.byDigest("bob's")).not.toBeNull();
    expect(await codes.spendTry("ann", "verify-email")).toBeNull();
    expect(await accounts.byIdentity({ ...google, subject: "ann" })).toBeNull();
    for (const one of stores) {
      await expect(one.personalKeys.ensureKey("ann")).rejects.toThrow(PersonErased);
      expect((await one.personalKeys.keysOf(["ann"])).has("ann")).toBe(false);
      expect(await one.personalKeys.erasedAmong(["ann", "bob", "nobody"])).toEqual(
        new Set(["ann"]),
      );
    }
    await erase("ann");
    await expect(other.personalKeys.ensureKey("ann")).rejects.toThrow(PersonErased);
    expect(await other.personalKeys.ensureKey("bob")).toHaveLength(32);
  });

  it("creates no key for an account that is closed concurrently", async () => {
    const stores = await two();
    for (let round = 0; round < 10; round += 1) {
      const id = `person ${round}`;
      const made = [stores[1].personalKeys.ensureKey(id), stores[0].shut(id)];
      await Promise.allSettled([...made, stores[1].personalKeys.ensureKey(id)]);
      expect((await stores[0].personalKeys.keysOf([id])).has(id)).toBe(false);
    }
  });

  it("reopens existing data", async () => {
    const place = engine.newPlace();
    const first = await opened(place);
    await first.accounts.insert(accountOf("ann"));
    const second = await opened(place);
    expect(await second.accounts.byEmail("ann@example.lk")).toEqual(accountOf("ann"));
  });
});
