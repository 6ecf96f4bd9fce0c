import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import type { CheckoutStep } from "#domain/order/steps.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import {
  openEmbeddedDocumentStore,
  viewsPath,
} from "#projections/embedded/embedded-document-store.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import { shopProjections } from "#projections/read-models.ts";
import { moveToServers } from "#server/commands/move-to-servers.ts";
import { apiClient, someAddress } from "../../testing/api-client.ts";
import { collect } from "../../testing/collect.ts";
import { isKurrentDb } from "../../testing/misbehaving-event-server/protocol.ts";
import type { MisbehavingEventServer } from "../../testing/misbehaving-event-server/server.ts";
import { eventServer } from "../../testing/misbehaving-event-server/store.ts";
import { startShopProcess, type ShopProcess } from "../../testing/shop-process.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";

/** Servers with the logs of data directories. */
const servers = new Map<string, MisbehavingEventServer>();

/** The data directory of a shop after its first start. The log is on the tested event server. */
const shopDirectory = async (): Promise<string> => {
  const dataDir = filledDirectory();
  if (isKurrentDb) {
    const server = await eventServer();
    servers.set(dataDir, server);
    const settings = { dataDir, eventStoreUrl: server.url, mongoDb: null };
    await moveToServers(settings, () => undefined);
  }
  return dataDir;
};

const started = async (
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ShopProcess> => {
  const server = servers.get(dataDir);
  const environment = { ...settings, ...(server && { EVENTSTORE_URL: server.url }) };
  const shop = await startShopProcess({ dataDir, environment });
  onTestFinished(shop.kill);
  return shop;
};

/**
 * Opens the directory of a killed shop in this process. Starting another process would take three
 * times as long, and the files don't know the difference.
 */
const reopened = async (dataDir: string): Promise<TestShop> => {
  const server = servers.get(dataDir);
  const shop = await openTestShop({
    DATA_DIR: dataDir,
    ...(server && { EVENTSTORE_URL: server.url }),
  });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await shop.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...shop, close };
};

/**
 * Two products, reserved by the checkout in the order of their names: the sofa first, the kettles
 * last.
 */
const order = (kettles: number) => ({
  orderItems: [
    { productId: "uva-kettle", quantity: kettles },
    { productId: "kandalama-sofa", quantity: 1 },
  ],
  shippingAddress: someAddress,
  totalPrice: kettles * 9850 + 248_000 + 500,
});

/** The same with free delivery by a promo code. */
const orderWithCode = (kettles: number) => ({
  ...order(kettles),
  promoCode: "FREEROAD",
  totalPrice: order(kettles).totalPrice - 500,
});

const createPromotion = async (url: string): Promise<void> => {
  const client = apiClient(url);
  const input = `{ code: "FREEROAD", kind: FREE_DELIVERY, startsAt: "2026-01-01T00:00:00.000Z" }`;
  const creating = `mutation { createPromotion(input: ${input}) { __typename } }`;
  const { body } = await client.graphql(await client.admin(), creating);
  expect(body).toEqual({ data: { createPromotion: { __typename: "PromotionSaved" } } });
};

const stockOf = async (url: string, id: string): Promise<number> => {
  const { body } = await apiClient(url).rest(null, "GET", `/products/${id}`);
  return (body as { readonly countInStock: number }).countInStock;
};

const eventsIn = async (
  dataDir: string,
): Promise<readonly { readonly stream: string; readonly type: string }[]> => {
  const server = servers.get(dataDir);
  if (server) return server.log.records;
  const store = await openEmbeddedEventStore(dataDir);
  const events = await collect(store.readAll(null));
  await store.close();
  return events;
};

/** The stream category and type of each event, in the order of the log. */
const typesIn = async (dataDir: string, category: string): Promise<string[]> => {
  const events = await eventsIn(dataDir);
  return events.filter(({ stream }) => stream.startsWith(`${category}-`)).map(({ type }) => type);
};

/**
 * The steps after which a shop is killed: the first and the last one of each kind. Pure tests stop
 * at every step (checkout.test.ts, delivery-day.test.ts, change-items.test.ts). The recovery is the
 * same on every engine, so KurrentDB gets the first steps of an order only.
 */
const killedAfter = (...steps: readonly CheckoutStep[]): readonly CheckoutStep[] =>
  isKurrentDb ? steps.filter((step) => step === "placed-at-once" || step === "submitted") : steps;

const cancelling = "mutation ($id: ID!) { cancelOrder(orderId: $id) { __typename } }";

it.each(killedAfter("cancelled", "all-returned"))(
  "returns the stock of a cancelled order after the server was killed after the step: %s",
  async (step) => {
    const dataDir = await shopDirectory();
    const first = await started(dataDir, { CRASH_AFTER: step });
    await createPromotion(first.url);
    const ann = await apiClient(first.url).signUp("ann");
    const ids = ["uva-kettle", "kandalama-sofa"] as const;
    const stocks = async (url: string) => Promise.all(ids.map((each) => stockOf(url, each)));
    const before = await stocks(first.url);
    const placed = await apiClient(first.url).rest(ann, "POST", "/order/", orderWithCode(2));
    const { _id: id } = (placed.body as { readonly data: { readonly _id: string } }).data;
    await expect(apiClient(first.url).graphql(ann, cancelling, { id })).rejects.toThrow();
    expect(await first.ended).toBe("SIGKILL");

    const second = await reopened(dataDir);
    expect(await stocks(second.url)).toEqual(before);
    const again = await apiClient(second.url).graphql(ann, cancelling, { id });
    expect(again.body).toEqual({ data: { cancelOrder: { __typename: "OrderCancelled" } } });
    expect(await stocks(second.url)).toEqual(before);
    await second.close();
    expect((await typesIn(dataDir, "order")).slice(2)).toEqual([
      "OrderCancelled",
      "OrderStockReturned",
    ]);
    expect(await typesIn(dataDir, "promotion")).toEqual([
      "PromotionCreated",
      "RedemptionReserved",
      "RedemptionConfirmed",
      "RedemptionReleased",
    ]);
    const returned = (await typesIn(dataDir, "stock")).filter((type) => type === "StockReturned");
    expect(returned).toHaveLength(2);
  },
  60_000,
);

it.each(killedAfter("placed-at-once", "submitted", "redemption-confirmed"))(
  "finishes an order after the server was killed after the step: %s",
  async (step) => {
    const dataDir = await shopDirectory();
    const first = await started(dataDir, { CRASH_AFTER: step });
    await createPromotion(first.url);
    const ann = await apiClient(first.url).signUp("ann");
    const [kettles, sofas] = [
      await stockOf(first.url, "uva-kettle"),
      await stockOf(first.url, "kandalama-sofa"),
    ];
    await apiClient(first.url).rest(ann, "POST", "/cart", {
      productId: "uva-kettle",
      quantity: 2,
    });
    const key = { "idempotency-key": randomUUID() };
    const unanswered = apiClient(first.url).rest(ann, "POST", "/order/", orderWithCode(2), key);
    await expect(unanswered).rejects.toThrow();
    expect(await first.ended).toBe("SIGKILL");

    const second = await reopened(dataDir);
    const again = apiClient(second.url);
    const orders = (await again.rest(ann, "GET", "/order/myorders")).body.data as readonly {
      readonly _id: string;
    }[];
    expect(orders).toHaveLength(1);
    expect(await stockOf(second.url, "uva-kettle")).toBe(kettles - 2);
    expect(await stockOf(second.url, "kandalama-sofa")).toBe(sofas - 1);
    expect((await again.rest(ann, "GET", "/cart")).body).toEqual([]);
    const repeated = await again.rest(ann, "POST", "/order/", orderWithCode(2), key);
    expect(repeated).toMatchObject({ status: 200, body: { data: { _id: orders[0]?._id } } });
    await second.close();
    expect(await typesIn(dataDir, "order")).toEqual(["OrderSubmitted", "OrderPlaced"]);
    expect(await typesIn(dataDir, "promotion")).toEqual([
      "PromotionCreated",
      "RedemptionReserved",
      "RedemptionConfirmed",
    ]);
  },
  60_000,
);

it.each(killedAfter("day-requested", "day-released"))(
  "moves an order to another delivery day after the server was killed after the step: %s",
  async (step) => {
    const dataDir = await shopDirectory();
    const first = await started(dataDir, { CRASH_AFTER: step });
    const client = apiClient(first.url);
    const ann = await client.signUp("ann");
    const { district, province } = someAddress;
    const possible = await client.graphql(
      null,
      `query ($district: String, $province: String!) {
        deliveryDates(district: $district, province: $province) { dates { date } }
      }`,
      { district, province },
    );
    const dates = possible.body.data.deliveryDates.dates as readonly { readonly date: string }[];
    const day = { date: dates[4]?.date, half: "AFTERNOON" };
    const placed = await client.rest(ann, "POST", "/order/", order(2));
    const { _id: id } = (placed.body as { readonly data: { readonly _id: string } }).data;
    const changing = `mutation ($id: ID!, $day: DeliveryDayInput!) {
      changeDeliveryDay(orderId: $id, day: $day) {
        __typename ... on DeliveryDayChanged { order { deliveryDay { date half } } }
      }
    }`;
    await expect(client.graphql(ann, changing, { id, day })).rejects.toThrow();
    expect(await first.ended).toBe("SIGKILL");

    const second = await reopened(dataDir);
    const again = await apiClient(second.url).graphql(ann, changing, { id, day });
    expect(again.body.data.changeDeliveryDay).toEqual({
      __typename: "DeliveryDayChanged",
      order: { deliveryDay: day },
    });
    await second.close();
    expect(await typesIn(dataDir, "deliveryday")).toEqual([
      "SlotReserved",
      "SlotReserved",
      "SlotReleased",
    ]);
  },
  60_000,
);

const changingItems = `mutation ($id: ID!, $items: [OrderLineInput!]!, $revision: Int!) {
  changeOrderItems(orderId: $id, items: $items, expectedRevision: $revision, commandId: "c") {
    __typename ... on StaffOrderChanged { order { items { productId quantity } totalPrice } }
  }
}`;

it.each(killedAfter("items-requested", "items-settled"))(
  "changes the items of an order after the server was killed after the step: %s",
  async (step) => {
    const dataDir = await shopDirectory();
    const first = await started(dataDir, { CRASH_AFTER: step });
    const client = apiClient(first.url);
    const [ann, admin] = [await client.signUp("ann"), await client.admin()];
    const ids = ["uva-kettle", "kandalama-sofa", "poya-mirror"] as const;
    const [kettles = 0, sofas = 0, mirrors = 0] = await Promise.all(
      ids.map((each) => stockOf(first.url, each)),
    );
    const placed = await client.rest(ann, "POST", "/order/", order(2));
    const { _id: id } = (placed.body as { readonly data: { readonly _id: string } }).data;
    const items = [
      { productId: "uva-kettle", quantity: 3 },
      { productId: "poya-mirror", quantity: 1 },
    ];
    const variables = { id, items, revision: 1 };
    await expect(client.graphql(admin, changingItems, variables)).rejects.toThrow();
    expect(await first.ended).toBe("SIGKILL");

    const second = await reopened(dataDir);
    const again = await apiClient(second.url).graphql(admin, changingItems, variables);
    expect(again.body.data.changeOrderItems).toMatchObject({
      __typename: "StaffOrderChanged",
      order: { items: [{ productId: "poya-mirror", quantity: 1 }, { quantity: 3 }] },
    });
    expect(await Promise.all(ids.map((each) => stockOf(second.url, each)))).toEqual([
      kettles - 3,
      sofas,
      mirrors - 1,
    ]);
    await second.close();
    expect((await typesIn(dataDir, "order")).slice(2)).toEqual([
      "OrderItemsRequested",
      "OrderItemsChanged",
      "OrderItemsSettled",
    ]);
  },
  60_000,
);

const returningItems = `mutation ($id: ID!) {
  returnItems(orderId: $id, items: [{ productId: "uva-kettle", quantity: 1 }], reason: WARRANTY,
    refund: 100, restock: true, expectedRevision: 2, commandId: "c") { __typename }
}`;

it.each(killedAfter("return-recorded", "all-restocked"))(
  "restocks returned items after the server was killed after the step: %s",
  async (step) => {
    const dataDir = await shopDirectory();
    const first = await started(dataDir, { CRASH_AFTER: step });
    const client = apiClient(first.url);
    const [ann, admin] = [await client.signUp("ann"), await client.admin()];
    const kettles = await stockOf(first.url, "uva-kettle");
    const placed = await client.rest(ann, "POST", "/order/", order(2));
    const { _id: id } = (placed.body as { readonly data: { readonly _id: string } }).data;
    await client.rest(admin, "PUT", `/order/${id}`, { status: "Delivered" });
    await expect(client.graphql(admin, returningItems, { id })).rejects.toThrow();
    expect(await first.ended).toBe("SIGKILL");

    const second = await reopened(dataDir);
    const again = await apiClient(second.url).graphql(admin, returningItems, { id });
    expect(again.body).toEqual({ data: { returnItems: { __typename: "StaffOrderChanged" } } });
    expect(await stockOf(second.url, "uva-kettle")).toBe(kettles - 1);
    await second.close();
    expect((await typesIn(dataDir, "order")).slice(3)).toEqual([
      "ItemsReturned",
      "ReturnedItemsRestocked",
    ]);
  },
  60_000,
);

it.each(killedAfter("rejected", "released"))(
  "returns the stock of a refused order after the server was killed after the step: %s",
  async (step) => {
    const dataDir = await shopDirectory();
    const first = await started(dataDir, { CRASH_AFTER: step });
    await createPromotion(first.url);
    const client = apiClient(first.url);
    const [ann, ben] = [await client.signUp("ann"), await client.signUp("ben")];
    const everyKettle = await stockOf(first.url, "uva-kettle");
    const sofas = await stockOf(first.url, "kandalama-sofa");
    // Both orders pass the first stock check. One of them finds no kettles when it reserves, and
    // its server is killed.
    const both = await Promise.allSettled([
      client.rest(ann, "POST", "/order/", orderWithCode(everyKettle)),
      client.rest(ben, "POST", "/order/", orderWithCode(everyKettle)),
    ]);
    expect(both.some(({ status }) => status === "rejected")).toBe(true);
    expect(await first.ended).toBe("SIGKILL");

    const second = await reopened(dataDir);
    expect(await stockOf(second.url, "uva-kettle")).toBe(0);
    expect(await stockOf(second.url, "kandalama-sofa")).toBe(sofas - 1);
    await second.close();
    const types = await typesIn(dataDir, "order");
    expect(types.toSorted()).toEqual([
      "OrderPlaced",
      "OrderRejected",
      "OrderSubmitted",
      "OrderSubmitted",
    ]);
    expect((await typesIn(dataDir, "promotion")).toSorted()).toEqual([
      "PromotionCreated",
      "RedemptionConfirmed",
      "RedemptionReleased",
      "RedemptionReserved",
      "RedemptionReserved",
    ]);
    const stock = await typesIn(dataDir, "stock");
    expect(stock.filter((type) => type === "StockReservationReleased")).toHaveLength(1);
  },
  60_000,
);

const readModelsIn = async (dataDir: string): Promise<Readonly<Record<string, unknown>>> => {
  const documents = openEmbeddedDocumentStore(dataDir);
  const found: Record<string, unknown> = {};
  for (const collection of shopProjections.map(collectionOf)) {
    const page = await documents.find(collection, { limit: 100_000 });
    for (const { id, position, document } of page.documents) {
      found[`${collection}/${id}`] = { position, document };
    }
  }
  await documents.close();
  return found;
};

it.skipIf(isKurrentDb)("rebuilds identical read models after views.db is deleted", async () => {
  const dataDir = await shopDirectory();
  const first = await started(dataDir);
  const client = apiClient(first.url);
  const [ann, admin] = [await client.signUp("ann"), await client.admin()];
  await client.rest(ann, "POST", "/cart", { productId: "poya-mirror", quantity: 1 });
  const { body } = await client.rest(ann, "POST", "/order/", order(2));
  const { _id: id } = (body as { readonly data: { readonly _id: string } }).data;
  await client.rest(admin, "PUT", `/order/${id}`, { status: "Delivered" });
  await client.rest(ann, "POST", "/products/reviews/uva-kettle", { rating: 5, comment: "Good." });
  await client.rest(admin, "DELETE", "/products/galle-pettagama");
  await first.stop();
  const before = await readModelsIn(dataDir);

  for (const suffix of ["", "-wal", "-shm"])
    rmSync(`${viewsPath(dataDir)}${suffix}`, { force: true });
  const second = await started(dataDir);
  await second.stop();
  expect(Object.keys(before).length).toBeGreaterThan(80);
  expect(await readModelsIn(dataDir)).toEqual(before);
});
