import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strictClient, someAddress, type ApiClient, type Person } from "../testing/api-client.ts";
import { startShopProcess, type ShopProcess } from "../testing/shop-process.ts";
import { ask } from "../testing/ask.ts";
import { axeInBothThemes } from "./axe.ts";
import { kept } from "./service-worker.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

const shots = process.env["SHOTS"];

const place = async (api: ApiClient, buyer: Person, firstName: string): Promise<string> => {
  const { order } = await ask<{ readonly order: { readonly id: string } }>(
    api,
    buyer,
    `mutation ($input: PlaceOrderInput!, $id: ID) {
      placeOrder(input: $input, commandId: $id) { ... on OrderAccepted { order { id } } }
    }`,
    {
      input: {
        items: [{ productId: "uva-kettle", quantity: 1 }],
        shippingAddress: {
          ...someAddress,
          firstName,
          driverNote: "The van cannot enter the lane.",
        },
        totalPrice: 10_350,
        again: true,
      },
      id: randomUUID(),
    },
  );
  return order.id;
};

let shop: ShopProcess;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "nivasa-run-"));
  shop = await startShopProcess({ dataDir });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a driver answers stops on a phone, also while the connection is cut", async ({ browser }) => {
  const api = strictClient(shop.url);
  const buyer = await api.signUp("driverbuyer");
  const admin = await api.admin();
  await api.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 90 });
  const names = ["Kumari", "Nadeesha", "Aisha", "Sanduni"];
  const orderIds: string[] = [];
  for (const name of names) orderIds.push(await place(api, buyer, name));
  const { run } = await ask<{ readonly run: { readonly id: string; readonly edition: number } }>(
    api,
    admin,
    `mutation ($plan: RunPlanInput!, $orderIds: [ID!]!) {
      planRun(date: "2030-02-01", plan: $plan, orderIds: $orderIds) {
        ... on RunSaved { run { id edition } }
      }
    }`,
    { plan: { driverId: admin.id, zoneId: "western", leavesAt: "07:30" }, orderIds },
  );

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const problems = problemsOf(phone);
  await signInAs(phone, shop.url, "admin");
  await phone.goto(`${shop.url}/admin/run`);
  await expect(phone.getByText("This run is planned")).toBeVisible();

  // The page follows the office without a reload.
  await ask(
    api,
    admin,
    `mutation ($id: ID!, $seen: Int!) { startRun(id: $id, seen: $seen) { __typename } }`,
    { id: run.id, seen: run.edition },
  );
  const heading = phone.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("Kumari");
  await expect(phone.getByText("The van cannot enter the lane.")).toBeVisible();
  expect(await axeInBothThemes(phone)).toEqual([]);
  if (shots) await phone.screenshot({ path: `${shots}/driver-run.png`, fullPage: true });

  await phone.getByRole("button", { name: "Delivered, cash collected" }).click();
  if (shots) await phone.screenshot({ path: `${shots}/driver-cash.png`, fullPage: true });
  await phone.getByLabel("Cash you were given, Rs.").fill("10000");
  await phone.getByRole("button", { name: "Rs. 10,000 collected" }).click();
  await expect(phone.getByRole("alert")).toContainText("Rs. 350 less than asked");
  await phone.getByRole("radio", { name: /Customer was short/ }).check();
  expect(await axeInBothThemes(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Rs. 10,000 collected" }).click();
  await expect(heading).toContainText("Nadeesha");
  await expect(phone.getByText("sent", { exact: true })).toHaveCount(1);

  // Two stops without a connection, and a restart of the phone between them.
  await kept(phone);
  await context.setOffline(true);
  await phone.getByRole("button", { name: "Not delivered" }).click();
  if (shots) await phone.screenshot({ path: `${shots}/driver-failed.png`, fullPage: true });
  await phone.getByRole("radio", { name: /Not at home/ }).check();
  await phone.getByLabel("Note").fill("Called twice, gate locked.");
  await phone.getByRole("button", { name: "Save, next stop" }).click();
  await expect(heading).toContainText("Aisha");
  await expect(phone.getByText("1 answer is waiting for a signal.")).toBeVisible();
  await phone.reload();
  await expect(heading).toContainText("Aisha");
  await phone.getByRole("button", { name: "Not delivered" }).click();
  await phone.getByRole("radio", { name: /Refused/ }).check();
  await phone.getByRole("button", { name: "Save, next stop" }).click();
  await expect(phone.getByText("2 answers are waiting for a signal.")).toBeVisible();
  if (shots) await phone.screenshot({ path: `${shots}/driver-offline.png`, fullPage: true });

  await context.setOffline(false);
  await expect(phone.getByText("waiting for a signal")).toHaveCount(0);
  await expect(phone.getByText("sent", { exact: true })).toHaveCount(3);
  await phone.getByRole("button", { name: "Delivered, cash collected" }).click();
  await phone.getByRole("button", { name: "Rs. 10,350 collected" }).click();
  await expect(phone.getByRole("heading", { name: "Hand in Rs. 20,350" })).toBeVisible();
  expect(await axeInBothThemes(phone)).toEqual([]);
  if (shots) await phone.screenshot({ path: `${shots}/driver-end.png`, fullPage: true });
  await phone.getByRole("button", { name: "End the run" }).click();
  await expect(phone.getByText("You ended this run.")).toBeVisible();

  const ended = await ask<{ readonly phase: string; readonly stops: readonly object[] }>(
    api,
    admin,
    `query ($id: ID!) { run(id: $id) { phase collected stops { name ended outcome { failure } } } }`,
    { id: run.id },
  );
  expect(ended).toMatchObject({
    ...{ phase: "BACK", collected: 20_350 },
    stops: [
      { outcome: { failure: null } },
      { outcome: { failure: "NOT_AT_HOME" } },
      { ended: true, outcome: { failure: "REFUSED" } },
      { outcome: { failure: null } },
    ],
  });
  // The connection was cut on purpose.
  expect(
    problems.filter((each) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(each)),
  ).toEqual([]);
  await context.close();
});
