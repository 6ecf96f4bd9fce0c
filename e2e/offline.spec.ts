import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { strictClient, someAddress } from "../testing/api-client.ts";
import { layWire } from "../testing/wire.ts";
import { startShopProcess, type ShopProcess } from "../testing/shop-process.ts";
import { useSession } from "./screens.ts";
import { kept } from "./service-worker.ts";
import { expect, test } from "./shop-test.ts";

let shop: ShopProcess;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "nivasa-offline-"));
  shop = await startShopProcess({ dataDir });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The content of the browser's caches: addresses and texts. */
const inCaches = (page: Page): Promise<readonly (readonly [string, string])[]> =>
  page.evaluate(async () => {
    const found: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found.push([new URL(request.url).pathname, (await answer?.text()) ?? ""]);
      }
    }
    return found;
  });

test("viewed pages are available offline, say so, and update when the connection is back", async ({
  page,
  context,
}) => {
  await page.goto(shop.url);
  await kept(page);
  await page.getByRole("link", { name: "Category", exact: true }).first().click();
  const kettle = page.getByRole("link", { name: "Uva Kettle" }).first();
  await kettle.click();
  const heading = page.getByRole("heading", { name: "Uva Kettle", level: 1 });
  await expect(heading).toBeVisible();
  await expect
    .poll(async () => (await inCaches(page)).filter(([path]) => path.includes("/kept/")).length)
    .toBeGreaterThanOrEqual(4);

  await context.setOffline(true);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByText("No connection.")).toBeVisible();
  await page
    .getByRole("link", { name: /^Nivasa.* home$/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Add to Cart/ }).first()).toBeVisible();
  await page.goto(`${shop.url}/category`);
  await expect(page.getByRole("link", { name: "Uva Kettle" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart: Uva Kettle" }).click();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await page.goto(`${shop.url}/Item-Page/poya-mirror`);
  await expect(page.getByText("You’re offline.")).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Poya Mirror", level: 1 })).toBeVisible();
  await expect(page.getByText("No connection.")).toHaveCount(0);
});

test("a page opened without a connection to the shop says so and recovers, even if the browser reports it is online @faults", async ({
  page,
}) => {
  const wire = await layWire(shop.url);
  await page.goto(wire.url);
  await kept(page);
  wire.cut();
  await page.goto(`${wire.url}/Item-Page/poya-mirror`);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(page.getByText("No connection.")).toBeVisible();
  await expect(page.getByText("You’re offline.")).toBeVisible();
  wire.restore();
  await expect(page.getByRole("heading", { name: "Poya Mirror", level: 1 })).toBeVisible();
  await expect(page.getByText("No connection.")).toHaveCount(0);
  await wire.close();
});

test("the browser's caches contain no personal data @faults", async ({ page }) => {
  const api = strictClient(shop.url);
  const person = await api.signUp("quxannabelle");
  await api.rest(person, "POST", "/cart", { productId: "uva-kettle", quantity: 1 });
  await api.rest(person, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: { ...someAddress, address: "77 Zyxwv Street" },
    totalPrice: 10_350,
    again: true,
  });
  // The order has removed the first item from the cart.
  await api.rest(person, "POST", "/cart", { productId: "uva-kettle", quantity: 1 });
  await useSession(page, shop.url, person);
  await page.goto(shop.url);
  await kept(page);
  for (const [path, seen] of [
    ["/", "New arrivals"],
    ["/category", "All rooms"],
    ["/Item-Page/uva-kettle", "Uva Kettle"],
    ["/cart", "Your cart"],
    ["/deliverydetailscheckout", "Where should we deliver?"],
    ["/my-orders", /^Order NV-/],
    ["/profile", /Edit Profile|Your profile|Profile/],
  ] as const) {
    await page.goto(shop.url + path);
    await expect(page.getByRole("heading", { name: seen }).first()).toBeVisible();
  }
  await page.evaluate(() => fetch("/api/cart").then((answer) => answer.text()));
  await page.goto(`${shop.url}/category`);
  await expect(page.getByRole("button", { name: "Update Cart: Uva Kettle" })).toBeVisible();

  const everything = await inCaches(page);
  expect(everything.some(([path]) => path.includes("/kept/"))).toBe(true);
  const allowed =
    /^\/(?:$|category$|Item-Page\/|assets\/|pictures\/|uploads\/|graphql\/kept\/|[\w.-]+\.(?:js|svg|png|webmanifest)$)/;
  expect(everything.filter(([path]) => !allowed.test(path)).map(([path]) => path)).toEqual([]);
  for (const word of ["quxannabelle", "77 Zyxwv Street", person.id, person.token, '"me"', '"cart"'])
    expect(
      everything.filter(([, text]) => text.includes(word)).map(([path]) => path),
      word,
    ).toEqual([]);
});

test("a new version is announced, and starts when the user chooses @faults", async ({ page }) => {
  await page.goto(shop.url);
  await kept(page);
  // The browser treats the same script at another address as a new worker.
  await page.evaluate(() => navigator.serviceWorker.register("/service-worker.js?newer"));
  await expect(page.getByText("A new version is available.")).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await reloaded;
  await expect(page.getByRole("heading", { name: "New arrivals" })).toBeVisible();
  expect(
    await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.endsWith("?newer")),
  ).toBe(true);
});

test("the offline shop uses the last chosen language @faults", async ({ page, context }) => {
  const workers = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller?.scriptURL.replace(/.*\//, "");
    });
  await page.goto(`${shop.url}/terms`);
  await expect.poll(workers).toBe("service-worker.js");
  await page.goto(`${shop.url}/terms?lang=ta`);
  await expect.poll(workers).toBe("service-worker.ta.js");
  await expect(page.getByText("புதிய பதிப்பு வந்துள்ளது.")).toHaveCount(0);
  await context.setOffline(true);
  await page.goto(`${shop.url}/contact`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("தொடர்புகொள்ள");
  await expect(page.getByText("இணைப்பு இல்லை.")).toBeVisible();
});
