import { afterAll, beforeAll, expect, it } from "vitest";
import type { Person } from "../../testing/api-client.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { eventually } from "../../testing/eventually.ts";

let shop: TestShop;
let admin: Person;

beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

interface Model {
  readonly id: string;
  readonly version: number;
  readonly serving: string;
  readonly event: number;
  readonly behind: number;
  readonly documents: number;
  readonly bytes: number;
  readonly kept: readonly string[];
  readonly job: {
    readonly action: string;
    readonly state: string;
    readonly text: string;
    readonly by: string | null;
  } | null;
}

const models = `events problem { text } items {
  id version serving event behind eventsPerSecond documents bytes kept
  building { collection event } job { action state progress text at by }
}`;
const result = `__typename ... on ReadModelJobAccepted { message } ... on Refusal { code message }`;

const modelNamed = async (name: string): Promise<Model> => {
  const { body } = await shop.graphql(admin, `{ readModels { ${models} } }`);
  expect(body.errors).toBeUndefined();
  const items = body.data.readModels.items as readonly Model[];
  const found = items.find(({ id }) => id === name);
  if (!found) throw new Error(`There is no read model ${name}`);
  return found;
};

const ask = async (call: string) => {
  const { body } = await shop.graphql(admin, `mutation { answer: ${call} { ${result} } }`);
  expect(body.errors).toBeUndefined();
  return body.data.answer as { readonly __typename: string };
};

/** A read model after its maintenance has ended. */
const ended = (name: string): Promise<Model> =>
  eventually(
    async () => {
      const model = await modelNamed(name);
      expect(["DONE", "FAILED"]).toContain(model.job?.state);
      return model;
    },
    { interval: 100 },
  );

it("shows the state of each read model", async () => {
  // The numbers come from the history's index, whose thread starts with the shop.
  const products = await eventually(async () => {
    const model = await modelNamed("products");
    expect(model.behind).toBe(0);
    expect(model.event).toBeGreaterThan(0);
    return model;
  });
  expect(products).toMatchObject({ serving: `products-v${products.version}`, kept: [], job: null });
  expect(products.documents).toBeGreaterThan(10);
  expect(products.bytes).toBeGreaterThan(products.documents * 100);
});

it("verifies, rebuilds and drops a read model, and records who requested it", async () => {
  expect(await ask('verifyReadModel(name: "carts")')).toMatchObject({
    __typename: "ReadModelJobAccepted",
  });
  expect((await ended("carts")).job).toMatchObject({
    action: "VERIFY",
    state: "DONE",
    by: "Shop Admin",
    text: expect.stringContaining("matches the log") as string,
  });

  const { serving: before } = await modelNamed("products");
  expect(await ask('rebuildReadModel(name: "products")')).toMatchObject({
    __typename: "ReadModelJobAccepted",
  });
  const rebuilt = await ended("products");
  expect(rebuilt).toMatchObject({ serving: `${before}-r2`, kept: [before] });
  expect(rebuilt.job).toMatchObject({ action: "REBUILD", state: "DONE" });
  expect((await shop.rest(null, "GET", "/products/uva-kettle")).status).toBe(200);

  expect(await ask(`dropReadModel(collection: "${rebuilt.serving}")`)).toMatchObject({
    code: "NOT_FOUND",
  });
  await ask(`dropReadModel(collection: "${before}")`);
  const dropped = await eventually(
    async () => {
      const model = await modelNamed("products");
      expect(model.job).toMatchObject({ action: "DROP", state: "DONE" });
      return model;
    },
    { interval: 200 },
  );
  expect(dropped.kept).toEqual([]);
});

it("deletes the leftovers of an older release", async () => {
  const { documents } = shop.shop;
  await documents.ensureCollections([{ name: "orders-v0", indexes: [] }]);
  await documents.putMetadata("orders-v0", 0, {
    serving: "orders-v0",
    building: null,
    kept: [],
    newest: 1,
    token: 0,
    request: null,
    report: null,
  });
  await eventually(async () => expect((await modelNamed("orders")).kept).toEqual(["orders-v0"]));
  expect(await ask('dropReadModel(collection: "orders-v0")')).toMatchObject({
    __typename: "ReadModelJobAccepted",
  });
  await eventually(async () => expect((await modelNamed("orders")).kept).toEqual([]));
  expect((await documents.metadata()).has("orders-v0")).toBe(false);
});

it("reports progress to admins live, and refuses unknown names", async () => {
  const updates = subscribeTo(
    shop.url,
    `subscription { readModelsChanged { position readModels { ${models} } } }`,
    { token: admin.token },
  );
  const first = (await updates.next()) as {
    readonly data: { readonly readModelsChanged: { readonly readModels: { events: number } } };
  };
  const { events } = first.data.readModelsChanged.readModels;
  await shop.signUp("ann");
  const later = (await updates.next()) as typeof first;
  expect(later.data.readModelsChanged.readModels.events).toBeGreaterThanOrEqual(events);
  expect(await ask('rebuildReadModel(name: "nothing")')).toMatchObject({ code: "NOT_FOUND" });
});

it("is open to admins only", async () => {
  const analyst = await shop.analyst();
  for (const query of [
    "{ readModels { events } }",
    'mutation { rebuildReadModel(name: "orders") { __typename } }',
    'mutation { verifyReadModel(name: "orders") { __typename } }',
    'mutation { dropReadModel(collection: "orders-v0") { __typename } }',
  ]) {
    const { body } = await shop.graphql(analyst, query);
    expect(body.errors?.[0]?.extensions?.["code"]).toBe("FORBIDDEN");
  }
});
