import { MongoClient } from "mongodb";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openMongoDbAccounts, type MongoDbAccounts } from "#accounts/mongodb/mongodb-accounts.ts";
import { findMongoDb, type MongoDbServer } from "../../testing/mongodb-server.ts";
import { accountOf, sessionOf } from "../../testing/accounts.ts";

const mongoDb = await findMongoDb();

/** Behaviour specific to MongoDB; the rest is in `contract.int.test.ts`. */
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

  it("deletes expired sessions", async () => {
    const { sessions, sweepSessions } = await opened();
    const noon = "2026-11-21T12:00:00.000Z";
    await sessions.insert(sessionOf("old", "ann", { expiresAt: "2026-11-21T11:00:00.000Z" }));
    await sessions.insert(sessionOf("now", "ann", { expiresAt: noon }));
    await sessions.insert(sessionOf("later", "ann", { expiresAt: "2026-11-21T12:00:00.001Z" }));
    expect(await sweepSessions(noon)).toBe(2);
    const left = (await sessions.ofAccount("ann")).map(({ tokenDigest }) => tokenDigest);
    expect(left).toEqual(["later"]);
  });

  it("reads the documents of an early release, which lack newer fields", async () => {
    const url = server.newUrl();
    const client = new MongoClient(url);
    onTestFinished(() => client.close());
    const { id, emailVerifiedAt: _verified, profile: _profile, ...account } = accountOf("ann");
    const {
      tokenDigest,
      lastSeenAt: _seen,
      device: _device,
      ...session
    } = sessionOf("digest", "ann");
    const database = client.db();
    await database.collection<{ _id: string }>("accounts").insertOne({ _id: id, ...account });
    await database
      .collection<{ _id: string }>("sessions")
      .insertOne({ _id: tokenDigest, ...session });

    const { accounts, sessions } = await opened(url);
    expect(await accounts.byEmail("ann@example.lk")).toEqual(accountOf("ann"));
    expect(await sessions.byDigest("digest")).toEqual(sessionOf("digest", "ann", { device: "" }));
    expect(await accounts.verifyEmail("ann", "ann@example.lk", "2026-11-21T11:00:00.000Z")).toBe(
      true,
    );
  });
});
