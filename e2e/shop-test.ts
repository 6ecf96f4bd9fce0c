import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base, type Page } from "@playwright/test";
import {
  adminPassword,
  analystPassword,
  strictClient,
  type ApiClient,
  type Person,
} from "../testing/api-client.ts";
import { openSlots } from "../testing/open-slots.ts";
import { startShopProcess } from "../testing/shop-process.ts";
import { furnish } from "./screens.ts";

interface OpenShop {
  readonly url: string;
  /** Refused REST calls and GraphQL errors throw. */
  readonly api: ApiClient;
  /** The shop's data directory, including the emails it wrote. */
  readonly dataDir: string;
}

/** More than all journeys order of the item that most of them order. */
const manyKettles = { countInStock: 1000 };

interface OfWorker {
  readonly shop: OpenShop;
  /** A shopper of a shop with filled screens. A worker may test several shares of the screens. */
  readonly shopper: Person;
}

/**
 * A browser test with one shop per worker, filled with the sample products. The offline cache is
 * off: the browser would fetch the whole shop into it in every test.
 */
export const test = base.extend<{ readonly ownContexts: undefined }, OfWorker>({
  shop: [
    // Playwright derives the fixture's dependencies from this pattern; this fixture has none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "nivasa-e2e-"));
      const shop = await startShopProcess({ dataDir, environment: { KEEP_OFFLINE: "false" } });
      const api = strictClient(shop.url);
      const admin = await api.admin();
      await api.rest(admin, "PUT", "/products/uva-kettle", manyKettles);
      // All journeys of a worker would fill the next slots.
      await openSlots(api, admin);
      await use({ url: shop.url, api, dataDir });
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  shopper: [
    async ({ shop }, use) => {
      const shopper = await shop.api.signUp("shopper");
      await furnish(shop.api, shopper);
      await use(shopper);
    },
    { scope: "worker" },
  ],
  // Playwright leaves contexts open that a test opened itself. Their pages would update, and hold
  // the sockets that the shop allows an address, for all later tests of the worker.
  ownContexts: [
    async ({ browser }, use) => {
      const earlier = new Set(browser.contexts());
      await use(undefined);
      const own = browser.contexts().filter((context) => !earlier.has(context));
      await Promise.all(own.map((context) => context.close()));
    },
    { auto: true },
  ],
});

export { expect };

/** Console output and uncaught errors of a page, except expected ones. */
export const problemsOf = (page: Page): readonly string[] => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (message) => {
    const type = message.type();
    if (type === "error" || type === "warning") problems.push(message.text());
  });
  return problems;
};

/**
 * Signs in without the popup, as "admin" or as a new shopper of that name. The session cookie comes
 * from the call that the mobile app uses.
 */
export const signInAs = async (page: Page, url: string, who: string): Promise<void> => {
  const answer =
    who === "admin"
      ? await page.request.post(`${url}/api/users/adminauth`, {
          data: { email: "admin@nivasa.lk", password: adminPassword },
        })
      : await page.request.post(`${url}/api/users/`, {
          data: { name: who, email: `${who}@example.lk`, password: "a good password" },
        });
  expect(answer.ok(), `${who}: ${answer.status()} ${await answer.text()}`).toBe(true);
};

/** Opens a history page and logs in as the analyst through its popup. */
export const openHistory = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  const popup = page.getByRole("dialog");
  await popup.getByLabel("Email").fill("analyst@nivasa.lk");
  await popup.getByLabel("Password", { exact: true }).fill(analystPassword);
  await popup.getByRole("checkbox", { name: /^I accept/ }).check();
  await popup.getByRole("button", { name: "LOG IN" }).click();
};

/** Fills the delivery form. */
export const fillDelivery = async (page: Page): Promise<void> => {
  await page.getByLabel("First name").fill("Ishara");
  await page.getByLabel("Last name").fill("Wijesinghe");
  await page.getByLabel("Email").fill("ishara@example.lk");
  await page.getByLabel("Phone", { exact: true }).fill("+94771234567");
  await page.getByLabel("Address", { exact: true }).fill("14/2 Temple Road");
  await page.getByLabel("Province").selectOption("Western");
  await page.getByLabel("District").selectOption("Colombo");
  await page.getByLabel("City").fill("Colombo 03");
  await page.getByLabel("Zip code").fill("00300");
};
