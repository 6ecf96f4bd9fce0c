import { someAddress } from "../testing/api-client.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

const receive = `mutation ($id: ID!, $quantity: Int!) {
  receiveStock(productId: $id, quantity: $quantity, reason: "From another admin") { __typename }
}`;

const add = `mutation ($input: NewProductInput!) {
  addProduct(input: $input) { ... on ProductSaved { product { id } } }
}`;

test("an admin receives, counts and verifies a product whose ledger explains each figure", async ({
  shop,
  browser,
}) => {
  // A separate product: other tests order the samples.
  const api = await shop.api.admin();
  const send = async <Data>(query: string, variables: object = {}) => {
    const answer = await shop.api.graphql(api, query, variables);
    return (answer.body as { readonly data: Data }).data;
  };
  const { product } = await send<{ readonly product: { readonly image: string } }>(
    '{ product(id: "uva-kettle") { image } }',
  );
  const { addProduct } = await send<{
    readonly addProduct: { readonly product: { readonly id: string } };
  }>(add, {
    input: {
      name: "Kegalle Coffer",
      description: "A coffer of jak wood.",
      category: "Furnitures",
      price: 1000,
      countInStock: 4,
      image: product.image,
      modelUrl: "/models/coffer.glb",
      placement: "FLOOR",
    },
  });
  const { id } = addProduct.product;
  const admin = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");

  // Found in the list, which retains its view.
  await admin.goto(`${shop.url}/admin/stock`);
  await admin.getByLabel("Find a product").fill("kegalle");
  const row = admin
    .getByRole("table", { name: "Stock" })
    .getByRole("row", { name: /Kegalle Coffer/ });
  await expect(row).toContainText("low at 3 or fewer");
  await row.getByRole("link", { name: "Kegalle Coffer" }).click();
  await expect(admin).toHaveURL(`${shop.url}/admin/stock/${id}?q=kegalle`);
  const detail = admin.getByRole("article", { name: "Stock of Kegalle Coffer" });
  const entries = detail.getByRole("table", { name: "Ledger" }).getByRole("row");
  await expect(detail.getByText("adjusted +4")).toBeVisible();

  // Receiving stock: an invalid input is reported first.
  await detail.getByRole("button", { name: "Receive" }).click();
  const receiving = admin.getByRole("dialog", { name: "Receive Kegalle Coffer" });
  await receiving.getByRole("button", { name: "Receive" }).click();
  await expect(receiving.getByText("Please enter the number of units received")).toBeVisible();
  await expect(receiving.getByLabel("Units received")).toBeFocused();
  await receiving.getByLabel("Units received").fill("2");
  await receiving.getByLabel("Reason").fill("Second batch from the workshop");
  await expect(receiving.getByText("On hand 4 → 6, available 4 → 6")).toBeVisible();
  await receiving.getByRole("button", { name: "Receive 2" }).click();
  await expect(receiving).toBeHidden();
  await expect(detail.getByRole("button", { name: "Receive" })).toBeFocused();
  await expect(detail.getByText("received 2, adjusted +4")).toBeVisible();
  await expect(entries.nth(1)).toContainText("“Second batch from the workshop”, by Shop Admin");
  await expect(row).toContainText("6");

  // An order reserves items while the page is open.
  const buyer = await shop.api.signUp("kegalle");
  await shop.api.rest(buyer, "POST", "/order/", {
    orderItems: [{ productId: id, quantity: 2 }],
    shippingAddress: someAddress,
    totalPrice: 2500,
    again: true,
  });
  await expect(entries.nth(1)).toContainText("Confirmed");
  await expect(entries.nth(2)).toContainText("2 reserved");
  await expect(entries.nth(1).getByRole("link", { name: /^NV-/ })).toBeVisible();

  // A count, while another admin receives stock.
  await detail.getByRole("button", { name: "Adjust" }).click();
  const adjusting = admin.getByRole("dialog", { name: "Adjust Kegalle Coffer" });
  await adjusting.getByLabel("Counted on the shelf").fill("3");
  await adjusting.getByLabel("Reason").fill("One has a cracked lid");
  await send(receive, { id, quantity: 5 });
  await expect(
    adjusting.getByText("The stock changed while you counted: 9 on hand now."),
  ).toBeVisible();
  await adjusting.getByRole("button", { name: "Count again" }).click();
  await adjusting.getByRole("button", { name: "Adjust to 3" }).click();
  await expect(entries.nth(1)).toContainText("9 → 3");
  await expect(row).toContainText("Low (3 or fewer)");

  // Its own stock limit, and the event in the log.
  await detail.getByRole("button", { name: "Change" }).click();
  const limit = admin.getByRole("dialog", { name: "Low-stock limit of Kegalle Coffer" });
  await limit.getByLabel("Low-stock limit, in units").fill("1");
  await limit.getByRole("button", { name: "Set limit" }).click();
  await expect(row).toContainText("low at 1 or fewer");
  await detail.getByRole("button", { name: "Verify" }).click();
  await expect(
    detail.getByText("Verified. Replaying 7 events gives the same figures."),
  ).toBeVisible();

  // Every figure opens its event.
  await entries
    .nth(2)
    .getByRole("link", { name: /^On hand 3: event/ })
    .click();
  await expect(admin).toHaveURL(/\/history\/event\/\d+/);
  await expect(
    admin.getByText("Kegalle Coffer: stock corrected from 9 to 3").first(),
  ).toBeVisible();
  expect(problems).toEqual([]);
});

test("an admin verifies, rebuilds and deletes a read model while it serves reads @screens", async ({
  shop,
  browser,
}) => {
  const admin = await (await browser.newContext()).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin/stock`);
  await admin.getByRole("navigation", { name: "Admin" }).getByText("System").click();
  const books = admin
    .getByRole("table", { name: "Read models" })
    .getByRole("rowgroup")
    .filter({ hasText: "Address books" });
  await books.getByRole("button", { name: "Verify Address books" }).click();
  await expect(books.getByText("Agrees with the log.")).toBeVisible();
  await books.getByRole("button", { name: "Rebuild Address books" }).click();
  const rebuilding = admin.getByRole("dialog", { name: "Rebuild Address books?" });
  const served = /address-books-v\d+/.exec(await rebuilding.innerText())?.[0];
  await expect(rebuilding.getByText(`${served} keeps serving meanwhile`)).toBeVisible();
  await rebuilding.getByRole("button", { name: "Rebuild" }).click();
  await expect(books.getByText("Rebuilt.")).toBeVisible();
  await expect(books.locator("code")).toHaveText(`${served}-r2`);
  await books.getByRole("button", { name: `Drop ${served}` }).click();
  const dropping = admin.getByRole("dialog", { name: `Drop ${served}?` });
  await dropping.getByRole("button", { name: "Drop" }).click();
  await expect(books.getByText("Dropped.")).toBeVisible();
  await expect(books.getByRole("button", { name: /^Drop/ })).toHaveCount(0);
  expect(problems).toEqual([]);
});
