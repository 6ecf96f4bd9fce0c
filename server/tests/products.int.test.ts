import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { someAddress, type Answer, type Person } from "../../testing/api-client.ts";
import { boxGlb } from "../../testing/glb.ts";
import type { TestShop } from "../../testing/test-shop.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const { opened: shopOf, own } = shopOfFile();

const opened = async () => {
  const shop = shopOf();
  return { shop, admin: await shop.admin(), ann: await shop.signUp("ann") };
};

const stool = {
  name: "Test Stool",
  description: "A stool to test with.",
  price: 1250.5,
  category: "Furnitures",
  image: "/pictures/stool.png",
  modelImageUrl: "/pictures/stool.glb",
  countInStock: 4,
};

const added = async (shop: TestShop, admin: Person, product: object = stool): Promise<string> => {
  const answer = await shop.rest(admin, "POST", "/products/addProduct", product);
  expect(answer).toMatchObject({
    status: 201,
    body: { success: true, message: "Product added successfully" },
  });
  return (answer.body as { readonly _id: string })._id;
};

it("adds a product with its stock", async () => {
  const { shop, admin } = await opened();
  const before = await shop.shop.store.head();
  const id = await added(shop, admin);
  expect((await shop.eventsSince(before)).map(({ type }) => type)).toContain("ProductAdded");
  expect((await shop.rest(null, "GET", `/products/${id}`)).body).toMatchObject({
    _id: id,
    ...stool,
    rating: 0,
    numReviews: 0,
    reviews: [],
  });
});

it("stores a picture from a data URL as a re-encoded file", async () => {
  const { shop, admin } = await opened();
  const png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const id = await added(shop, admin, { ...stool, image: `data:image/png;base64,${png}` });
  const { body } = await shop.rest(null, "GET", `/products/${id}`);
  const { image } = body as { readonly image: string };
  expect(image).toMatch(/^\/uploads\/images\/[0-9a-f]{32}-1\.webp$/);
  const file = await fetch(`${shop.url}${image}`);
  expect(file.headers.get("content-type")).toBe("image/webp");
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0);
});

it("stores a model from a data URL, with its size and placement", async () => {
  const { shop, admin } = await opened();
  const modelImageUrl = `data:model/gltf-binary;base64,${boxGlb([1, 1, 1]).toString("base64")}`;
  const size = { widthCm: 100, depthCm: 100, heightCm: 100 };
  const id = await added(shop, admin, { ...stool, modelImageUrl, size, placement: "table" });
  expect((await shop.rest(null, "GET", `/products/${id}`)).body).toMatchObject({
    modelImageUrl: expect.stringMatching(/^\/uploads\/models\/[0-9a-f]{32}\.glb$/) as string,
    size,
  });
  const wrong = { ...stool, modelImageUrl: "data:model/gltf-binary;base64,Z2xURg==" };
  expect(await shop.rest(admin, "POST", "/products/addProduct", wrong)).toMatchObject({
    status: 415,
    body: { message: "This isn’t a GLB model." },
  });
});

it.each([
  ["no name", { ...stool, name: "" }, 400, "INVALID_INPUT"],
  ["no image", { ...stool, image: undefined }, 400, "INVALID_INPUT"],
  ["no 3D model", { ...stool, modelImageUrl: "" }, 400, "INVALID_INPUT"],
  ["a negative price", { ...stool, price: -1 }, 400, "INVALID_INPUT"],
  ["half a cent", { ...stool, price: 1.005 }, 400, "INVALID_INPUT"],
  ["a price as text", { ...stool, price: "12" }, 400, "INVALID_INPUT"],
  ["half a piece", { ...stool, countInStock: 1.5 }, 400, "INVALID_INPUT"],
  ["another category", { ...stool, category: "Cars" }, 400, "INVALID_INPUT"],
  [
    "a picture that is none",
    { ...stool, image: "data:image/png;base64,PHN2Zz4=" },
    415,
    "UNSUPPORTED",
  ],
])("refuses to add a product with %s", async (_what, product, status, code) => {
  const { shop, admin } = await opened();
  const before = await shop.shop.store.head();
  const answer = await shop.rest(admin, "POST", "/products/addProduct", product);
  expect(answer).toMatchObject({ status, body: { success: false, code } });
  expect(await shop.eventsSince(before)).toEqual([]);
});

it("records changes of details, price and stock as separate events", async () => {
  const { shop, admin } = await opened();
  const id = await added(shop, admin);
  const before = await shop.shop.store.head();
  const answer = await shop.rest(admin, "PUT", `/products/${id}`, {
    name: "Taller Stool",
    price: 1300,
    countInStock: 9,
  });
  expect(answer).toMatchObject({ status: 200, body: { message: "Item updated successfully" } });
  expect((await shop.eventsSince(before)).map(({ type }) => type)).toEqual([
    "ProductDetailsChanged",
    "ProductPriceChanged",
    "StockAdjusted",
  ]);
  expect((await shop.rest(null, "GET", `/products/${id}`)).body).toMatchObject({
    name: "Taller Stool",
    price: 1300,
    countInStock: 9,
  });
});

it("removes a product permanently", async () => {
  const { shop, admin } = await opened();
  const id = await added(shop, admin);
  const answer = await shop.rest(admin, "DELETE", `/products/${id}`);
  expect(answer).toMatchObject({ status: 200, body: { message: "Item deleted successfully" } });
  expect((await shop.rest(null, "GET", `/products/${id}`)).status).toBe(404);
  expect((await shop.rest(admin, "DELETE", `/products/${id}`)).status).toBe(404);
  expect((await shop.rest(admin, "PUT", `/products/${id}`, { price: 1 })).status).toBe(404);
});

it("answers a shopper's stock figure with the actual one, and changes nothing", async () => {
  const { shop, ann } = await opened();
  const before = await shop.shop.store.head();
  const truth = (await shop.rest(null, "GET", "/products/uva-kettle")).body as {
    readonly countInStock: number;
  };
  const answer = await shop.rest(ann, "PUT", "/products/uva-kettle", { countInStock: 1 });
  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, countInStock: truth.countInStock },
  });
  expect(await shop.eventsSince(before)).toEqual([]);
});

it("lets only admins change a product", async () => {
  const { shop, ann } = await opened();
  const change = { name: "Mine" };
  expect((await shop.rest(ann, "PUT", "/products/uva-kettle", change)).status).toBe(403);
  expect((await shop.rest(null, "PUT", "/products/uva-kettle", change)).status).toBe(401);
  expect((await shop.rest(ann, "DELETE", "/products/uva-kettle")).status).toBe(403);
  expect((await shop.rest(ann, "POST", "/products/addProduct", stool)).status).toBe(403);
});

it("accepts one review per person of a delivered product, and shows it at once", async () => {
  const { shop, admin, ann } = await opened();
  const review = { rating: 4, comment: "Boils quickly." };
  const path = "/products/reviews/uva-kettle";
  expect(await shop.rest(ann, "POST", path, review)).toMatchObject({
    status: 403,
    body: { code: "NOT_DELIVERED" },
  });
  const order = await shop.rest(ann, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  });
  const { _id: id } = (order.body as { readonly data: { readonly _id: string } }).data;
  await shop.rest(admin, "PUT", `/order/${id}`, { status: "Delivered" });
  expect(await shop.rest(ann, "POST", path, { ...review, rating: 0 })).toMatchObject({
    status: 400,
    body: { message: "Please select a rating" },
  });
  expect(await shop.rest(ann, "POST", path, review)).toMatchObject({
    status: 201,
    body: { message: "Review submitted successfully" },
  });
  await shop.rest(ann, "POST", path, { rating: 5, comment: "" });
  expect((await shop.rest(null, "GET", path)).body).toMatchObject({
    rating: 5,
    numReviews: 1,
    reviews: [{ rating: 5, comment: "", name: own("ann") }],
  });
});

it("refuses an id used for another product command, and stores nothing", async () => {
  const { shop, admin } = await opened();
  const put = (path: string, body: object, key: object) =>
    shop.rest(admin, "PUT", `/products/${path}`, body, { ...key });
  const add = (key: object) => shop.rest(admin, "POST", "/products/addProduct", stool, { ...key });
  const kettle = "uva-kettle";
  const tries: readonly (readonly [
    (key: object) => Promise<Answer>,
    (key: object) => Promise<Answer>,
  ])[] = [
    [(key) => put(kettle, { countInStock: 7 }, key), add],
    [add, (key) => put(kettle, { countInStock: 8 }, key)],
    [
      (key) => put(kettle, { countInStock: 9 }, key),
      (key) => put("poya-mirror", { countInStock: 9 }, key),
    ],
    [(key) => put(kettle, { price: 99, countInStock: 10 }, key), add],
    [(key) => put(kettle, { countInStock: 11 }, key), (key) => put(kettle, { price: 98 }, key)],
  ];
  for (const [first, second] of tries) {
    const key = { "idempotency-key": randomUUID() };
    const { status, body } = await first(key);
    expect(status).toBeLessThan(300);
    const before = await shop.shop.store.head();
    expect(await second(key)).toMatchObject({ status: 422, body: { code: "COMMAND_REUSED" } });
    expect(await first(key)).toMatchObject({ status, body });
    expect(await shop.eventsSince(before)).toEqual([]);
  }
});
