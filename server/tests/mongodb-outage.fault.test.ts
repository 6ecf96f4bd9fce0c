import { randomUUID } from "node:crypto";
import { setTimeout as elapse } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { someAddress } from "../../testing/api-client.ts";
import { caughtUp } from "../../testing/caught-up.ts";
import { findMongoDb, type MongoDbServer } from "../../testing/mongodb-server.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

const mongoDb = await findMongoDb();

const kettle = { productId: "uva-kettle", quantity: 1 };

const placeOrder = /* GraphQL */ `
  mutation ($input: PlaceOrderInput!, $commandId: ID!) {
    placeOrder(input: $input, commandId: $commandId) {
      __typename
      ... on OrderAccepted {
        order {
          id
          phase
          totalPrice
          shippingAddress {
            city
          }
        }
      }
    }
  }
`;

const moveOrder = /* GraphQL */ `
  mutation ($orderId: ID!) {
    setOrderStatus(orderId: $orderId, status: OUT_FOR_DELIVERY, expectedRevision: 1) {
      __typename
      ... on OrderStatusSet {
        order {
          status
          customerName
        }
      }
    }
  }
`;

const orderInput = {
  items: [kettle],
  shippingAddress: someAddress,
  totalPrice: 10_350,
  again: true,
};

const secondsAway = 30;

describe.skipIf(!mongoDb.own)(`a shop whose ${mongoDb.name} is unreachable`, () => {
  let server: MongoDbServer;
  beforeAll(async () => {
    if (mongoDb.start) server = await mongoDb.start();
  });
  afterAll(() => server.close());

  const opened = async (): Promise<TestShop> => {
    const shop = await openTestShop({ MONGODB_URL: server.newUrl() });
    onTestFinished(shop.close);
    return shop;
  };

  it("accepts commands and refuses reads for 30 s, and shows everything afterwards", async () => {
    const shop = await opened();
    const [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
    await shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 1000 });
    // Only accounts seen before the outage can be recognised, such as these two.
    expect((await shop.rest(ann, "POST", "/cart", kettle)).status).toBe(201);
    const warm = await shop.rest(ann, "POST", "/order", {
      orderItems: [kettle],
      shippingAddress: someAddress,
      totalPrice: 10_350,
      again: true,
    });
    expect(warm.status).toBe(200);
    await server.kill();
    const wentAway = performance.now();
    onTestFinished(() => server.restart());

    const orderIds: string[] = [];
    const took: number[] = [];
    while (performance.now() - wentAway < secondsAway * 1000) {
      // The test needs an outage of this length. Without a pace it would place thousands of orders.
      await elapse(300);
      const begun = performance.now();
      const cart = await shop.rest(ann, "POST", "/cart", kettle);
      expect(cart).toMatchObject({
        status: 201,
        body: { data: [{ name: "Uva Kettle", price: 9850 }] },
      });
      const answer = await shop.graphql(ann, placeOrder, {
        input: orderInput,
        commandId: randomUUID(),
      });
      const placed = answer.body.data.placeOrder;
      expect(placed).toMatchObject({
        __typename: "OrderAccepted",
        order: { phase: "PLACED", totalPrice: 10_350, shippingAddress: { city: "Colombo 03" } },
      });
      orderIds.push(String(placed.order.id));
      took.push((performance.now() - begun) / 2);

      const list = await shop.rest(null, "GET", "/products");
      expect(list).toMatchObject({ status: 503, body: { code: "UNAVAILABLE" } });
      expect(list.headers.get("retry-after")).toMatch(/^\d+$/);
      const read = await shop.graphql(null, "{ products { totalCount } }");
      expect(read.body.errors[0].extensions.code).toBe("UNAVAILABLE");
    }
    const moved = await shop.graphql(admin, moveOrder, { orderId: orderIds[0] });
    expect(moved.body.data.setOrderStatus).toMatchObject({
      __typename: "OrderStatusSet",
      order: { status: "OUT_FOR_DELIVERY", customerName: "Ishara Wijesinghe" },
    });
    expect(orderIds.length).toBeGreaterThan(10);
    // The first request waits for the driver's timeout; the others fail immediately.
    expect(Math.max(...took.slice(1))).toBeLessThan(1000);

    await server.restart();
    await caughtUp(shop);
    const board = await shop.rest(admin, "GET", "/order");
    const { data } = board.body as { readonly data: readonly { readonly _id: string }[] };
    const known = data.map(({ _id }) => _id);
    expect(known).toHaveLength(orderIds.length + 1);
    expect(known).toEqual(expect.arrayContaining(orderIds));
    expect(shop.shop.failure()).toBeNull();
  });

  it("refuses sessions that were signed out before", async () => {
    const shop = await opened();
    const ann = await shop.signUp("ann");
    expect((await shop.rest(ann, "POST", "/cart", kettle)).status).toBe(201);
    expect((await shop.rest(ann, "POST", "/users/logout")).status).toBe(204);
    await server.kill();
    onTestFinished(() => server.restart());
    expect((await shop.rest(ann, "POST", "/cart", kettle)).status).toBe(503);
    const response = await shop.graphql(ann, "{ me { id } }");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("1");
  });
});
