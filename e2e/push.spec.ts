import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { apiClient, someAddress, type ApiClient, type Person } from "../testing/api-client.ts";
import { startPushService, type PushService } from "../testing/push-service.ts";
import { startShopProcess, type ShopProcess } from "../testing/shop-process.ts";
import { ask } from "../testing/ask.ts";
import { axeInBothThemes } from "./axe.ts";
import { useSession, widths } from "./screens.ts";
import { kept } from "./service-worker.ts";
import { expect, problemsOf, test } from "./shop-test.ts";

const shots = process.env["SHOTS"];

let service: PushService;
let shop: ShopProcess;
let api: ApiClient;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "nivasa-push-"));
  service = await startPushService();
  shop = await startShopProcess({
    dataDir,
    environment: { PUSH_SERVICES: service.origin, STATUS_MESSAGE_SECONDS: "2" },
  });
  api = apiClient(shop.url);
});
test.afterAll(async () => {
  await shop.stop();
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const place = async (buyer: Person): Promise<{ readonly id: string; readonly number: string }> => {
  const placed = await api.rest(buyer, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
    again: true,
  });
  const { data } = placed.body as { readonly data: { readonly _id: string } };
  const query = "query ($id: ID!) { order(id: $id) { id number } }";
  return ask(api, buyer, query, { id: data._id });
};

/**
 * A tab whose browser subscribes to the push service of the test: Chromium's own is on the
 * internet.
 */
const openTab = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.exposeFunction("newSubscription", (key: string) => service.subscribe(key));
  await page.addInitScript(() => {
    if (location.protocol === "about:") return;
    // The headless shell always denies the permission.
    let permission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => {
      permission = "granted";
      sessionStorage.setItem("permission", permission);
      return "granted";
    };
    permission = sessionStorage.getItem("permission") ?? permission;
    const { newSubscription } = window as unknown as {
      readonly newSubscription: (key: string) => Promise<{
        readonly endpoint: string;
        readonly p256dh: string;
        readonly auth: string;
      }>;
    };
    let current: object | null = null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      async subscribe({ applicationServerKey }: { readonly applicationServerKey: string }) {
        const { endpoint, ...keys } = await newSubscription(applicationServerKey);
        const unsubscribe = async () => {
          current = null;
          return true;
        };
        current = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
        return current;
      },
    });
  });
  return page;
};

/** Passes a message to the service worker as the browser does, from a tab without the shop. */
const deliver = async (page: Page, message: object): Promise<void> => {
  const devTools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(shop.url));
      if (ours) resolve(ours.registrationId);
    });
  });
  await devTools.send("ServiceWorker.enable");
  await devTools.send("ServiceWorker.deliverPushMessage", {
    origin: shop.url,
    registrationId: await found,
    data: JSON.stringify(message),
  });
  await devTools.detach();
};

/**
 * Records the notifications that the service worker shows, by tag: a later one of a tag replaces an
 * earlier one. The headless shell grants no permission to show them.
 */
const recordNotifications = async (context: BrowserContext) => {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("There is no service worker");
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration;
    };
    const shown: Record<string, { title: string; body: string | undefined }> = {};
    Object.assign(globalThis, { shown });
    registration.showNotification = async (title, { tag = "", body } = {}) => {
      shown[tag] = { title, body };
    };
  });
  return () =>
    worker.evaluate(() => {
      const { shown } = globalThis as unknown as {
        readonly shown: Record<string, { readonly title: string; readonly body: string }>;
      };
      return shown;
    });
};

/** Axe in both themes at both widths, and nothing wider than the page. */
const checkLooks = async (page: Page, name: string): Promise<void> => {
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    expect(await axeInBothThemes(page)).toEqual([]);
    const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(wide)).toBe(0);
    if (shots === undefined) continue;
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      const path = `${shots}/${name}-${viewport.width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }
};

test("a buyer turns messages on, and gets one while no page of the shop is open", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: widths[1] });
  const buyer = await api.signUp("pushed");
  const admin = await api.admin();
  const { id, number } = await place(buyer);
  const page = await openTab(context);
  const problems = problemsOf(page);
  await useSession(page, shop.url, buyer);

  await page.goto(`${shop.url}/my-orders/${number}`);
  await kept(page);
  const notifications = await recordNotifications(context);
  const offer = page.getByRole("region", { name: "Get notified about your order?" });
  await expect(offer).toBeVisible();
  await checkLooks(page, "offer");
  await offer.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("Notifications are on for this computer.")).toBeVisible();
  await expect(offer).toHaveCount(0);

  await page.goto(`${shop.url}/profile`);
  await page.getByRole("link", { name: "Notifications", exact: true }).click();
  await expect(page.getByText(/^On since /)).toBeVisible();
  await page.getByRole("button", { name: "Send a test notification" }).click();
  await expect(page.getByText("The test notification is on its way.")).toBeVisible();
  await checkLooks(page, "notifications");
  await expect.poll(() => service.taken.length).toBe(1);

  await page.goto("about:blank");
  // Messages about a status wait. The later one replaces the earlier one.
  await api.rest(admin, "PUT", `/order/${id}`, { status: "Item Packing" });
  await api.rest(admin, "PUT", `/order/${id}`, { status: "Out for Delivery" });
  await expect.poll(() => service.taken.length).toBe(2);
  for (const { content } of service.taken) await deliver(page, content);
  await expect.poll(async () => Object.keys(await notifications()).length).toBe(2);
  expect((await notifications())["test"]?.title).toBe("Notifications are on");
  await expect
    .poll(async () => (await notifications())[`order-${id}`]?.title)
    .toBe("Your order is on the road");
  expect((await notifications())[`order-${id}`]?.body).toMatch(
    /^NV-\w+ is .* Please have Rs\. 10,350 ready\.$/,
  );

  await page.goto(`${shop.url}/profile/notifications`);
  await page.getByRole("switch", { name: "Your orders" }).click();
  await expect(page.getByRole("switch", { name: "Your orders" })).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Your orders" })).not.toBeChecked();
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText(/^Off\. /)).toBeVisible();
  expect(service.problems).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test("a person who works on orders chooses messages about new ones, and a sign-out ends them @screens", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: widths[1] });
  const clerk = await api.withRole("orders");
  const page = await openTab(context);
  await useSession(page, shop.url, clerk);
  await page.goto(`${shop.url}/profile/notifications`);
  await kept(page);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("switch", { name: /^New orders/ })).toBeChecked();
  const before = service.taken.length;
  const { number } = await place(await api.signUp("newcomer"));
  await expect.poll(() => service.taken.length).toBe(before + 1);
  expect(service.taken.at(-1)?.content).toMatchObject({
    title: `New order ${number}`,
    path: `/admin/orders/${number}`,
  });

  await page.goto(shop.url);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("button", { name: "Sign In" }).first()).toBeVisible();
  const subscription = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription());
  await expect.poll(subscription).toBeNull();
  const sessions = "query ($id: ID!) { sessionsOf(accountId: $id) { id } }";
  expect(await ask(api, await api.admin(), sessions, { id: clerk.id })).toEqual([]);
  await context.close();
});

test("a browser that blocks messages says how to allow them @screens", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  await useSession(page, shop.url, await api.signUp("blocked"));
  await page.goto(`${shop.url}/profile/notifications`);
  await expect(page.getByText(/^Notifications are blocked in this browser\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn on" })).toHaveCount(0);
  await context.close();
});
