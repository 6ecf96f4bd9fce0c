import { randomBytes } from "node:crypto";
import { join } from "node:path";
import Database from "better-sqlite3";
import { MongoClient } from "mongodb";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { newEndpoint } from "#domain/webhook/endpoint.ts";
import { openEmbeddedAccounts } from "#accounts/embedded/embedded-accounts.ts";
import { openMongoDbAccounts } from "#accounts/mongodb/mongodb-accounts.ts";
import { moveAccounts, AccountsDiffer } from "#accounts/move/move-accounts.ts";
import { findMongoDb, patientAnswers, type MongoDbServer } from "../../testing/mongodb-server.ts";
import { accountOf, codeOf, mailOf, pushDeviceOf, sessionOf } from "../../testing/accounts.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

const mongoDb = await findMongoDb();
const google = { issuer: "https://accounts.google.com", subject: "1" };

const annsPhone = pushDeviceOf("phone", "ann", { sessionDigest: "digest" });
const webhook = newEndpoint("hook", "https://notify.example/a", "whsec_AA==", "2a");
const vapid = { publicKey: "public", privateKey: "private" };

/** A directory with two people and all kinds of data. */
const filled = async () => {
  const directory = temporaryDirectory();
  const stores = openEmbeddedAccounts(directory);
  const ann = accountOf("ann", {
    role: "admin",
    mutedMails: ["price-drops"],
    emailVerifiedAt: "2026-11-21T11:00:00.000Z",
    profile: { ...accountOf("ann").profile, firstName: "ඈන්", contactNumber1: "+94771234567" },
  });
  const bob = accountOf("bob", { passwordHash: null });
  await stores.accounts.insert(ann);
  await stores.accounts.insert(bob);
  await stores.accounts.linkIdentity("bob", google);
  await stores.sessions.insert(sessionOf("digest", "ann"));
  await stores.codes.put(codeOf("bob"));
  await stores.mails.put(mailOf("waiting"));
  await stores.mails.put(mailOf("left"));
  await stores.mails.sent("left", "2026-11-21T10:00:01.000Z");
  await stores.pushDevices.put(annsPhone);
  await stores.pushes.put(mailOf("a message"));
  await stores.vapidKeys.note(vapid);
  await stores.webhooks.insert(webhook);
  const key = await stores.personalKeys.ensureKey("ann");
  await stores.erase("gone");
  stores.close();
  return { directory, ann, bob, key };
};

describe.skipIf(mongoDb.start === null)(`moving accounts into ${mongoDb.name}`, () => {
  let server: MongoDbServer;
  beforeAll(async () => {
    if (mongoDb.start) server = await mongoDb.start();
  });
  afterAll(() => server.close());

  const opened = async (url: string) => {
    const stores = await openMongoDbAccounts({ ...patientAnswers, url });
    onTestFinished(() => stores.close());
    return stores;
  };

  it("copies everything, and finds it when it is repeated", async () => {
    const { directory, ann, bob, key } = await filled();
    const url = server.newUrl();
    const counts = {
      personal_keys: 1,
      accounts: 2,
      identities: 1,
      sessions: 1,
      codes: 1,
      outgoing_mail: 2,
      push_devices: 1,
      outgoing_push: 1,
      vapid_keys: 1,
      webhooks: 1,
      erased_people: 1,
      restored_erasures: 0,
      restored_roles: 0,
      log_identity: 0,
    };
    expect(await moveAccounts(directory, { url })).toEqual(counts);
    expect(await moveAccounts(directory, { url })).toEqual(counts);
    const stores = await opened(url);
    const { accounts, sessions, codes, mails, personalKeys } = stores;
    expect(await accounts.byIds(["ann", "bob"])).toEqual(
      new Map([
        ["ann", ann],
        ["bob", bob],
      ]),
    );
    expect(await accounts.byIdentity(google)).toEqual(bob);
    expect(await sessions.byDigest("digest")).toEqual(sessionOf("digest", "ann"));
    expect(await codes.byDigest("verify-email", "digest for bob")).toEqual(codeOf("bob"));
    expect((await personalKeys.keysOf(["ann"])).get("ann")).toEqual(key);
    expect(await stores.pushDevices.ofAccount("ann")).toEqual([annsPhone]);
    expect(await stores.pushes.pendingCount()).toBe(1);
    expect(await stores.vapidKeys.keys()).toEqual(vapid);
    expect(await stores.webhooks.all()).toEqual([{ endpoint: webhook, revision: 0 }]);
    await expect(personalKeys.ensureKey("gone")).rejects.toThrow(/gone is erased/);
    expect(await mails.put(mailOf("left"))).toBe(0);
    const now = "2026-11-21T12:00:00.000Z";
    expect(await mails.claim(now, now, 1)).toEqual([{ ...mailOf("waiting"), attempt: 1 }]);
    expect(await mails.nextDueAt()).toBe(now);
    expect(await mails.pendingCount()).toBe(1);
  });

  it("continues an interrupted copy of many accounts", async () => {
    const directory = temporaryDirectory();
    const stores = openEmbeddedAccounts(directory);
    for (let index = 0; index < 120; index += 1) {
      await stores.accounts.insert(accountOf(`person-${index}`));
    }
    stores.close();
    const url = server.newUrl();
    const target = await opened(url);
    for (const index of [3, 70, 119]) await target.accounts.insert(accountOf(`person-${index}`));
    expect(await moveAccounts(directory, { url })).toMatchObject({ accounts: 120 });
    expect(
      await target.accounts.search({
        text: "person",
        email: "person",
        phone: "",
        staff: false,
        afterEmail: "",
        limit: 500,
      }),
    ).toHaveLength(120);
  });

  it("overwrites no document that differs", async () => {
    const { directory, key } = await filled();
    const url = server.newUrl();
    const other = await (await opened(url)).personalKeys.ensureKey("ann");
    await expect(moveAccounts(directory, { url })).rejects.toThrow(AccountsDiffer);
    expect(other).not.toEqual(key);
    expect((await (await opened(url)).personalKeys.keysOf(["ann"])).get("ann")).toEqual(other);

    const used = server.newUrl();
    await (await opened(used)).accounts.insert(accountOf("first", { email: "ann@example.lk" }));
    await expect(moveAccounts(directory, { url: used })).rejects.toThrow(
      /other accounts with the same email/,
    );
  });

  it("detects documents that the server stored incorrectly", async () => {
    const { directory } = await filled();
    const url = server.newUrl();
    await moveAccounts(directory, { url });
    const client = new MongoClient(url);
    onTestFinished(() => client.close());
    await client
      .db()
      .collection<{ _id: string }>("personal_keys")
      .updateOne({ _id: "ann" }, { $set: { secret: randomBytes(32) } });
    await expect(moveAccounts(directory, { url })).rejects.toThrow(/ann of personal_keys differs/);
  });

  it("copies nothing if a table would be left out", async () => {
    const { directory } = await filled();
    const database = new Database(join(directory, "accounts.db"));
    database.exec("CREATE TABLE wishes (account_id TEXT)");
    database.close();
    const moving = moveAccounts(directory, { url: server.newUrl() });
    await expect(moving).rejects.toThrow("accounts.db has tables that cannot be moved: wishes");
  });

  it("does nothing without an accounts.db", async () => {
    expect(await moveAccounts(temporaryDirectory(), { url: server.newUrl() })).toBeNull();
  });
});
