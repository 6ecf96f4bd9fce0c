import { join } from "node:path";
import { MongoClient } from "mongodb";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { ensureBuilt } from "../../setup/build.ts";
import { someAddress } from "../../testing/api-client.ts";
import { eventServer } from "../../testing/misbehaving-event-server/store.ts";
import { findMongoDb, type MongoDbServer } from "../../testing/mongodb-server.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { startTyped, typed } from "../../testing/typed-command.ts";

const mongoDb = await findMongoDb();
let mongoServer: MongoDbServer;

beforeAll(async () => {
  await ensureBuilt({ only: "server" });
  if (!mongoDb.start) return;
  mongoServer = await mongoDb.start();
  return () => mongoServer.close();
});

type Settings = Readonly<Record<string, string>>;

const opened = async (environment: Settings) => {
  const shop = await openTestShop(environment);
  onTestFinished(shop.close);
  return shop;
};

/** An unused event server and an unused database, with the settings for both. */
const servers = async () => {
  const events = await eventServer();
  return { events, settings: { EVENTSTORE_URL: events.url, MONGODB_URL: mongoServer.newUrl() } };
};

/** The number of documents in each collection. */
const documentsIn = async ({ MONGODB_URL = "" }: Settings) => {
  const client = new MongoClient(MONGODB_URL);
  try {
    const database = client.db();
    const counts: Record<string, number> = {};
    for (const { name } of await database.listCollections().toArray()) {
      counts[name] = await database.collection(name).countDocuments();
    }
    return counts;
  } finally {
    await client.close();
  }
};

const refused = async (place: string, settings: Settings): Promise<string> => {
  const { code, output } = await typed(temporaryDirectory(), ["restore", place], settings);
  expect(code).toBe(1);
  expect(output).not.toMatch(/^\s+at /m);
  return output;
};

const restored = { code: 0, last: expect.stringMatching(/^Restored /) as string };

describe.skipIf(mongoDb.start === null)(`a shop on an event server and ${mongoDb.name}`, () => {
  it("is backed up while it runs, and restored into empty servers or files only", async () => {
    const source = await servers();
    const shop = await opened(source.settings);
    const ann = await shop.signUp("ann");
    const placed = await shop.rest(ann, "POST", "/order", {
      orderItems: [{ productId: "uva-kettle", quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice: 10_350,
    });
    expect(placed.status).toBe(200);
    const place = join(temporaryDirectory(), "backups");
    expect(await typed(temporaryDirectory(), ["backup", place], source.settings)).toMatchObject({
      code: 0,
      last: expect.stringMatching(/ and proven: \d+ events up to /) as string,
    });
    const expectOrder = async (settings: Settings) => {
      const there = await opened(settings);
      const path = `/order/${placed.body.data._id as string}`;
      const order = await there.rest(await there.admin(), "GET", path);
      expect(order.body.data).toMatchObject({
        totalPrice: 10_350,
        shippingAddress: { firstName: someAddress.firstName, city: someAddress.city },
      });
      expect((await there.rest(ann, "GET", "/users/profile")).status).toBe(401);
    };

    const { events, settings } = await servers();
    const target = temporaryDirectory();
    events.behave({ appends: "lose" });
    const killed = startTyped(target, ["restore", place], settings);
    await Promise.race([killed.ended, events.until(({ appends }) => appends > 0)]);
    killed.kill();
    await killed.ended;
    events.behave({ appends: "answer" });
    // An interrupted restore continues into the same servers only.
    const [there, before] = [source.events.log.records.length, await documentsIn(source.settings)];
    const other = await typed(target, ["restore", place], source.settings);
    expect(other).toMatchObject({
      code: 1,
      last: expect.stringMatching(/^The event server of EVENTSTORE_URL has events/) as string,
    });
    expect(await typed(target, ["restore", place], settings)).toMatchObject(restored);
    await expectOrder({ ...settings, DATA_DIR: target });

    expect(await refused(place, source.settings)).toContain("EVENTSTORE_URL has events");
    const { MONGODB_URL } = source.settings;
    expect(await refused(place, { MONGODB_URL })).toMatch(
      /MONGODB_URL has data of a shop \(personal_keys, accounts, .*nothing is overwritten/,
    );
    expect(source.events.log.records).toHaveLength(there);
    expect(await documentsIn(source.settings)).toEqual(before);

    const files = temporaryDirectory();
    expect(await typed(files, ["restore", place])).toMatchObject(restored);
    await expectOrder({ DATA_DIR: files });
  });

  it("without events is no shop", async () => {
    const { settings } = await servers();
    const place = join(temporaryDirectory(), "backups");
    const { code, last } = await typed(temporaryDirectory(), ["backup", place], settings);
    expect(code).toBe(1);
    expect(last).toBe(
      "The event server of EVENTSTORE_URL has no events. Name the server of the shop.",
    );
  });
});
