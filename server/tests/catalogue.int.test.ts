import { expect, it, onTestFinished } from "vitest";
import { openTestShop } from "../../testing/test-shop.ts";

const opened = async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  return { shop, admin: await shop.admin(), ann: await shop.signUp("ann") };
};

interface Saved {
  readonly product: { readonly id: string };
}

interface Answers {
  readonly addProduct: Saved;
  readonly changeProduct: Saved;
  readonly removeProduct: Saved;
  readonly restoreProduct: Saved;
  readonly productHistory: object | null;
  readonly catalogue: {
    readonly nextCursor: string | null;
    readonly items: readonly { readonly id: string; readonly name: string }[];
  };
  readonly catalogueCounts: { readonly all: number };
}

const result = `__typename
  ... on ProductSaved { message product { id name price countInStock archived placement size { widthCm } } }
  ... on Refusal { code message }
  ... on InvalidInput { fields { field message } }
  ... on ProductChanged { changed }`;
const add = `mutation ($input: NewProductInput!, $commandId: ID) {
  addProduct(input: $input, commandId: $commandId) { ${result} }
}`;
const change = `mutation ($id: ID!, $changes: ProductValues!, $seen: ProductValues) {
  changeProduct(id: $id, changes: $changes, seen: $seen) { ${result} }
}`;
const remove = `mutation ($id: ID!) { removeProduct(id: $id) { ${result} } }`;
const restore = `mutation ($id: ID!) { restoreProduct(id: $id) { ${result} } }`;
const list = `query ($search: String, $filter: CatalogueFilter, $sort: ProductSort, $limit: Int, $cursor: String) {
  catalogue(search: $search, filter: $filter, sort: $sort, limit: $limit, cursor: $cursor) {
    totalCount nextCursor items { id name archived }
  }
  catalogueCounts(search: $search) { all lowStock withoutModel archived }
}`;
const history = `query ($id: ID!) { productHistory(id: $id) { productId moments { words by } } }`;

const bench = {
  name: "Hikkaduwa Bench",
  description: "A low bench.",
  category: "Furnitures",
  price: 42_500.5,
  countInStock: 3,
  image: "/pictures/bench.png",
  modelUrl: "/pictures/bench.glb",
  size: { widthCm: 140, depthCm: 40, heightCm: 45 },
  placement: "TABLE",
};

it("lets an admin add, change, remove and restore products, and records each step in the history", async () => {
  const { shop, admin } = await opened();
  const ask = async (query: string, variables: object) =>
    (await shop.graphql(admin, query, variables)).body.data as Answers;
  const { addProduct } = await ask(add, { input: bench, commandId: "one" });
  expect(addProduct).toMatchObject({
    __typename: "ProductSaved",
    message: "Product added successfully",
    product: { price: 42_500.5, countInStock: 3, placement: "TABLE", size: { widthCm: 140 } },
  });
  expect((await ask(add, { input: bench, commandId: "one" })).addProduct).toEqual(addProduct);
  const { id } = addProduct.product;

  const changes = { price: 39_900, countInStock: 9 };
  const seen = { price: 42_500.5, countInStock: 3 };
  expect((await ask(change, { id, changes, seen })).changeProduct).toMatchObject({
    message: "Item updated successfully",
    product: { price: 39_900, countInStock: 9 },
  });
  expect((await ask(change, { id, changes: { price: 1 }, seen })).changeProduct).toMatchObject({
    __typename: "ProductChanged",
    code: "PRODUCT_CHANGED",
    changed: ["price"],
  });
  expect((await ask(change, { id, changes: { name: "" } })).changeProduct).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "name", message: "Please enter a name" }],
  });
  expect((await ask(change, { id, changes: { price: 0.001 } })).changeProduct).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "price" }],
  });
  expect((await ask(change, { id: "nothing", changes: {} })).changeProduct).toMatchObject({
    code: "NOT_FOUND",
  });

  expect((await ask(remove, { id })).removeProduct).toMatchObject({
    message: "Item deleted successfully",
    product: { archived: true },
  });
  expect((await shop.rest(null, "GET", `/products/${id}`)).status).toBe(404);
  expect((await ask(restore, { id })).restoreProduct).toMatchObject({
    product: { archived: false },
  });
  expect((await shop.rest(null, "GET", `/products/${id}`)).status).toBe(200);

  expect((await ask(history, { id })).productHistory).toEqual({
    productId: id,
    moments: [
      { words: ["Restored"], by: "Shop Admin" },
      { words: ["Archived"], by: "Shop Admin" },
      {
        words: ["Price changed from Rs. 42,500.50 to Rs. 39,900.00", "Stock changed from 3 to 9"],
        by: "Shop Admin",
      },
      { words: ["Added to the shop", "Stock set to 3"], by: "Shop Admin" },
    ],
  });
  expect((await ask(history, { id: "nothing" })).productHistory).toBeNull();
});

it("finds products by text, low stock, missing model or removal", async () => {
  const { shop, admin } = await opened();
  const ask = async (query: string, variables: object) =>
    (await shop.graphql(admin, query, variables)).body.data as Answers;
  const { product } = (await ask(add, { input: bench })).addProduct;
  const of = async (variables: object) => {
    const { catalogue, catalogueCounts } = await ask(list, variables);
    return {
      ids: catalogue.items.map(({ id }) => id),
      catalogue,
      catalogueCounts,
    };
  };
  expect((await of({ search: "hikkaduwa" })).ids).toEqual([product.id]);
  expect((await of({ search: "hikkaduwa", filter: { lowStock: true } })).ids).toEqual([product.id]);
  expect((await of({ search: "hikkaduwa", filter: { withoutModel: true } })).ids).toEqual([]);
  const { catalogue: first, catalogueCounts: before } = await of({ sort: "NAME", limit: 2 });
  expect(first.items).toHaveLength(2);
  const second = await of({ sort: "NAME", limit: 2, cursor: first.nextCursor });
  expect([first, second.catalogue].flatMap(({ items }) => items.map(({ name }) => name))).toEqual(
    [first, second.catalogue].flatMap(({ items }) => items.map(({ name }) => name)).toSorted(),
  );

  await ask(remove, { id: product.id });
  expect((await of({ search: "hikkaduwa" })).ids).toEqual([]);
  const archived = await of({ search: "hikkaduwa", filter: { archived: true } });
  expect(archived.ids).toEqual([product.id]);
  expect(archived.catalogueCounts).toEqual({ all: 0, lowStock: 0, withoutModel: 0, archived: 1 });
  expect((await of({})).catalogueCounts).toMatchObject({ all: before.all - 1, archived: 1 });
});

it("is open to admins only", async () => {
  const { shop, ann } = await opened();
  const before = await shop.shop.store.head();
  for (const [query, variables] of [
    [add, { input: bench }],
    [change, { id: "uva-kettle", changes: { price: 1 } }],
    [remove, { id: "uva-kettle" }],
    [restore, { id: "uva-kettle" }],
    [list, {}],
    [history, { id: "uva-kettle" }],
  ] as const) {
    const codeOf = async (who: typeof ann | null) =>
      (await shop.graphql(who, query, variables)).body.errors?.[0]?.extensions?.["code"] as unknown;
    expect(await codeOf(ann)).toBe("FORBIDDEN");
    expect(await codeOf(null)).toBe("UNAUTHENTICATED");
  }
  expect(await shop.eventsSince(before)).toEqual([]);
});
