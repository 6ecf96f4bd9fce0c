import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import type { RecordedEvent } from "#event-store/event-store.ts";
import { pause } from "#event-store/pause.ts";
import { someAddress, type Answer, type Person } from "../../testing/api-client.ts";
import { caughtUp } from "../../testing/caught-up.ts";
import { isKurrentDb } from "../../testing/misbehaving-event-server/protocol.ts";
import { eventServer } from "../../testing/misbehaving-event-server/store.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { eventually } from "../../testing/eventually.ts";

const kettle = { productId: "uva-kettle", quantity: 1 };

const addToCart = /* GraphQL */ `
  mutation ($commandId: ID!) {
    addToCart(productId: "uva-kettle", quantity: 1, commandId: $commandId) {
      __typename
    }
  }
`;

/** The guards against outages are the same with each client library. */
const secondsAway = isKurrentDb ? 10 : 30;

/** A shop with enough stock, and two accounts from before the outage. */
const opened = async () => {
  const server = await eventServer();
  const shop = await openTestShop({ EVENTSTORE_URL: server.url });
  onTestFinished(shop.close);
  const admin = await shop.admin();
  const ann = await shop.signUp("ann");
  const bob = await shop.signUp("bob");
  await shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 5000 });
  return { server, shop, admin, ann, bob };
};

const order = (shop: TestShop, who: Person, key: string): Promise<Answer> =>
  shop.rest(
    who,
    "POST",
    "/order",
    { orderItems: [kettle], shippingAddress: someAddress, totalPrice: 10_350, again: true },
    { "idempotency-key": key },
  );

/** Returns the duration of a call in milliseconds. */
const timed = async <Result>(work: () => Promise<Result>) => {
  const begun = performance.now();
  return { answer: await work(), took: performance.now() - begun };
};

const expectUnavailable = (answer: Answer) => {
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
};

/** Expects both APIs to refuse a command at once with the message of an outage. */
const expectRefusedAtOnce = async (shop: TestShop, who: Person) => {
  const rest = await timed(() => shop.rest(who, "POST", "/cart", kettle));
  expectUnavailable(rest.answer);
  expect(rest.answer.body).toMatchObject({ success: false, code: "UNAVAILABLE" });
  const graphql = await timed(() => shop.graphql(who, addToCart, { commandId: randomUUID() }));
  expectUnavailable(graphql.answer);
  expect(graphql.answer.body.errors[0].extensions).toEqual({
    code: "UNAVAILABLE",
    retryAfterSeconds: 1,
  });
  // Without the circuit breaker they would wait 5 s for the server.
  expect(Math.max(rest.took, graphql.took)).toBeLessThan(3000);
};

const healthOf = async ({ url }: TestShop) => (await fetch(`${url}/healthz`)).status;

const expectReadable = async (shop: TestShop, who: Person) => {
  expect((await shop.rest(null, "GET", "/products")).status).toBe(200);
  expect((await shop.rest(who, "GET", "/cart")).status).toBe(200);
  const listed = await shop.graphql(null, "{ products { totalCount } }");
  expect(listed.status).toBe(200);
  expect(listed.body.data.products.totalCount).toBeGreaterThan(30);
};

/** Expects the shop to accept commands again and to update the read models by itself. */
const expectRecovery = async (shop: TestShop, who: Person) => {
  await eventually(async () => {
    expect((await shop.rest(who, "POST", "/cart", kettle)).status).toBe(201);
  });
  await caughtUp(shop);
};

const placedIn = (events: readonly RecordedEvent[], type: string) =>
  events.filter((event) => event.type === type).map(({ stream }) => stream.slice("order-".length));

/** Expects each order once in the log and on the board, with its stock reserved once. */
const expectEachOnce = async (shop: TestShop, admin: Person, orderIds: readonly string[]) => {
  expect(new Set(orderIds).size).toBe(orderIds.length);
  const events = await shop.eventsSince(null);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  const expected = orderIds.toSorted();
  for (const type of ["OrderSubmitted", "OrderPlaced"]) {
    expect(placedIn(events, type).toSorted()).toEqual(expected);
  }
  const confirmed = events.filter(({ type }) => type === "StockReservationConfirmed");
  expect(confirmed).toHaveLength(orderIds.length);
  const board = await shop.rest(admin, "GET", "/order");
  const shown = (board.body.data as readonly { readonly _id: string }[]).map(({ _id }) => _id);
  expect(shown.toSorted()).toEqual(expected);
  const product = await shop.rest(null, "GET", "/products/uva-kettle");
  expect(product.body.countInStock).toBe(5000 - orderIds.length);
};

describe("a shop whose EventStoreDB is unreachable", () => {
  it("serves reads, refuses commands at once, and neither loses nor duplicates an order", async () => {
    const { server, shop, admin, ann, bob } = await opened();
    const keys = Array.from({ length: 40 }, () => randomUUID());
    // The server fails in the middle of these: some are stored, some partly, and the last not at
    // all.
    const underWay = keys.slice(0, 35).map((key, index) => order(shop, index % 2 ? ann : bob, key));
    await server.until(
      ({ appends }) => appends > 0 && server.log.streamRecords("stock-uva-kettle").length > 15,
    );
    underWay.push(
      ...keys.slice(35).map((key, index) => order(shop, (35 + index) % 2 ? ann : bob, key)),
    );
    server.goAway();
    const wentAway = performance.now();
    const statuses = (await Promise.all(underWay)).map(({ status }) => status);
    expect(new Set(statuses)).toContain(503);
    expect([200, 202, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]));

    while (performance.now() - wentAway < secondsAway * 1000) {
      await expectRefusedAtOnce(shop, ann);
      await expectReadable(shop, ann);
      expect(await healthOf(shop)).toBe(503);
      const key = randomUUID();
      keys.push(key);
      expectUnavailable(await order(shop, keys.length % 2 ? bob : ann, key));
      await pause(200, new AbortController().signal);
    }

    await server.comeBack();
    await expectRecovery(shop, ann);
    expect(await healthOf(shop)).toBe(200);
    const again = await Promise.all(
      keys.map((key, index) => order(shop, index % 2 ? ann : bob, key)),
    );
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
    await caughtUp(shop);
    await expectEachOnce(
      shop,
      admin,
      again.map(({ body }) => body.data._id as string),
    );
  });

  it.each(["ignore", "lose"] as const)(
    "recovers after a server accepted commands without answering (%s)",
    async (appends) => {
      const { server, shop, admin, ann } = await opened();
      const keys = [randomUUID(), randomUUID()];
      const [first = "", second = ""] = keys;
      // The order's own stream is new, so it is read and then written. The server falls silent
      // between the two.
      server.behave({ appends });
      const begun = order(shop, ann, first);
      await server.until((seen) => seen.appends > 0);
      server.behave({ reads: "silent", subscriptions: "silent" });
      const { answer, took } = await timed(() => begun);
      expectUnavailable(answer);
      expect(took).toBeLessThan(8000);
      for (let count = 0; count < 5; count += 1) await expectRefusedAtOnce(shop, ann);
      await expectReadable(shop, ann);
      expectUnavailable(await order(shop, ann, second));

      server.behave({ appends: "answer", reads: "answer", subscriptions: "answer" });
      await expectRecovery(shop, ann);
      const again = await Promise.all(keys.map((key) => order(shop, ann, key)));
      expect(again.map(({ status }) => status)).toEqual([200, 200]);
      await caughtUp(shop);
      await expectEachOnce(
        shop,
        admin,
        again.map(({ body }) => body.data._id as string),
      );
    },
    60_000,
  );

  it("answers an event that can't be stored with 413, and continues", async () => {
    const { server, shop, ann } = await opened();
    server.behave({ appends: { tooLarge: 100 } });
    const rest = await shop.rest(ann, "POST", "/cart", kettle);
    expect(rest).toMatchObject({ status: 413, body: { success: false, code: "TOO_LARGE" } });
    const graphql = await shop.graphql(ann, addToCart, { commandId: randomUUID() });
    expect(graphql.status).toBe(413);
    expect(graphql.body.errors[0].extensions).toEqual({ code: "TOO_LARGE" });
    server.behave({ appends: "answer" });
    expect((await shop.rest(ann, "POST", "/cart", kettle)).status).toBe(201);
  });
});
