import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openTestShop } from "../testing/test-shop.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";

/** Words that occur nowhere but in the person's own data. */
const planted = {
  name: "Quxannabelle Planted",
  firstName: "Quxannabelle",
  lastName: "Wyrmwoodsen",
  address: "77 Zyxwv Street",
  city: "Qlombotown",
  phone: "+94700000031",
  email: "quxannabelle@planted.example",
} as const;

const filesHolding = (directory: string, word: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(word));

it("leaves nothing personal in any file, keeps the orders, and shuts the account", async () => {
  const dataDir = temporaryDirectory();
  const shop = await openTestShop({ DATA_DIR: dataDir });
  onTestFinished(shop.close);
  const admin = await shop.admin();
  const signedUp = await shop.rest(null, "POST", "/users", {
    name: planted.name,
    email: planted.email,
    password: "a good password",
  });
  const { _id: id, token } = signedUp.body as { readonly _id: string; readonly token: string };
  const person = { id, token };
  const order = await shop.rest(person, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: { ...planted, province: "Western", zipCode: "00300" },
    totalPrice: 10_350,
  });
  const orderId = (order.body as { readonly data: { readonly _id: string } }).data._id;
  await shop.rest(admin, "PUT", `/order/${orderId}`, { status: "Delivered" });
  await shop.rest(person, "POST", "/products/reviews/uva-kettle", { rating: 4, comment: "Good." });
  const seenBefore = Object.values(planted).filter(
    (word) => filesHolding(dataDir, word).length > 0,
  );
  expect(seenBefore.length).toBeGreaterThan(4);

  const erase = `mutation ($id: ID!) { eraseAccount(accountId: $id) { accountId orders } }`;
  expect((await shop.graphql(person, erase, { id })).body.errors[0].extensions.code).toBe(
    "FORBIDDEN",
  );
  const answer = await shop.graphql(admin, erase, { id });
  expect(answer.body.data.eraseAccount).toEqual({ accountId: id, orders: 1 });

  for (const word of Object.values(planted)) expect(filesHolding(dataDir, word)).toEqual([]);
  expect((await shop.rest(person, "GET", "/cart")).status).toBe(401);
  const kept = await shop.rest(admin, "GET", `/order/${orderId}`);
  expect(kept.body.data).toMatchObject({
    totalPrice: 10_350,
    shippingAddress: { firstName: "Erased", lastName: "" },
  });
  const reviews = await shop.rest(null, "GET", "/products/reviews/uva-kettle");
  expect(reviews.body.reviews).toMatchObject([{ rating: 4, name: "Erased" }]);
  const again = await shop.graphql(admin, erase, { id });
  expect(again.body.data.eraseAccount).toEqual({ accountId: id, orders: 1 });
});
