import { describe, expect, it, onTestFinished } from "vitest";
import type { Person } from "../../testing/api-client.ts";
import { startMisbehavingEventServer } from "../../testing/misbehaving-event-server/server.ts";
import { findMongoDb } from "../../testing/mongodb-server.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { eventually } from "../../testing/eventually.ts";

const hammock = {
  name: "Net Hammock",
  description: "Knotted of cotton.",
  price: 9000,
  category: "Furnitures",
  image: "/pictures/hammock.svg",
  modelImageUrl: "/models/hammock.glb",
  countInStock: 3,
};

const opened = async (environment: Readonly<Record<string, string>> = {}): Promise<TestShop> => {
  const shop = await openTestShop(environment);
  onTestFinished(shop.close);
  return shop;
};

const added = async (shop: TestShop, admin: Person): Promise<string> => {
  const { body } = await shop.rest(admin, "POST", "/products/addProduct", hammock);
  return String(body._id);
};

interface Found {
  readonly totalCount: number;
  readonly nextCursor: string | null;
  readonly items: readonly { readonly name: string; readonly countInStock: number }[];
}

const found = async (shop: TestShop, query: string): Promise<Found> => {
  const { body } = await shop.graphql(
    null,
    `{ products(${query}) { totalCount nextCursor items { name countInStock } } }`,
  );
  return body.data.products as Found;
};

it("finds a product as soon as it is added, and not after it is removed", async () => {
  const shop = await opened();
  const admin = await shop.admin();
  expect(await found(shop, `search: "hammocks"`)).toMatchObject({ totalCount: 0, items: [] });
  const id = await added(shop, admin);
  expect(await found(shop, `search: "hamock"`)).toEqual({
    totalCount: 1,
    nextCursor: null,
    items: [{ name: "Net Hammock", countInStock: 3 }],
  });
  await shop.rest(admin, "PUT", `/products/${id}`, {
    name: "Rope Cradle",
    description: "A cradle.",
  });
  expect(await found(shop, `search: "hammocks"`)).toMatchObject({ totalCount: 0 });
  expect(await found(shop, `search: "cradle"`)).toMatchObject({ totalCount: 1 });
  await shop.rest(admin, "PUT", `/products/${id}`, { countInStock: 9 });
  expect((await found(shop, `search: "cradle"`)).items).toMatchObject([{ countInStock: 9 }]);
  await shop.rest(admin, "DELETE", `/products/${id}`);
  expect(await found(shop, `search: "cradle"`)).toMatchObject({ totalCount: 0, items: [] });
});

it("sorts results as requested, and by relevance without a request", async () => {
  const shop = await opened();
  const names = async (query: string) => (await found(shop, query)).items.map(({ name }) => name);
  for (const sort of ["", ", sort: RELEVANCE"]) {
    expect((await names(`search: "mirror"${sort}`))[0]).toBe("Poya Mirror");
  }
  expect((await names("sort: RELEVANCE"))[0]).toBe((await names("sort: NEWEST"))[0]);
  expect(await names(`search: "mirror", sort: PRICE_UP`)).toEqual([
    "Rambukkana Sesath",
    "Poya Mirror",
  ]);
  const first = await found(shop, `search: "teak", sort: NAME, limit: 2`);
  const rest = await found(
    shop,
    `search: "teak", sort: NAME, limit: 100, cursor: "${String(first.nextCursor)}"`,
  );
  const all = await names(`search: "teak", sort: NAME, limit: 100`);
  expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual(all);
  expect(all).toEqual(all.toSorted());
  expect(all).toHaveLength(first.totalCount);
});

const mongoDb = await findMongoDb();

describe.skipIf(mongoDb.start === null)(`two processes of a shop on ${mongoDb.name}`, () => {
  it("find products that the other process has added", async () => {
    const server = await mongoDb.start?.();
    onTestFinished(() => server?.close());
    const log = await startMisbehavingEventServer();
    onTestFinished(() => log.goAway());
    const environment = { EVENTSTORE_URL: log.url, MONGODB_URL: server?.newUrl() ?? "" };
    const one = await opened(environment);
    const other = await opened(environment);
    const admin = await one.admin();
    for (const shop of [one, other])
      expect((await found(shop, `search: "couch"`)).totalCount).toBe(1);
    const id = await added(other, admin);
    expect((await found(other, `search: "hammocks"`)).totalCount).toBe(1);
    await eventually(async () => {
      expect((await found(one, `search: "hammocks"`)).totalCount).toBe(1);
    });
    await one.rest(admin, "DELETE", `/products/${id}`);
    expect((await found(one, `search: "hammocks"`)).totalCount).toBe(0);
    await eventually(async () => {
      expect((await found(other, `search: "hammocks"`)).totalCount).toBe(0);
    });
  });
});
