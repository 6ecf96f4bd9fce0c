import { MongoClient } from "mongodb";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openMongoDbAccounts, type MongoDbAccounts } from "#accounts/mongodb/mongodb-accounts.ts";
import { mongoDbLimiters } from "#accounts/mongodb/limiters.ts";
import { mongoDbPlaces } from "#accounts/mongodb/staff-places.ts";
import { connectMongoDb } from "#projections/mongodb/connection.ts";
import { MongoUnavailable } from "#projections/mongodb/errors.ts";
import { findMongoDb, patientAnswers, type MongoDbServer } from "../../testing/mongodb-server.ts";
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
    const store = await openMongoDbAccounts({ ...patientAnswers, url });
    onTestFinished(() => store.close());
    return store;
  };

  it("deletes expired sessions", async () => {
    const { sessions, sweep } = await opened();
    const noon = "2026-11-21T12:00:00.000Z";
    await sessions.insert(sessionOf("old", "ann", { expiresAt: "2026-11-21T11:00:00.000Z" }));
    await sessions.insert(sessionOf("now", "ann", { expiresAt: noon }));
    await sessions.insert(sessionOf("later", "ann", { expiresAt: "2026-11-21T12:00:00.001Z" }));
    expect(await sweep(noon)).toBe(2);
    const left = (await sessions.ofAccount("ann")).map(({ tokenDigest }) => tokenDigest);
    expect(left).toEqual(["later"]);
  });

  it("counts a limit for all processes, by digests of its keys, until it expires", async () => {
    const url = server.newUrl();
    const processes = [await opened(url), await opened(url), await opened(url)];
    const limiters = processes.map(({ createLimiter }) =>
      createLimiter("sign-in", { points: 5, duration: 600 }),
    );
    const [one, other] = limiters;
    const taking = limiters.flatMap(({ take }) => Array.from({ length: 4 }, () => take("1.2.3.4")));
    const waits = await Promise.all(taking);
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
    expect(Math.max(...waits)).toBe(600);
    expect(await one?.secondsToWait("1.2.3.4")).toBe(600);
    expect(await other?.take("1.2.3.5")).toBe(0);
    const orders = processes[0]?.createLimiter("orders", { points: 1, duration: 600 });
    expect(await orders?.take("1.2.3.4")).toBe(0);
    await other?.reset("1.2.3.4");
    expect(await one?.take("1.2.3.4")).toBe(0);

    const client = new MongoClient(url);
    onTestFinished(() => client.close());
    const limits = client.db().collection("limits");
    expect(JSON.stringify(await limits.find().toArray())).not.toContain("1.2.3");
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    await processes[0]?.sweep(new Date().toISOString());
    expect(await limits.countDocuments()).toBe(3);
    await processes[0]?.sweep(inAnHour);
    expect(await limits.countDocuments()).toBe(0);
  });

  it("shares the places of staff until their process is silent, and stores them again", async () => {
    const connection = await connectMongoDb({ url: server.newUrl() });
    onTestFinished(() => connection.close());
    const { database, answer } = connection;
    const timing = { renewMs: 0, patienceMs: 300, sharedMs: 0 };
    const [one, other] = [0, 1].map(() => mongoDbPlaces(database, answer, timing));
    const seen = async () => (await other?.all())?.places.map(({ id }) => id);
    const kamal = { personId: "kamal", name: "Kamal", orderId: "o1", dragging: false };
    await one?.add("first", kamal);
    await one?.add("second", { ...kamal, orderId: "o2" });
    expect(await seen()).toEqual(["first", "second"]);
    await one?.leave("first");
    const left = (await other?.all())?.places.find(({ id }) => id === "first");
    expect(left?.leftAt).toBeGreaterThanOrEqual(left?.enteredAt ?? Infinity);
    await expect.poll(seen, { interval: 20 }).toEqual([]);
    expect(await database.collection("staff_places").countDocuments()).toBe(0);
    await one?.all();
    expect(await seen()).toEqual(["second"]);
    await one?.removeOwn();
    expect(await seen()).toEqual([]);
  });

  it("counts and sees alone while MongoDB is away", async () => {
    const { database, close } = await connectMongoDb({ url: server.newUrl() });
    onTestFinished(close);
    const away = async () => {
      throw new MongoUnavailable("away");
    };
    const limiter = mongoDbLimiters(database, away)("orders", { points: 1, duration: 600 });
    expect([await limiter.take("ann"), await limiter.take("ann")]).toEqual([0, 600]);
    await limiter.giveBack("ann");
    const places = mongoDbPlaces(database, away);
    await places.add("first", { personId: "k", name: "Kamal", orderId: "o1", dragging: false });
    expect((await places.all()).places).toMatchObject([{ id: "first", orderId: "o1" }]);
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
