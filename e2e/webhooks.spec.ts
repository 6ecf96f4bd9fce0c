import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { someAddress, strictClient } from "../testing/api-client.ts";
import { startShopProcess, type ShopProcess } from "../testing/shop-process.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../testing/webhook-receiver.ts";
import { axeInBothThemes } from "./axe.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

const shots = process.env["SHOTS"];

let receiver: WebhookReceiver;
let shop: ShopProcess;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "nivasa-webhooks-"));
  receiver = await startWebhookReceiver();
  shop = await startShopProcess({ dataDir, environment: { WEBHOOK_ORIGINS: receiver.origin } });
});
test.afterAll(async () => {
  await shop.stop();
  await receiver.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("an owner subscribes a system, tests it, and resumes it after its receiver was gone", async ({
  page,
}) => {
  const problems = problemsOf(page);
  const check = async (name: string) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([name, scroll]).toEqual([name, width]);
      for (const colorScheme of shots ? (["light", "dark"] as const) : []) {
        await page.emulateMedia({ colorScheme });
        const path = `${shots}/${name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: true });
      }
      await page.emulateMedia({ colorScheme: "light" });
      expect(await axeInBothThemes(page)).toEqual([]);
    }
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, shop.url, "admin");
  await page.goto(`${shop.url}/admin/webhooks`);
  await expect(page.getByText("No system is subscribed.")).toBeVisible();
  await page.getByRole("button", { name: "New subscription" }).click();
  const dialog = page.getByRole("dialog", { name: "New subscription" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("WhatsApp notices");
  await dialog.getByRole("textbox", { name: "Address" }).fill("http://sms.example/in");
  await dialog.getByRole("button", { name: "Add subscription" }).click();
  await expect(dialog.getByText("starts with https://, without")).toBeVisible();
  await expect(dialog.getByText("Please choose at least one event")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Address" }).fill(receiver.url);
  await dialog.getByRole("list", { name: "Orders" }).getByLabel("Placed").check();
  await dialog.getByLabel("Completed").check();
  await dialog.getByLabel("Send personal fields").check();
  await expect(dialog.getByText("These fields leave the shop.")).toBeVisible();
  await check("webhook-new");
  await dialog.getByLabel("Send personal fields").uncheck();
  await dialog.getByRole("button", { name: "Add subscription" }).click();

  const secretDialog = page.getByRole("dialog", { name: /^Copy the secret of .* now$/ });
  receiver.trust((await secretDialog.getByLabel("Secret", { exact: true }).textContent()) ?? "");
  expect(await axeInBothThemes(page)).toEqual([]);
  await secretDialog.getByRole("button", { name: "I have copied it" }).click();
  const row = page.getByRole("row", { name: /WhatsApp notices/ });
  await expect(row).toContainText("order placed, delivery completed");
  await page.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText(/^HTTP 204 in \d+ ms$/).first()).toBeVisible();
  const deliveries = page.getByRole("table", { name: "Deliveries, newest first" });
  await expect(deliveries.getByRole("row", { name: /test\.ping/ })).toContainText("HTTP 204");

  const api = strictClient(shop.url);
  const buyer = await api.signUp("webhookbuyer");
  const place = () =>
    api.rest(buyer, "POST", "/order/", {
      orderItems: [{ productId: "uva-kettle", quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice: 10_350,
      again: true,
    });
  await place();
  const placed = deliveries.getByRole("row", { name: /order\.placed/ });
  await expect(placed).toContainText("HTTP 204");
  const example = page.getByRole("region", { name: "Example message" });
  await expect(example).toContainText('"type": "order.placed"');
  await expect(page.getByText("It contains no names, phone numbers or addresses.")).toBeVisible();
  receiver.refuse({ status: 410 });
  await place();
  const alert = page.getByText("The shop paused WhatsApp notices");
  await expect(alert).toBeVisible();
  await expect(row).toContainText("Paused automatically");
  await check("webhooks");
  receiver.refuse(null);
  await row.getByRole("button", { name: "Resume" }).click();
  await expect(row).toContainText("Delivering");
  await expect(alert).toBeHidden();
  await expect(placed).toHaveCount(3);
  expect(receiver.taken.map(({ type }) => type)).toEqual([
    "test.ping",
    "order.placed",
    "order.placed",
  ]);

  await page.getByRole("button", { name: "Failed 1" }).click();
  await expect(placed).toHaveCount(1);
  await expect(placed).toContainText("HTTP 410");
  await page.getByRole("button", { name: "All", exact: true }).click();
  await expect(placed).toHaveCount(3);
  await placed
    .last()
    .getByRole("button", { name: /Send again/ })
    .click();
  await expect(page.getByText("The events are sent again, in order.")).toBeVisible();
  await expect(placed).toHaveCount(5);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("button", { name: "Remove WhatsApp notices" }).click();
  await expect(page.getByText("No system is subscribed.")).toBeVisible();
  expect(receiver.problems).toEqual([]);
  expect(problems).toEqual([]);
});
