import type { Page } from "@playwright/test";
import { languages } from "../domain/constants.ts";
import { someAddress, type ApiClient } from "../testing/api-client.ts";
import { axeViolations } from "./axe.ts";
import { openSettled } from "./open-settled.ts";
import { comeToRest, themes, useSession, widths } from "./screens.ts";
import { lookAtThemes } from "./screen-tests.ts";
import { expect, fillDelivery, problemsOf, signInAs, test } from "./shop-test.ts";

const bookcase = "ella-bookcase";

/** Sells the bookcase in two colours and two sizes. Charcoal is not made in Low. */
const sellVariants = async (api: ApiClient): Promise<void> => {
  const tones = {
    Moss: ["#93ad90", "#7c9a7c", "#4f6f58"],
    Rust: ["#cf8663", "#b4603f", "#8d4530"],
  };
  const answer = await api.graphql(
    await api.admin(),
    `mutation ($id: ID!, $options: [ProductOptionInput!]!, $variants: [VariantInput!]!) {
      changeVariants(productId: $id, options: $options, variants: $variants) { __typename }
    }`,
    {
      id: bookcase,
      options: [
        {
          name: "Colour",
          display: "SWATCHES",
          values: [
            { name: "Moss", colours: tones.Moss },
            { name: "Rust", colours: tones.Rust },
            { name: "Charcoal", colours: ["#62625d", "#4a4a46", "#343431"] },
          ],
        },
        { name: "Size", display: "BUTTONS", values: [{ name: "Tall" }, { name: "Low" }] },
      ],
      variants: [
        { id: bookcase, values: ["Moss", "Tall"], price: 248_000, countInStock: 5 },
        {
          values: ["Moss", "Low"],
          price: 198_000,
          countInStock: 7,
          size: { widthCm: 138, depthCm: 88, heightCm: 92 },
        },
        { values: ["Rust", "Tall"], price: 248_000, countInStock: 4 },
        { values: ["Rust", "Low"], price: 198_000, countInStock: 0 },
        { values: ["Charcoal", "Tall"], price: 255_000, countInStock: 6 },
      ],
    },
  );
  expect(answer.body).toMatchObject({ data: { changeVariants: { __typename: "ProductSaved" } } });
};

test.beforeAll(async ({ shop }) => sellVariants(shop.api));

const price = (page: Page) => page.locator("h1 ~ div").first();

/** Available units by variant of the bookcase. */
const stockOf = async (api: ApiClient): Promise<Readonly<Record<string, number>>> => {
  const answer = await api.graphql(
    null,
    `{ product(id: "${bookcase}") { variants { values countInStock } } }`,
  );
  const { data } = answer.body as {
    readonly data: {
      readonly product: {
        readonly variants: readonly {
          readonly values: readonly string[];
          readonly countInStock: number;
        }[];
      };
    };
  };
  return Object.fromEntries(
    data.product.variants.map(({ values, countInStock }) => [values.join(", "), countInStock]),
  );
};

test("a shopper chooses variants by keyboard and orders two of one item; staff see both, and a cancellation returns each", async ({
  shop,
  page,
  browser,
}) => {
  const problems = problemsOf(page);
  await signInAs(page, shop.url, "variants");
  await openSettled(page, `${shop.url}/Item-Page/${bookcase}`);
  const colour = page.getByRole("group", { name: /^Colour:/ });
  const size = page.getByRole("group", { name: /^Size:/ });
  await expect(price(page)).toContainText("Rs. 248,000.00");
  await expect(price(page)).toContainText("5 in stock");
  await expect(size.getByRole("radio", { name: "Low 138 cm, Rs. 198,000" })).toBeVisible();

  const said = page.getByRole("status").filter({ hasText: "in stock" });
  await colour.getByRole("radio", { name: "Moss" }).focus();
  await page.keyboard.press("Tab");
  await expect(size.getByRole("radio", { name: /^Tall/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(said).toHaveText("Moss, Low. Rs. 198,000.00. 7 in stock.");
  await expect(price(page)).toContainText("Rs. 198,000.00");
  await expect(page.getByText("138 cm wide, 88 cm deep, 92 cm high")).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/Item-Page/${bookcase}?variant=${bookcase}.2`);
  await expect(page).toHaveTitle("Ella Bookcase (Moss, Low) · Nivasa");
  await page.getByRole("button", { name: "Add to Cart", exact: true }).click();
  await expect(page.getByText("Added: Moss, Low")).toBeVisible();

  // Rust is sold out in Low: it can be looked at, but not added.
  const rust = colour.getByRole("radio", { name: "Rust sold out" });
  await rust.check({ force: true });
  await expect(page.getByRole("button", { name: "Add to Cart", exact: true })).toBeDisabled();
  await expect(price(page)).toContainText("Out of stock");

  // Charcoal is not made in Low: the size moves, and a sentence says so.
  await expect(colour.getByText("Not made in Low")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(
    page.getByText("Charcoal isn’t made in Low. We changed Size from Low to Tall."),
  ).toBeVisible();
  await expect(size.getByRole("radio", { name: /^Tall/ })).toBeChecked();

  // The stock of the shown variant is live.
  const admin = await shop.api.admin();
  const received = await shop.api.graphql(
    admin,
    'mutation ($id: ID!) { receiveStock(productId: $id, quantity: 3, reason: "New delivery") { __typename } }',
    { id: `${bookcase}.5` },
  );
  expect(received.body).toMatchObject({ data: { receiveStock: { __typename: "ProductSaved" } } });
  await expect(page.getByText("Stock just changed: 9 left.")).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart", exact: true }).click();
  await expect(page.getByText("Added: Charcoal, Tall")).toBeVisible();

  await page.goto(`${shop.url}/cart`);
  const lines = page.locator("main li").filter({ has: page.getByRole("heading") });
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(0)).toContainText("Moss, Low");
  await expect(lines.nth(0)).toContainText("Rs. 198,000.00");
  await expect(lines.nth(1)).toContainText("Charcoal, Tall");
  await expect(lines.nth(1)).toContainText("Rs. 255,000.00");
  await lines.nth(1).getByRole("link", { name: "Ella Bookcase" }).click();
  await expect(colour.getByRole("radio", { name: "Charcoal" })).toBeChecked();

  await page.goto(`${shop.url}/deliverydetailscheckout`);
  await fillDelivery(page);
  await page.getByRole("button", { name: "Place Order" }).first().click();
  await expect(page.getByText("Order successfully placed!").first()).toBeVisible();
  for (const variant of ["Moss, Low", "Charcoal, Tall"])
    await expect(page.getByText(variant, { exact: true }).first()).toBeVisible();
  await page.goto(`${shop.url}/my-orders`);
  await page.getByRole("link", { name: /^Open the order/ }).click();
  const items = page.getByRole("region", { name: "Items" });
  await expect(items.getByText("Moss, Low", { exact: true })).toBeVisible();
  await expect(items.getByText("Charcoal, Tall", { exact: true })).toBeVisible();
  await expect(items.getByText("1 × Rs. 198,000.00")).toBeVisible();
  const ordered = { "Moss, Low": 6, "Charcoal, Tall": 8, "Moss, Tall": 5 };
  expect(await stockOf(shop.api)).toMatchObject(ordered);

  const number = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const staff = await (await browser.newContext()).newPage();
  await signInAs(staff, shop.url, "admin");
  await staff.goto(`${shop.url}/admin/orders`);
  const ticket = staff.getByRole("article", { name: `Order ${number}` });
  for (const variant of ["Moss, Low", "Charcoal, Tall"])
    await expect(ticket.getByText(variant, { exact: true })).toBeVisible();
  await staff.goto(`${shop.url}/admin/orders/${number}`);
  for (const variant of ["Moss, Low", "Charcoal, Tall"])
    await expect(staff.locator(".packing-slip")).toContainText(`Ella Bookcase${variant}`);

  await page.getByRole("button", { name: "Cancel order" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("The items are back in stock.").first()).toBeVisible();
  await expect
    .poll(() => stockOf(shop.api))
    .toMatchObject({ "Moss, Low": 7, "Charcoal, Tall": 9, "Moss, Tall": 5, "Rust, Tall": 4 });
  expect(problems).toEqual([]);
});

test("a card asks which variant, and a visitor's cart keeps variants apart @screens", async ({
  shop,
  browser,
}) => {
  for (const viewport of widths) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const problems = problemsOf(page);
    await openSettled(page, `${shop.url}/category?q=ella`);
    const card = page.locator("li").filter({ has: page.getByRole("heading", { level: 3 }) });
    await expect(card).toContainText("from Rs. 198,000.00");
    await expect(card.getByRole("heading")).toHaveText("Ella Bookcase in 3 colours");
    const add = card.getByRole("button", { name: "Add to Cart: Ella Bookcase" });
    await add.click();
    const chooser = page.getByRole("dialog", { name: "Which one?" });
    await expect(chooser.getByRole("radio", { name: "Moss" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(chooser).toBeHidden();
    await expect(add).toBeFocused();
    await add.click();
    await expect(chooser.getByRole("radio", { name: "Moss" })).toBeFocused();
    // A dialog notices presses outside from the next task on.
    await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve)));
    await page.mouse.click(3, 3);
    await expect(chooser).toBeHidden();
    await expect(add).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(chooser.getByRole("radio", { name: "Moss" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Added: Rust, Tall")).toBeVisible();
    await expect(card.getByText("In your cart: Rust, Tall")).toBeVisible();
    await expect(card.getByRole("button", { name: /^Update Cart/ })).toBeFocused();
    await page.goto(`${shop.url}/Item-Page/${bookcase}.2`);
    await expect(page.getByRole("radio", { name: /^Low/ })).toBeChecked();
    await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
    await expect(page.getByText("Added: Moss, Low")).toBeVisible();
    await page.goto(`${shop.url}/cart`);
    await page.keyboard.press("Escape");
    await expect(page.getByText("Rust, Tall", { exact: true })).toBeVisible();
    await expect(page.getByText("Moss, Low", { exact: true })).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  }
});

test("a free space is checked against the chosen variant, others and the comparison @screens", async ({
  shop,
  browser,
}) => {
  for (const viewport of widths) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const problems = problemsOf(page);
    await openSettled(page, `${shop.url}/Item-Page/${bookcase}`);
    const question = page.getByRole("button", { name: "Does it fit?" });
    await question.press("Enter");
    const pane = page.getByRole("region", { name: "Does it fit?" });
    const { width, depth } = await tallSize(shop.api);
    await pane.getByLabel("Free depth").fill("100");
    await pane.getByLabel("Free width").fill(String(width - 10));
    await expect(question).toHaveAccessibleDescription("No, it’s 10 cm too wide");
    await pane.getByLabel("Free height").fill("100");
    await pane.getByLabel("Free width").fill("140");
    await pane.getByRole("button", { name: "Low fits. Show it" }).click();
    await expect(question).toBeFocused();
    await expect(question).toHaveAccessibleDescription("Yes, 2 cm to spare");
    await expect(page).toHaveURL(/variant=ella-bookcase\.2$/);
    await pane.getByLabel("Free width").fill("90");
    await pane.getByLabel("Free depth").fill("138");
    await expect(question).toHaveAccessibleDescription("Yes, after a quarter turn");
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await comeToRest(page);
      expect(await axeViolations(page), `${viewport.width} px, ${colorScheme}`).toEqual([]);
    }

    // The space is kept for every item of the shop.
    await pane.getByLabel("Free width").fill("140");
    await pane.getByLabel("Free depth").fill(String(depth + 1000));
    await page.goto(`${shop.url}/compare?items=${bookcase},bentota-planters-chair`);
    const row = page.getByRole("row").filter({ hasText: "Does it fit?" });
    await expect(row.getByRole("cell").first()).toHaveText("Low: Yes, 2 cm to spare");
    await expect(page.getByText("from Rs. 198,000.00")).toBeVisible();
    await comeToRest(page);
    expect(await axeViolations(page)).toEqual([]);

    // The code is folded away on phones only.
    await openSettled(page, `${shop.url}/Item-Page/${bookcase}`);
    const code = page.getByRole("img", { name: /^QR code/ });
    const unfold = page.getByRole("button", { name: "QR code of this option" });
    if (viewport.width < 1024) {
      await expect(code).toBeHidden();
      await unfold.press("Enter");
    } else await expect(unfold).toBeHidden();
    await expect(code).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  }
});

test("pictures follow the chosen variant, and a review names the bought one @screens", async ({
  shop,
  browser,
  page,
}) => {
  const problems = problemsOf(page);
  const fan = "kolpetty-desk-fan";
  const [admin, buyer] = [await shop.api.admin(), await shop.api.signUp("fan")];
  const placed = await shop.api.rest(buyer, "POST", "/order/", {
    orderItems: [{ productId: `${fan}.2`, quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 17_400,
  });
  const { _id: id } = (placed.body as { readonly data: { readonly _id: string } }).data;
  await shop.api.rest(admin, "PUT", `/order/${id}`, { status: "Delivered" });
  await useSession(page, shop.url, buyer);
  await page.goto(`${shop.url}/add-review/${id}`);
  await page.getByRole("radio", { name: "5 of 5, Just right" }).check({ force: true });
  await page.getByLabel("What should others know?").fill("It turns quietly.");
  await page.getByRole("button", { name: "Send review" }).click();
  await page.getByRole("link", { name: "See it on the product page" }).click();
  const review = page.getByRole("article").filter({ hasText: "It turns quietly." });
  await expect(review.getByText("Cream", { exact: true })).toBeVisible();

  const pictures = page.getByRole("list", { name: "Pictures" });
  await page.getByRole("radio", { name: /^Green/ }).check({ force: true });
  await expect(pictures.getByRole("button", { name: "Back" })).toBeVisible();
  await page.getByRole("radio", { name: /^Black/ }).check({ force: true });
  await expect(pictures.getByRole("button", { name: "Back" })).toHaveCount(0);
  await page.getByRole("button", { name: "Enlarge the picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Kolpetty Desk Fan (Black)" });
  await expect(dialog.getByRole("img")).toHaveAttribute(
    "src",
    "/pictures/kolpetty-desk-fan-black.svg",
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await axeViolations(page)).toEqual([]);

  const other = await browser.newPage();
  await other.goto(`${shop.url}/Item-Page/${fan}`);
  await expect(other.getByRole("article")).toContainText("Cream");
  await other.close();
  expect(problems).toEqual([]);
});

/** The size of the bookcase's first variant, in centimetres. */
async function tallSize(api: ApiClient): Promise<{ width: number; depth: number }> {
  const answer = await api.graphql(
    null,
    "query ($id: ID!) { product(id: $id) { size { widthCm depthCm } } }",
    {
      id: bookcase,
    },
  );
  const { data } = answer.body as {
    readonly data: { readonly product: { readonly size: { widthCm: number; depthCm: number } } };
  };
  return { width: data.product.size.widthCm, depth: data.product.size.depthCm };
}

for (const { code } of languages) {
  test(`variants in ${code}: no axe violations, and nothing overflows the page @screens`, async ({
    shop,
    browser,
  }) => {
    const shopper = await shop.api.signUp(`axe${code}`);
    for (const productId of [bookcase, `${bookcase}.5`])
      await shop.api.rest(shopper, "POST", "/cart", { productId, quantity: 1 });
    const context = await browser.newContext({ viewport: widths[0] });
    await context.addCookies([{ name: "nivasa_language", value: code, url: shop.url }]);
    const page = await context.newPage();
    const problems = problemsOf(page);
    /** Axe checks other languages on the phone only: their elements are those of English. */
    const look = async () => {
      for (const [index, viewport] of widths.entries()) {
        await page.setViewportSize(viewport);
        const withAxe = index === 0 || code === "en";
        await lookAtThemes(page, viewport.width, code, { withAxe });
      }
      await page.setViewportSize(widths[0]);
    };
    await openSettled(page, `${shop.url}/Item-Page/${bookcase}?variant=${bookcase}.4`);
    await look();
    await page.getByRole("radio", { name: /^Charcoal/ }).check({ force: true });
    await look();
    await openSettled(page, `${shop.url}/category?q=ella`);
    await look();
    await page
      .locator("li button")
      .filter({ hasNot: page.locator("svg") })
      .last()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await look();
    await useSession(page, shop.url, shopper);
    for (const path of ["/cart", "/deliverydetailscheckout"]) {
      await openSettled(page, `${shop.url}${path}`);
      await lookAtThemes(page, widths[0].width, code, { withAxe: true });
    }
    expect(problems).toEqual([]);
    await context.close();
  });
}
