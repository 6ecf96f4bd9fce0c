import { expect, it, onTestFinished } from "vitest";
import { apiClient, someAddress, type Person } from "../../testing/api-client.ts";
import { dataOf } from "../../testing/ask.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { launchShopProcess, startShopProcess } from "../../testing/shop-process.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

const stepsOf = `state since until note { en } steps { step state has missing }`;
const opening = `{ opening { ${stepsOf} } }`;
const change = `mutation ($input: ShopSettingsInput!) {
  changeSettings(input: $input) { __typename }
}`;
const saved = `__typename
  ... on OpeningSaved { message opening { ${stepsOf} } }
  ... on InvalidInput { code fields { field message } }
  ... on Refusal { message }`;
const open = `mutation { openShop { ${saved} } }`;
const close = `mutation ($input: CloseShopInput!) { closeShop(input: $input) { ${saved} } }`;

/** Starts the built shop, as `npm start` does, with its API. */
const started = async (dataDir: string, ...args: readonly string[]) => {
  const shop = await startShopProcess({ dataDir, args });
  onTestFinished(() => shop.stop());
  return { ...shop, ...apiClient(shop.url) };
};

interface Opening {
  readonly state: string;
  readonly steps: readonly { readonly step: string; readonly state: string }[];
}

interface Answer {
  readonly opening: Opening;
  readonly openShop: { readonly opening: Opening };
  readonly closeShop: object;
}

type Shop = Awaited<ReturnType<typeof started>>;

/** What the shop shows to visitors, and the number of addresses in its sitemap. */
const visible = async (shop: Shop) => {
  const query = `{ shop(language: ENGLISH) { name phone closed { opensSoon note } } }`;
  const { shop: seen } = await dataOf<{ shop: Record<string, unknown> }>(shop, null, query);
  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  return { shop: seen, addresses: sitemap.split("<loc>").length - 1 };
};

const order = (shop: Shop, who: Person, productId: string) =>
  shop.rest(who, "POST", "/order", {
    orderItems: [{ productId, quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  });

it("npm start -- --empty opens only when the owner opens the shop", async () => {
  const dataDir = temporaryDirectory();
  const first = await started(dataDir, "--empty");
  expect(first.output()).toContain("not open to visitors yet");
  expect(first.output()).toContain(`${first.url}/admin/shop/opening`);
  expect(first.output()).not.toMatch(/sample|analyst/);
  expect(await visible(first)).toEqual({
    shop: { name: "New shop", phone: "", closed: { opensSoon: true, note: "" } },
    addresses: 0,
  });
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  expect((await first.rest(null, "GET", "/products/")).status).toBe(200);
  await first.stop();

  // A later start needs no option, and adds nothing either.
  const shop = await started(dataDir);
  expect(shop.output()).toContain("not open to visitors yet");
  const [admin, ann] = [await shop.admin(), await shop.signUp("Ann")];
  const ask = (query: string, variables = {}) => dataOf<Answer>(shop, admin, query, variables);
  const before = (await ask(opening)).opening;
  expect(before).toMatchObject({ state: "PREPARING", until: null, note: null });
  const states = (of: Opening) =>
    Object.fromEntries(of.steps.map(({ step, state }) => [step, state]));
  expect(states(before)).toEqual({
    ...{ NAME: "NOT_STARTED", CONTACT: "NOT_STARTED", DELIVERY: "DONE", CATEGORIES: "DONE" },
    ...{ ITEM: "NOT_STARTED", PAGES: "NOT_STARTED", PEOPLE: "NOT_STARTED", OPEN: "WAITING" },
  });
  expect((await ask(open)).openShop).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "name" }, { field: "phone" }, { field: "item" }],
  });
  for (const query of [opening, open]) {
    expect((await shop.graphql(ann, query)).body.errors).toHaveLength(1);
  }

  const added = await shop.rest(admin, "POST", "/products/addProduct", {
    ...{ name: "Bench", category: "Furnitures", price: 9850, description: "A bench to sit on." },
    ...{ image: "/pictures/stool.png", modelImageUrl: "/pictures/stool.glb", countInStock: 3 },
  });
  expect(added).toMatchObject({ status: 201 });
  const { _id: bench } = added.body as { _id: string };
  expect(await order(shop, ann, bench)).toMatchObject({
    status: 409,
    body: { code: "SHOP_NOT_OPEN", message: "The shop isn’t open yet." },
  });
  await ask(change, { input: { shopName: "Ambalama", phone: "091 555 0101" } });
  const { openShop } = await ask(open);
  expect(openShop).toMatchObject({ message: "The shop is open.", opening: { state: "OPEN" } });
  expect(states(openShop.opening)).toMatchObject({ NAME: "DONE", ITEM: "DONE", OPEN: "DONE" });
  const { addresses, shop: seen } = await visible(shop);
  expect(seen).toEqual({ name: "Ambalama", phone: "091 555 0101", closed: null });
  expect(addresses).toBeGreaterThan(5);
  expect((await order(shop, ann, bench)).body).toMatchObject({ success: true });

  const input = { note: { en: "Back soon.", si: "", ta: "" } };
  expect((await ask(close, { input: { until: "2020-01-01" } })).closeShop).toMatchObject({
    fields: [{ field: "until" }],
  });
  expect((await ask(close, { input })).closeShop).toMatchObject({
    message: "The shop is closed.",
    opening: { state: "CLOSED", note: { en: "Back soon." } },
  });
  expect((await visible(shop)).shop.closed).toEqual({ opensSoon: false, note: "Back soon." });
  expect((await order(shop, ann, bench)).body).toMatchObject({
    message: "The shop is closed for now.",
  });
  expect((await ask(open)).openShop).toMatchObject({ opening: { state: "OPEN" } });
});

it("--empty changes nothing in a shop with data, and excludes --demo", async () => {
  const shop = await started(filledDirectory(), "--empty");
  expect(shop.output()).toContain("Nivasa is open.");
  expect((await visible(shop)).shop).toMatchObject({ name: "Nivasa", closed: null });
  const both = await launchShopProcess({
    dataDir: temporaryDirectory(),
    args: ["--empty", "--demo"],
  });
  expect(await both.ended).toBe(1);
  expect(both.problems()).toContain("--demo and --empty exclude each other");
});
