import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { LeaseLost } from "#projections/engine/document-store.ts";
import { connectMongoDb } from "#projections/mongodb/connection.ts";
import { openMongoDbDocumentStore } from "#projections/mongodb/mongodb-document-store.ts";
import type { LeaseRow, LeaseTiming } from "#projections/mongodb/mongodb-leases.ts";
import { findMongoDb, patientAnswers, type MongoDbServer } from "../../testing/mongodb-server.ts";
import { eventually } from "../../testing/eventually.ts";

const mongoDb = await findMongoDb();

const quick: LeaseTiming = { everyMs: 50, patienceMs: 600, beliefMs: 400 };
/** Polls once and never again, like a killed or paused process. */
const dead: LeaseTiming = { ...quick, everyMs: 2 ** 31 - 1 };

describe.skipIf(mongoDb.start === null)(`leases in ${mongoDb.name}`, () => {
  let server: MongoDbServer;
  beforeAll(async () => {
    if (mongoDb.start) server = await mongoDb.start();
  });
  afterAll(() => server.close());

  const process = async (url: string, leaseTiming: LeaseTiming = quick) => {
    const store = await openMongoDbDocumentStore({ ...patientAnswers, url, leaseTiming });
    onTestFinished(() => store.close());
    return store;
  };

  it("gives each lease to one process", async () => {
    const url = server.newUrl();
    const processes = await Promise.all([process(url), process(url), process(url)]);
    await Promise.all(processes.map(({ leases }) => leases.request(["lamps", "chairs"])));
    for (const name of ["lamps", "chairs"]) {
      const tokens = processes.map(({ leases }) => leases.token(name));
      expect(tokens.filter((token) => token === 1)).toHaveLength(1);
      expect(tokens.filter((token) => token === null)).toHaveLength(2);
    }
    expect(processes[0].leases.token("tables")).toBeNull();
  });

  it("leaves a lease with a live holder", async () => {
    const url = server.newUrl();
    const { database, close } = await connectMongoDb({ url });
    onTestFinished(close);
    const [one, other] = [await process(url), await process(url)];
    await one.leases.request(["lamps"]);
    await other.leases.request(["lamps"]);
    const rows = database.collection<LeaseRow>("leases");
    // More polls than the patience would allow a silent holder.
    await eventually(async () => {
      expect((await rows.findOne({ _id: "lamps" }))?.beat).toBeGreaterThan(25);
    });
    expect(one.leases.token("lamps")).toBe(1);
    expect(other.leases.token("lamps")).toBeNull();
  });

  it("passes from a silent holder to another only after both would consider it expired", async () => {
    const url = server.newUrl();
    const [silent, other] = [await process(url, dead), await process(url)];
    await silent.leases.request(["lamps"]);
    await other.leases.request(["lamps"]);
    const begun = performance.now();
    let believed = begun;
    await eventually(() => {
      if (silent.leases.token("lamps") !== null) believed = performance.now();
      expect(other.leases.token("lamps")).toBe(2);
    });
    expect(performance.now() - begun).toBeGreaterThan(quick.patienceMs - 1);
    expect(believed - begun).toBeLessThan(quick.beliefMs + 50);
    expect(silent.leases.token("lamps")).toBeNull();
  });

  it("fences a holder that was paused and does not know that another took over", async () => {
    const url = server.newUrl();
    const paused = await process(url, { ...dead, beliefMs: 2 ** 31 });
    const other = await process(url);
    await paused.leases.request(["lamps"]);
    await other.leases.request(["lamps"]);
    expect(await paused.claim("lamps-v1", paused.leases.token("lamps") ?? 0)).toBeNull();
    const moveTo = (position: string, store: typeof paused) =>
      store.writeBatch({
        writes: [],
        checkpoints: { "lamps-v1": position },
        fences: { "lamps-v1": store.leases.token("lamps") ?? 0 },
      });
    await moveTo("11", paused);
    await eventually(() => expect(other.leases.token("lamps")).toBe(2));
    expect(await other.claim("lamps-v1", 2)).toBe("11");
    expect(paused.leases.token("lamps")).toBe(1);
    await expect(moveTo("12", paused)).rejects.toThrow(LeaseLost);
    await expect(paused.claim("lamps-v1", 1)).rejects.toThrow(LeaseLost);
    expect(await other.checkpoint("lamps-v1")).toBe("11");
    await moveTo("12", other);
    expect(await other.checkpoint("lamps-v1")).toBe("12");
  });

  it("can be taken at once after it was released", async () => {
    const url = server.newUrl();
    const patient: LeaseTiming = { ...quick, patienceMs: 60_000 };
    const [one, other] = [await process(url, patient), await process(url, patient)];
    await one.leases.request(["lamps"]);
    await other.leases.request(["lamps"]);
    const begun = performance.now();
    await one.leases.release();
    expect(one.leases.token("lamps")).toBeNull();
    await eventually(() => expect(other.leases.token("lamps")).toBe(2));
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

describe.skipIf(!mongoDb.own)(`leases in ${mongoDb.name} that is killed`, () => {
  it("ends leases that can't be renewed, and grants them again when the server is back", async () => {
    const server = mongoDb.start ? await mongoDb.start() : null;
    onTestFinished(() => server?.close());
    const { leases, close } = await openMongoDbDocumentStore({
      ...patientAnswers,
      url: server?.newUrl() ?? "",
      leaseTiming: quick,
    });
    onTestFinished(close);
    await leases.request(["lamps"]);
    expect(leases.token("lamps")).toBe(1);
    await server?.kill();
    await eventually(() => expect(leases.token("lamps")).toBeNull());
    await server?.restart();
    await eventually(() => expect(leases.token("lamps")).toBe(1));
  });
});
