import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { noEvents } from "#event-store/event-store.ts";
import { someAddress } from "../../testing/api-client.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { detailsOf } from "../../testing/shop.ts";

const addresses = [
  "http://x:99999/a.png",
  "https://[::1",
  "https://%",
  "http://[",
  "https://cdn.example.test/chair.jpg",
  "//evil.example/a.png",
  "\u0000",
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  return shop.close;
});

/** A product from an older version of the shop, with a picture and model at an external address. */
const stored = async (url: string): Promise<string> => {
  const id = randomUUID();
  const { id: adminId } = await shop.admin();
  const metadata = {
    commandId: id,
    commandDigest: "digest",
    correlationId: id,
    causationId: id,
    actor: { id: adminId, role: "admin" as const },
    occurredAt: new Date().toISOString(),
    schemaVersion: 1,
  };
  const details = detailsOf({ name: "Old chair", image: url, modelUrl: url });
  await shop.shop.store.append(`product-${id}`, noEvents, [
    { id, type: "ProductAdded", data: { ...details, priceCents: 100_000 }, metadata },
  ]);
  await shop.shop.freshness.reach(await shop.shop.store.head());
  return id;
};

describe.each(addresses)("a picture and model stored at %j", (url) => {
  it("break no page and no response", async () => {
    const id = await stored(url);
    const pages = [`/Item-Page/${id}`, "/category?search=old", "/sitemap.xml"];
    for (const path of pages) expect((await fetch(shop.url + path)).status, path).toBe(200);
    expect((await shop.rest(null, "GET", `/products/${id}`)).body).toMatchObject({ image: url });
    const query = `query ($id: ID!) { product(id: $id) { name image modelUrl pictures { url } } }`;
    expect((await shop.graphql(null, query, { id })).body).toMatchObject({
      data: { product: { name: "Old chair", image: url } },
    });
  });

  it("don't prevent orders or changes by an admin", async () => {
    const id = await stored(url);
    const admin = await shop.admin();
    const change = { countInStock: 5, name: "Older chair" };
    expect((await shop.rest(admin, "PUT", `/products/${id}`, change)).status).toBe(200);
    const buyer = await shop.signUp(id.slice(0, 8));
    const placed = await shop.rest(buyer, "POST", "/order/", {
      orderItems: [{ productId: id, quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice: 1500,
    });
    expect(placed.status).toBe(200);
  });
});
