import type { Page } from "@playwright/test";
import { someAddress } from "../testing/api-client.ts";
import { axeViolations } from "./axe.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

const add = `mutation ($input: NewProductInput!) {
  addProduct(input: $input) { ... on ProductSaved { product { id } } }
}`;

test("an admin gives an item options and variants", async ({ shop, browser }) => {
  const api = await shop.api.admin();
  const send = async <Data>(query: string, variables: object = {}) => {
    const answer = await shop.api.graphql(api, query, variables);
    return (answer.body as { readonly data: Data }).data;
  };
  const { product } = await send<{ readonly product: { readonly image: string } }>(
    '{ product(id: "uva-kettle") { image } }',
  );
  const input = {
    name: "Galle Daybed",
    description: "A daybed of jak wood.",
    category: "Furnitures",
    price: 1000,
    countInStock: 4,
    image: product.image,
    modelUrl: "/models/daybed.glb",
    placement: "FLOOR",
  };
  const { addProduct } = await send<{
    readonly addProduct: { readonly product: { readonly id: string } };
  }>(add, { input });
  const { id } = addProduct.product;
  const admin = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");

  await admin.goto(`${shop.url}/admin/list?q=galle`);
  await admin.getByRole("button", { name: "Edit Galle Daybed" }).click();
  await admin.getByRole("button", { name: "Options and variants…" }).click();
  const form = admin.getByRole("form", { name: "Options and variants of Galle Daybed" });

  const addOption = async (name: string, values: readonly string[]) => {
    await form.getByRole("button", { name: "Add an option" }).click();
    const option = form.getByRole("group", { name: "Option this option" });
    await option.getByLabel("Name").fill(name);
    const named = form.getByRole("group", { name: `Option ${name}` });
    for (const value of values) {
      await named.getByLabel(`Add a value to ${name}`).fill(value);
      await named.getByLabel(`Add a value to ${name}`).press("Enter");
    }
    return named;
  };
  const colour = await addOption("Colour", ["Moss", "Indigo"]);
  await colour.getByLabel("Shown as").selectOption("Swatches");
  await colour.getByRole("button", { name: "Add a colour to Moss" }).click();
  await colour.getByLabel("Light tone of Moss").fill("#6b7f4e");
  await addOption("Size", ["2 seats", "3 seats"]);
  await form.getByRole("button", { name: "Generate 3 missing" }).click();
  await expect(form.getByLabel(/^Price, Rs\. of /)).toHaveCount(4);

  // A wrong price is shown at its field; the server then refuses a SKU that is used twice.
  const price = form.getByLabel("Price, Rs. of Indigo, 3 seats");
  await price.fill("cheap");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription("Please enter a price of Rs. 0 or more");
  await price.fill("1,400");
  for (const variant of ["Moss, 3 seats", "Indigo, 3 seats"]) {
    await form.getByLabel(`SKU of ${variant}`).fill("GD-3");
  }
  await form.getByLabel("Stock of Indigo, 3 seats").fill("7");
  await form.getByRole("button", { name: "Save" }).click();
  const sku = form.getByLabel("SKU of Indigo, 3 seats");
  await expect(sku).toHaveAccessibleDescription(/Another variant has the SKU GD-3/);
  await expect(sku).toBeFocused();
  expect(await axeViolations(admin)).toEqual([]);
  await onPhone(admin, async () => expect(await axeViolations(admin)).toEqual([]));

  await sku.fill("GD-3-INDIGO");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  const edited = admin.getByRole("form", { name: "Edit Galle Daybed" });
  await expect(edited).toContainText("Price and stock belong to the 4 variants of this item.");
  await edited.getByRole("button", { name: "Cancel" }).click();
  const row = admin.getByRole("row").filter({ hasText: "Galle Daybed" });
  await expect(row).toContainText("4 variants on sale");
  await expect(row).toContainText("to Rs. 1,400.00");

  // The stock page shows the sum, and opens to the variants, which have the ledgers.
  await admin.goto(`${shop.url}/admin/stock?q=galle`);
  const stock = admin.getByRole("table", { name: "Stock" });
  const item = stock.getByRole("row").filter({ hasText: "Galle Daybed" });
  await expect(item).toContainText("4 variants, 2 out");
  await expect(item.getByRole("cell").nth(2)).toHaveText("11");
  await item.getByRole("button", { name: "Galle Daybed" }).click();
  await item.getByRole("link", { name: "Indigo, 3 seats" }).click();
  const detail = admin.getByRole("article", { name: "Stock of Galle Daybed (Indigo, 3 seats)" });
  await expect(detail.getByText("adjusted +7")).toBeVisible();
  await detail.getByRole("button", { name: "Receive" }).click();
  const dialog = admin.getByRole("dialog", { name: "Receive Galle Daybed (Indigo, 3 seats)" });
  await dialog.getByLabel("Units received").fill("2");
  await dialog.getByLabel("Reason").fill("Delivery");
  await dialog.getByRole("button", { name: "Receive 2" }).click();
  await expect(detail.getByText("received 2, adjusted +7")).toBeVisible();
  await expect(item.getByRole("cell").nth(2)).toHaveText("13");
  await detail.getByRole("button", { name: "Verify" }).click();
  await expect(detail.getByText(/^Verified\./)).toBeVisible();
  expect(await axeViolations(admin)).toEqual([]);
  await onPhone(admin, async () => {
    expect(await axeViolations(admin)).toEqual([]);
    await detail.getByRole("link", { name: "All stock" }).click();
    await item.getByRole("button", { name: "Galle Daybed" }).click();
    expect(await axeViolations(admin)).toEqual([]);
  });

  // The board, the desk and the export of orders name the variant.
  await admin.setViewportSize({ width: 1440, height: 900 });
  const shopper = await (await browser.newContext()).newPage();
  await signInAs(shopper, shop.url, "seated");
  const placed = await shopper.request.post(`${shop.url}/api/order/`, {
    data: {
      orderItems: [{ productId: `${id}.4`, quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice: 1_900,
    },
  });
  expect(placed.status()).toBe(200);
  const { data: order } = (await placed.json()) as { readonly data: { readonly number: string } };
  await admin.goto(`${shop.url}/admin/orders`);
  const ticket = admin.getByRole("article", { name: `Order ${order.number}` });
  await expect(ticket.getByText("Indigo, 3 seats")).toBeVisible();
  await ticket.getByText("Galle Daybed").click();
  const desk = admin.getByRole("dialog", { name: `Order ${order.number}` });
  await expect(desk.getByText("Indigo, 3 seats").first()).toBeVisible();
  const file = await admin.request.get(`${shop.url}/api/orders.csv`);
  expect(await file.text()).toContain('"1 Galle Daybed (Indigo, 3 seats)"');
  expect(problems).toEqual([]);
});

/** Runs a part of the test on a screen of a phone's width. */
async function onPhone(page: Page, run: () => Promise<void>) {
  await page.setViewportSize({ width: 390, height: 844 });
  await run();
  await page.setViewportSize({ width: 1440, height: 900 });
}
