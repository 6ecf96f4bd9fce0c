import type { Page } from "@playwright/test";
import { someAddress } from "../testing/api-client.ts";
import { useSession } from "./screens.ts";
import { openSettled } from "./open-settled.ts";
import { expect, signInAs, test } from "./shop-test.ts";

const phone = { width: 390, height: 844 };

const signUp = async (page: Page, name: string): Promise<void> => {
  const popup = page.getByRole("dialog");
  await popup.getByRole("tab", { name: "Sign Up" }).click();
  await popup.getByLabel("Name").fill(name);
  await popup.getByLabel("Email").fill(`${name}@example.lk`);
  await popup.getByLabel("Password", { exact: true }).fill("a good password");
  await popup.getByLabel("I accept").check();
  await popup.getByRole("button", { name: "Sign Up" }).click();
  await expect(popup).toBeHidden();
};

/** Presses "Add to Cart" after the session has ended without the page noticing. */
const askAfterSession = async (page: Page, url: string, who: string): Promise<void> => {
  await signInAs(page, url, who);
  await page.goto(`${url}/category`);
  await expect(page.getByRole("link", { name: "Cart, empty" })).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Add to Cart: Uva Kettle" }).click();
};

test("the focus returns to the element that opened the login popup, also after signing up @screens", async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.url}/category`);
  const signIn = page.getByRole("button", { name: "Sign In" });
  await signIn.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(signIn).toBeFocused();

  await askAfterSession(page, shop.url, "ended");
  await signUp(page, "focused");
  await expect(page.getByText("Item added to cart successfully!").first()).toBeVisible();
  await expect(
    page.getByRole("button", { name: /Uva Kettle/ }).and(page.locator(":focus")),
  ).toBeVisible();
});

test("signing up from the header leaves the focus on the next page @screens", async ({
  shop,
  page,
}) => {
  await page.goto(shop.url);
  await page.getByRole("button", { name: "Sign In" }).click();
  await signUp(page, "headed");
  await expect(page).toHaveURL(/verify-Email/);
  await expect(page.getByRole("main")).toBeFocused();
});

test("on a phone a notification is above the cart's bar @screens", async ({ shop, page }) => {
  await page.setViewportSize(phone);
  await askAfterSession(page, shop.url, "over");
  await signUp(page, "phoned");
  const slip = page.locator(".notice-slip");
  const notice = page.locator(".toast").filter({ hasText: "Account created successfully!" });
  await expect(slip).toBeVisible();
  await expect(notice).toBeVisible();
  await expect
    .poll(
      async () => {
        const [upper, lower] = await Promise.all([notice.boundingBox(), slip.boundingBox()]);
        return upper && lower ? upper.y + upper.height <= lower.y : null;
      },
      { intervals: [50] },
    )
    .toBe(true);
});

test("a page opened offline says so and recovers when the connection is back @faults", async ({
  shop,
  page,
  context,
}) => {
  // Before hydration, following a link would load another document.
  await openSettled(page, `${shop.url}/category`);
  const item = page.getByRole("link", { name: "Uva Kettle" }).first();
  const other = page.getByRole("link", { name: "Poya Mirror" }).first();
  // The code of the product page is already loaded, as after any earlier product.
  await item.click();
  await expect(page.getByRole("heading", { name: "Uva Kettle", level: 1 })).toBeVisible();
  await page.goBack();
  await expect(other).toBeVisible();
  await context.setOffline(true);
  await other.click();
  await expect(page.getByText("You’re offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Poya Mirror", level: 1 })).toBeVisible();
});

/** Cumulative layout shift of visible elements, as measured by the browser. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as unknown as {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test("on the narrowest phone the wordmark doesn't touch Sign In @screens", async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${shop.url}/about-us`);
  const head = page.getByRole("banner");
  const home = await head.getByRole("link", { name: /home$/ }).boundingBox();
  const signIn = await head.getByRole("button", { name: "Sign In" }).boundingBox();
  expect((signIn?.x ?? 0) - (home?.x ?? 0) - (home?.width ?? 0)).toBeGreaterThanOrEqual(8);
});

for (const size of [phone, { width: 1440, height: 900 }]) {
  test(`no layout shift while a page opens at ${size.width} @screens`, async ({ shop, page }) => {
    await page.setViewportSize(size);
    // Every page is opened as the first one: without cached fonts and scripts.
    const browser = await page.context().newCDPSession(page);
    await browser.send("Network.setCacheDisabled", { cacheDisabled: true });
    for (const [path, seen] of [
      ["/cart", "Log in to see your cart"],
      ["/report-issue", /^Log in/],
      ["/paymentSuccess", /^Log in/],
      ["/verify-Email", "Log in to verify your email"],
      ["/my-orders", /^Log in/],
      ["/Item-Page/nothing", "Product not found."],
      ["/nowhere", "Home"],
      ["/add-review/nothing", /^Log in/],
      ["/scan", "Scan a code"],
      ["/mobile-app", "From the shop to your floor"],
      ["/contact", "Hours"],
      ["/terms", "Ordering"],
      ["/category", /^\d+ items$/],
      ["/category?q=zeppelin", "No items found"],
    ] as const) {
      await openSettled(page, `${shop.url}${path}`);
      await expect(page.getByText(seen).first()).toBeVisible();
      expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.02);
    }
  });
}

test("shortcuts of the board act only on a ticket in view @screens", async ({ shop, page }) => {
  const shopper = await shop.api.signUp("boarded");
  for (let order = 0; order < 8; order += 1) {
    await shop.api.rest(shopper, "POST", "/order/", {
      orderItems: [{ productId: "uva-kettle", quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice: 10_350,
      again: true,
    });
  }
  await signInAs(page, shop.url, "admin");
  await page.goto(`${shop.url}/admin/orders`);
  const tickets = page.getByRole("article");
  await expect(tickets.first()).toBeVisible();
  await page.getByRole("heading", { name: "Orders", exact: true }).click();
  for (let press = 0; press < 7; press += 1) await page.keyboard.press("j");
  const chosen = tickets.and(page.locator(":focus"));
  await expect(chosen).toBeInViewport();
  const number = await chosen.getByText(/^NV-/).innerText();

  // If the ticket is scrolled out of view, the first key only scrolls to it.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("*")) element.scrollTop = 0;
  });
  const status = page.getByLabel(`Status of ${number}`);
  await expect(status).not.toBeInViewport();
  await page.keyboard.press("2");
  await expect(status).toBeInViewport();
  await expect(status).toHaveValue("ITEM_PREPARING");
  await page.keyboard.press("2");
  await expect(status).toHaveValue("ITEM_PACKING");
});

test("an admin goes from the shop back to the board and signs out there @screens", async ({
  shop,
  page,
}) => {
  await signInAs(page, shop.url, "admin");
  await page.goto(`${shop.url}/admin/orders`);
  await page.getByRole("link", { name: "Go to User Home" }).click();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Admin|admin/ })
    .click();
  await page.getByRole("menuitem", { name: "Admin" }).click();
  await expect(page.getByRole("heading", { name: "Add Items" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("on a phone the cart's bar is above the purchase bar @screens", async ({ shop, page }) => {
  await page.setViewportSize(phone);
  await openSettled(page, `${shop.url}/Item-Page/uva-kettle`);
  const bar = page.getByRole("region", { name: "Buy this item" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await bar.getByRole("button", { name: "Add to Cart" }).click();
  const slip = page.locator(".notice-slip");
  await expect(slip).toBeVisible();
  await slip.hover();
  const [upper, lower] = await Promise.all([slip.boundingBox(), bar.boundingBox()]);
  if (!upper || !lower) throw new Error("The cart bar or the purchase bar is missing");
  expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y);
  expect(upper.y).toBeGreaterThan(0);
});

test("a figure shows that it has an origin only on hover and focus @screens", async ({
  shop,
  page,
}) => {
  const buyer = await shop.api.signUp("origin");
  const order = await shop.api.rest(buyer, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  });
  const { data } = order.body as { readonly data: { readonly number: string } };
  await useSession(page, shop.url, buyer);
  await openSettled(page, `${shop.url}/my-orders/${data.number}`);
  const value = page.locator(".source-note > summary").first();
  await expect(value).toHaveCSS("text-decoration-line", "none");
  await value.hover();
  await expect(value).toHaveCSS("text-decoration-line", "underline");
  await page.mouse.move(0, 0);
  await expect(value).toHaveCSS("text-decoration-line", "none");
  await page.keyboard.press("Tab");
  await value.focus();
  await expect(value).toHaveCSS("text-decoration-line", "underline");
});
