import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { openEventStoreDb } from "#event-store/eventstoredb/eventstoredb-event-store.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { readConfig } from "#server/settings/config.ts";
import { moveToServers } from "#server/commands/move-to-servers.ts";
import { startCommand } from "../../testing/command-process.ts";
import { someAddress } from "../../testing/api-client.ts";
import { collect } from "../../testing/collect.ts";
import { eventServer } from "../../testing/misbehaving-event-server/store.ts";
import { findMongoDb, type MongoDbServer } from "../../testing/mongodb-server.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

const mongoDb = await findMongoDb();

/** A closed shop with an order. */
const lived = async (environment: Readonly<Record<string, string>> = {}) => {
  const directory = temporaryDirectory();
  const shop = await openTestShop({ DATA_DIR: directory, ...environment });
  const ann = await shop.signUp("ann");
  const placed = await shop.rest(ann, "POST", "/order", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  });
  expect(placed.status).toBe(200);
  await shop.close();
  const orderId: string = placed.body.data._id;
  return { directory, ann, orderId };
};

const move = async (directory: string, environment: Readonly<Record<string, string>>) => {
  const lines: string[] = [];
  await moveToServers(readConfig({ DATA_DIR: directory, ...environment }), (...more) => {
    lines.push(...more);
  });
  return lines.join("\n");
};

const opened = async (environment: Readonly<Record<string, string>>): Promise<TestShop> => {
  const shop = await openTestShop(environment);
  onTestFinished(shop.close);
  return shop;
};

/** All events of a log without their positions, which differ between engines. */
const eventsOf = async (opening: Promise<EventStore>) => {
  const store = await opening;
  const events = await collect(store.readAll(null));
  await store.close();
  return events.map((event) => ({ ...event, position: null }));
};

const expectSameShop = async (
  shop: TestShop,
  { ann, orderId }: Awaited<ReturnType<typeof lived>>,
) => {
  const order = await shop.rest(ann, "GET", `/order/${orderId}`);
  expect(order.body.data).toMatchObject({
    totalPrice: 10_350,
    shippingAddress: { firstName: "Ishara", city: "Colombo 03" },
  });
  const again = await shop.rest(ann, "POST", "/order", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: { ...someAddress, city: "Galle" },
    totalPrice: 10_350,
  });
  expect(again.status).toBe(200);
  const board = await shop.rest(await shop.admin(), "GET", "/order");
  expect(board.body.data).toHaveLength(2);
};

describe("moving a shop to EventStoreDB", () => {
  it("leaves the accounts where they are, and the shop continues", async () => {
    const before = await lived();
    const { url: EVENTSTORE_URL } = await eventServer();
    const output = await move(before.directory, { EVENTSTORE_URL });
    expect(output).toContain("accounts.db stays in DATA_DIR. Keep it");
    expect(output).toMatch(
      /verifying █+ (\d+) of \1 events\nAll \1 events are in (?:EventStoreDB|KurrentDB), \1 of/,
    );
    expect(await eventsOf(openEventStoreDb({ connectionString: EVENTSTORE_URL }))).toEqual(
      await eventsOf(openEmbeddedEventStore(before.directory)),
    );
    expect(await move(before.directory, { EVENTSTORE_URL })).toContain(", 0 of them new.");
    await expectSameShop(await opened({ DATA_DIR: before.directory, EVENTSTORE_URL }), before);
  });

  it("is refused while a shop uses the directory, without a log, and without a target", async () => {
    const { url: EVENTSTORE_URL } = await eventServer();
    const directory = temporaryDirectory();
    await expect(move(directory, { EVENTSTORE_URL })).rejects.toThrow(/^There is no log in /);
    const { code, output } = await startCommand("migrate-log", { DATA_DIR: directory }).ended;
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(/^\nSet EVENTSTORE_/),
    });
    await opened({ DATA_DIR: directory });
    await expect(move(directory, { EVENTSTORE_URL })).rejects.toThrow(
      /^Another process is using the data directory/,
    );
  });

  it("is refused for the EventStoreDB of another shop, which stays unchanged", async () => {
    const { directory } = await lived();
    const server = await eventServer();
    const other = await openTestShop({ EVENTSTORE_URL: server.url });
    await other.close();
    const there = server.log.records.length;
    const moving = move(directory, { EVENTSTORE_URL: server.url });
    await expect(moving).rejects.toThrow(/^The target holds /);
    expect(server.log.records).toHaveLength(there);
  });

  it("continues after it was killed at any step", async () => {
    const before = await lived();
    const server = await eventServer();
    const run = () =>
      startCommand("migrate-log", { DATA_DIR: before.directory, EVENTSTORE_URL: server.url });
    for (const appends of [1, 25, 60]) {
      // Without an answer, the command can't end before it is killed.
      if (appends === 1) server.behave({ appends: "lose" });
      const process = run();
      const isOver = await Promise.race([
        server.until((seen) => seen.appends >= appends).then(() => false),
        process.ended.then(() => true),
      ]);
      // KurrentDB takes the whole log in a few appends.
      if (isOver && appends > 1) break;
      server.behave({ appends: "lose" });
      process.kill();
      expect(await process.ended).toMatchObject({ code: null });
      server.behave({ appends: "answer" });
    }
    const { code, output } = await run().ended;
    expect(output).toMatch(
      /All (\d+) events are in (?:EventStoreDB|KurrentDB), (?!\1)\d+ of them new/,
    );
    expect(code).toBe(0);
    expect(await eventsOf(openEventStoreDb({ connectionString: server.url }))).toEqual(
      await eventsOf(openEmbeddedEventStore(before.directory)),
    );
  });
});

describe.skipIf(mongoDb.start === null)(`moving a shop to EventStoreDB and ${mongoDb.name}`, () => {
  let mongoServer: MongoDbServer;
  beforeAll(async () => {
    if (mongoDb.start) mongoServer = await mongoDb.start();
  });
  afterAll(() => mongoServer.close());

  it("moves accounts, sessions and keys as well", async () => {
    const before = await lived();
    const { url: EVENTSTORE_URL } = await eventServer();
    const servers = { EVENTSTORE_URL, MONGODB_URL: mongoServer.newUrl() };
    expect(await move(before.directory, servers)).toMatch(
      /Accounts are in MongoDB: personal_keys 3, accounts 3,/,
    );
    await expectSameShop(await opened(servers), before);
  });

  it("rebuilds read models that were made from the old log", async () => {
    const MONGODB_URL = mongoServer.newUrl();
    const before = await lived({ MONGODB_URL });
    const { url: EVENTSTORE_URL } = await eventServer();
    const servers = { EVENTSTORE_URL, MONGODB_URL };
    expect(await move(before.directory, servers)).toContain("DATA_DIR has no accounts.db");
    await expectSameShop(await opened(servers), before);
  });
});
