import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { OrderStatus } from "#domain/constants.ts";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { dataOf } from "../../testing/ask.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let admin: Person;

// A retried test needs a shop with default settings again.
beforeEach(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterEach(() => shop.close());

const all = `shopName deliveryNote lowStock preparingWarmHours preparingLateHours packingWarmHours
  packingLateHours deliveryWarmDays deliveryLateDays changes { setting name before after at by }`;
const read = `query ($after: Position) { shopSettings(after: $after) { ${all} } }`;
const change = `mutation ($input: ShopSettingsInput!, $commandId: ID) {
  changeSettings(input: $input, commandId: $commandId) {
    __typename
    ... on ShopSettingsSaved { message position settings { ${all} } }
    ... on Refusal { code message }
    ... on InvalidInput { fields { field message } }
  }
}`;
const follow = `subscription ($after: Position) {
  shopSettingsChanged(after: $after) { settings { lowStock changes { name } } position remaining }
}`;
const stock = `query ($filter: CatalogueFilter) {
  catalogue(filter: $filter, sort: STOCK, limit: 100) {
    totalCount items { id stock { level lowFrom ownLowFrom shopLowFrom available } }
  }
  catalogueCounts { all lowStock }
}`;

type Data = Awaited<ReturnType<TestShop["graphql"]>>["body"]["data"];

const ask = (query: string, variables: object = {}): Promise<Data> =>
  dataOf<Data>(shop, admin, query, variables);

interface Stocked {
  readonly id: string;
  readonly stock: { readonly level: string; readonly available: number };
}

it("have the defaults first, then an admin's changes with author, old and new values", async () => {
  const { shopSettings } = await ask(read);
  expect(shopSettings).toMatchObject({ shopName: "Nivasa", packingLateHours: 6, changes: [] });

  const seen = subscribeTo(shop.url, follow, { token: admin.token });
  expect(await seen.next()).toMatchObject({ data: { shopSettingsChanged: { settings: null } } });

  const commandId = randomUUID();
  const input = { packingLateHours: 3, shopName: "Lanka Homes" };
  const { changeSettings } = await ask(change, { input, commandId });
  expect(changeSettings).toMatchObject({
    __typename: "ShopSettingsSaved",
    message: "Settings saved",
    settings: {
      shopName: "Lanka Homes",
      packingLateHours: 3,
      packingWarmHours: 2,
      changes: [
        {
          setting: "PACKING_LATE_HOURS",
          name: "Item Packing, late from",
          before: "6 hours",
          after: "3 hours",
          by: "Shop Admin",
        },
        { name: "Shop name", before: "“Nivasa”", after: "“Lanka Homes”" },
      ],
    },
  });
  expect(await seen.next()).toMatchObject({
    data: { shopSettingsChanged: { settings: { changes: [{}, {}] }, remaining: 0 } },
  });

  const again = await ask(change, { input, commandId });
  expect(again.changeSettings.settings.changes).toHaveLength(2);
  const other = await ask(change, { input: { lowStock: 4 }, commandId });
  expect(other.changeSettings.code).toBe("COMMAND_REUSED");
  const { changeSettings: refused } = await ask(change, {
    input: { lowStock: 4, deliveryLateDays: 0 },
  });
  expect(refused).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "deliveryLateDays" }],
  });
  expect((await ask(read)).shopSettings.lowStock).toBe(3);
});

const undo = `mutation ($changes: [ID!]!) {
  undoSettings(changes: $changes) {
    __typename
    ... on ShopSettingsSaved { settings { shopName tagline { en } changes { id } } }
    ... on Refusal { code message }
  }
}`;

it("reach visitors in their language, and go back to what they were", async () => {
  const follows = subscribeTo(
    shop.url,
    "subscription { shopChanged(language: SINHALA) { shop { name tagline accentHue } } }",
  );
  expect(await follows.next()).toMatchObject({ data: { shopChanged: { shop: null } } });
  const input = {
    shopName: "Ambalama",
    tagline: { en: "Made for the shade.", si: "", ta: "" },
    accentHue: 205,
  };
  await ask(change, { input });
  // A tagline without Sinhala shows the English one.
  const shown = { name: "Ambalama", tagline: input.tagline.en, accentHue: 205 };
  expect(await follows.next()).toMatchObject({ data: { shopChanged: { shop: shown } } });

  const { shopSettings } = await ask("{ shopSettings { changes { id setting } } }");
  const ofName = (shopSettings.changes as readonly { id: string; setting: string }[])
    .filter(({ setting }) => setting !== "ACCENT_HUE")
    .map(({ id }) => id);
  const { undoSettings } = await ask(undo, { changes: ofName });
  expect(undoSettings.settings).toMatchObject({
    shopName: "Nivasa",
    tagline: { en: "Come in, out of the sun." },
  });
  // Each undone change is a change.
  expect(undoSettings.settings.changes).toHaveLength(5);
  const { undoSettings: unknown } = await ask(undo, { changes: ["settings 99"] });
  expect(unknown).toMatchObject({ __typename: "NotFound" });

  const buyer = await shop.signUp("sam");
  const { body } = await shop.graphql(buyer, undo, { changes: ofName });
  expect(JSON.stringify(body.errors)).toContain("FORBIDDEN");
});

it("decide which products are low in stock, at once and in every list", async () => {
  const before = await ask(stock);
  const items = before.catalogue.items as readonly Stocked[];
  const most = Math.max(...items.map(({ stock: { available } }) => available));
  const { changeSettings } = await ask(change, { input: { lowStock: most } });
  expect(changeSettings.settings.lowStock).toBe(most);

  const after = await ask(stock);
  expect(after.catalogueCounts.lowStock).toBe(after.catalogueCounts.all);
  expect(
    (after.catalogue.items as readonly Stocked[]).map(({ stock: { level } }) => level),
  ).not.toContain("ENOUGH");
  expect(after.catalogue.items[0].stock).toMatchObject({ lowFrom: most, ownLowFrom: null });
  expect((await ask(stock, { filter: { lowStock: true } })).catalogue.totalCount).toBe(
    after.catalogueCounts.all,
  );

  await ask(change, { input: { lowStock: 0 } });
  const none = await ask(stock);
  const out = items.filter(({ stock: { level } }) => level === "OUT").length;
  expect(none.catalogueCounts.lowStock).toBe(out);
});

const today = `{ openOrders statuses { status orders } day orders money late longestLate { number } lowStock outOfStock openReports }`;

it("decide which orders are late, and the day's count follows orders and cancellations", async () => {
  const ben = await shop.signUp("ben");
  const before = (await ask(`{ today ${today} }`)).today as { orders: number; money: number };
  const follows = subscribeTo(shop.url, `subscription { todayChanged { today ${today} } }`, {
    token: admin.token,
  });
  expect(await follows.next()).toMatchObject({ data: { todayChanged: { today: before } } });
  const { body } = await shop.rest(ben, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  });
  const orderId = (body as { readonly data: { readonly _id: string } }).data._id;
  const after = { orders: before.orders + 1, money: before.money + 10_350, late: 0 };
  expect((await ask(`{ today ${today} }`)).today).toMatchObject(after);
  expect(await follows.next()).toMatchObject({ data: { todayChanged: { today: after } } });

  const { orderBoard } = shop.shop.readModels;
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const late = (status: OrderStatus, today = "2000-01-01") =>
    orderBoard.late({ reached: [{ status, before: later }], today });
  expect(await late("Item Preparing")).toMatchObject({ count: 1, longest: { id: orderId } });
  expect(await late("Item Packing")).toEqual({ count: 0, longest: null });
  // Late for one reason or for both, it counts once.
  expect(await late("Item Packing", "2999-01-01")).toMatchObject({ longest: { id: orderId } });
  expect((await late("Item Preparing", "2999-01-01")).count).toBe(1);

  await shop.graphql(ben, `mutation ($id: ID!) { cancelOrder(orderId: $id) { __typename } }`, {
    id: orderId,
  });
  expect((await ask(`{ today ${today} }`)).today).toMatchObject({
    orders: before.orders,
    money: before.money,
  });
  expect((await late("Item Preparing", "2999-01-01")).count).toBe(0);
});

it("are open to admins only", async () => {
  const ann = await shop.signUp("ann");
  for (const [query, variables] of [
    [read, {}],
    [`{ today ${today} }`, {}],
    [change, { input: { lowStock: 1 } }],
  ] as const) {
    const { body } = await shop.graphql(ann, query, variables);
    expect(body.errors[0].extensions.code).toBe("FORBIDDEN");
  }
});

it("hold the categories, which lists, searches, links and REST follow", async () => {
  const saved = `__typename ... on CategorySaved { categoryId movedItems movedCount }
    ... on InvalidInput { fields { field message } } ... on NotFound { code }`;
  const add = `mutation ($input: CategoryInput!) { addCategory(input: $input) { ${saved} } }`;
  const rename = `mutation ($id: ID!, $input: CategoryInput!) {
    changeCategory(id: $id, input: $input) { ${saved} } }`;
  const archive = `mutation ($id: ID!, $to: ID!) {
    archiveCategory(id: $id, itemsTo: $to) { ${saved} } }`;
  const restore = `mutation ($id: ID!, $items: [ID!]!) {
    restoreCategory(id: $id, items: $items) { ${saved} } }`;
  const shown = `{ shop(language: TAMIL) { categories { id name slug formerSlugs wall leadsTo } }
    categoryCounts { category count newest { id } }
    productFacets(search: "kettle") { categories { category count } } }`;
  const named = (en: string) => ({ en, si: "", ta: "" });
  const garden = { names: named("Garden"), slug: "garden", wall: "bath" };

  const { categoryId } = (await ask(add, { input: garden })).addCategory;
  const taken = await ask(add, { input: { ...garden, names: named("Yard") } });
  expect(taken.addCategory.fields).toMatchObject([
    { field: "slug", message: expect.stringContaining("garden-2 is free") as string },
  ]);
  const terrace = { ...garden, names: { ...named("Terrace"), ta: "மாடி" }, slug: "terrace" };
  await ask(rename, { id: categoryId, input: terrace });
  const kettle = await shop.rest(admin, "PUT", "/products/uva-kettle", { category: "Terrace" });
  expect(kettle.status).toBe(200);
  const unknown = await shop.rest(admin, "PUT", "/products/uva-kettle", { category: "Garden" });
  expect(unknown).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } });

  const now = await ask(shown);
  expect((now.shop.categories as readonly object[]).at(-1)).toEqual({
    ...{ id: categoryId, name: "மாடி", slug: "terrace", formerSlugs: ["garden"] },
    ...{ wall: "bath", leadsTo: null },
  });
  expect((now.categoryCounts as readonly object[]).at(-1)).toEqual({
    category: categoryId,
    count: 1,
    newest: { id: "uva-kettle" },
  });
  expect(now.productFacets.categories).toContainEqual({ category: categoryId, count: 1 });
  const inTerrace = async () => {
    const { body } = await shop.rest(null, "GET", "/products?category=Terrace");
    return (body as unknown as readonly { readonly _id: string; readonly category: string }[]).map(
      ({ _id, category }) => `${_id} ${category}`,
    );
  };
  expect(await inTerrace()).toEqual(["uva-kettle Terrace"]);
  expect((await shop.rest(null, "GET", "/products?category=Cellar")).status).toBe(400);

  const gone = await ask(archive, { id: "Kitchen Equipments", to: categoryId });
  const movedCount = Number(gone.archiveCategory.movedCount);
  expect(movedCount).toBeGreaterThan(5);
  expect(gone.archiveCategory.movedItems).not.toContain("uva-kettle");
  expect(await inTerrace()).toHaveLength(movedCount + 1);
  const list = `{ products(category: "Kitchen Equipments") { totalCount }
    search: products(search: "terrace") { totalCount } }`;
  const found = await ask(list);
  expect(found.products.totalCount).toBe(0);
  expect(found.search.totalCount).toBeGreaterThan(movedCount);

  const { movedItems: items } = gone.archiveCategory;
  const back = await ask(restore, { id: "Kitchen Equipments", items });
  expect(back.restoreCategory.movedCount).toBe(items.length);
  expect(await inTerrace()).toEqual(["uva-kettle Terrace"]);
  const shopper = await shop.signUp("ann");
  const denied = await shop.graphql(shopper, add, { input: garden });
  expect(denied.body.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
});
