import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { captureLog, type CapturedLog } from "../../testing/captured-log.ts";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { caughtUp } from "../../testing/caught-up.ts";
import { eventServer } from "../../testing/misbehaving-event-server/store.ts";
import { findMongoDb, type MongoDbServer } from "../../testing/mongodb-server.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { eventually } from "../../testing/eventually.ts";
import { serverName } from "../../testing/misbehaving-event-server/protocol.ts";

const kettle = { productId: "uva-kettle", quantity: 1 };

const opened = async (environment: Readonly<Record<string, string>>) => {
  const captured = captureLog();
  const shop = await openTestShop(environment, captured.log);
  onTestFinished(shop.close);
  return { shop, captured, ann: await shop.signUp("ann") };
};

/** The lines about engines, and all warnings and errors. */
const linesOf = ({ from }: CapturedLog) =>
  from(30)
    .filter(({ level, msg }) => level > 30 || /EventStoreDB|KurrentDB|MongoDB/.test(msg))
    .map(({ level, msg }) => [level, msg]);

const expectLines = (captured: CapturedLog, lines: readonly (readonly [number, string])[]) =>
  eventually(() => expect(linesOf(captured)).toEqual(lines));

const askForMuch = async (shop: TestShop, who: Person): Promise<void> => {
  const order = {
    orderItems: [kettle],
    shippingAddress: someAddress,
    totalPrice: 10_350,
    again: true,
  };
  await Promise.all([
    ...Array.from({ length: 5 }, () => shop.rest(who, "POST", "/cart", kettle)),
    shop.rest(who, "POST", "/order", order),
    shop.rest(null, "GET", "/products"),
    shop.graphql(who, "{ products { totalCount } cart { total } }"),
  ]);
};

describe("the log of a shop whose EventStoreDB fails and recovers", () => {
  it("has one line for each, regardless of refused requests", async () => {
    const server = await eventServer();
    const { shop, captured, ann } = await opened({ EVENTSTORE_URL: server.url });
    captured.forget();
    server.goAway();
    // There is no request yet: the subscription notices the outage.
    await expectLines(captured, [[50, `${serverName} is unreachable`]]);
    for (let index = 0; index < 3; index += 1) await askForMuch(shop, ann);
    expect(captured.from(20).some(({ msg }) => msg === "A request was refused")).toBe(true);
    await server.comeBack();
    await eventually(async () =>
      expect((await shop.rest(ann, "POST", "/cart", kettle)).status).toBe(201),
    );
    await caughtUp(shop);
    await expectLines(captured, [
      [50, `${serverName} is unreachable`],
      [30, `${serverName} is reachable again`],
    ]);
  });
});

const mongoDb = await findMongoDb();

describe.skipIf(!mongoDb.own)(`the log of a shop whose ${mongoDb.name} fails`, () => {
  let server: MongoDbServer;
  beforeAll(async () => {
    if (mongoDb.start) server = await mongoDb.start();
  });
  afterAll(() => server.close());

  it("has one line for the failure and one for the recovery", async () => {
    const { shop, captured, ann } = await opened({ MONGODB_URL: server.newUrl() });
    captured.forget();
    await server.kill();
    for (let index = 0; index < 3; index += 1) await askForMuch(shop, ann);
    await expectLines(captured, [[50, "MongoDB is unreachable"]]);
    await server.restart();
    await caughtUp(shop);
    await expectLines(captured, [
      [50, "MongoDB is unreachable"],
      [30, "MongoDB is reachable again"],
    ]);
  });
});
