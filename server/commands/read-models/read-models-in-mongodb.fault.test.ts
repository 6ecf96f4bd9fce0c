import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { ordersCollection } from "#projections/orders/queries.ts";
import { eventServer } from "../../../testing/misbehaving-event-server/store.ts";
import { findMongoDb, type MongoDbServer } from "../../../testing/mongodb-server.ts";
import { lineOf, placeOrder, said } from "../../../testing/read-model-command.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const mongoDb = await findMongoDb();

describe.skipIf(mongoDb.start === null)(`read models in ${mongoDb.name}`, () => {
  let server: MongoDbServer;
  beforeAll(async () => {
    if (mongoDb.start) server = await mongoDb.start();
  });
  afterAll(() => server.close());

  it("give up waiting if no process writes them, and are rebuilt when one starts", async () => {
    const log = await eventServer();
    const environment = { EVENTSTORE_URL: log.url, MONGODB_URL: server.newUrl() };
    const first = await openTestShop(environment);
    await placeOrder(first, "ann");
    await first.close();
    const { text, failed } = await said(environment, "rebuild", "orders");
    expect(failed).toBe(true);
    expect(text).toMatch(
      "No process that writes read models has taken this request within 15 seconds",
    );
    const second = await openTestShop(environment);
    onTestFinished(second.close);
    // The request is still stored. A repeated command waits for the same request.
    expect((await said(environment, "rebuild", "orders")).text).toMatch(
      new RegExp(`${ordersCollection}-r[23] is now serving`),
    );
    expect(lineOf((await said(environment, "list")).text, "orders")?.[2]).toMatch(/-r[23]$/);
  });
});
