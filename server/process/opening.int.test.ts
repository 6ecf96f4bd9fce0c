import { beforeAll, expect, it, onTestFinished } from "vitest";
import { copyOf, filledDirectory } from "../../testing/filled-directory.ts";
import { writeOrders } from "../../testing/many-orders.ts";
import { launchShopProcess } from "../../testing/shop-process.ts";
import { eventually } from "../../testing/eventually.ts";

/** The directory of a closed shop with many events that its read models lack. */
let closed = "";
beforeAll(async () => {
  // A log opens only with the accounts that belong to it.
  closed = filledDirectory();
  await writeOrders(closed, 6000);
});

/** A starting shop with many events to fold. */
const catchingUp = async () => {
  const shop = await launchShopProcess({ dataDir: copyOf(closed) });
  onTestFinished(shop.kill);
  const health = await eventually(() => fetch(`${shop.url}/healthz`), { interval: 20 });
  return { shop, health };
};

it("reports that it is catching up, refuses other calls meanwhile, and then opens", async () => {
  const { shop, health } = await catchingUp();
  expect(health.status).toBe(503);
  const { status, progress } = (await health.json()) as { status: string; progress: number };
  expect(status).toBe("catching up");
  expect(progress).toBeGreaterThanOrEqual(0);
  expect(progress).toBeLessThan(1);
  const products = await fetch(`${shop.url}/api/products`);
  expect(products.status).toBe(503);
  expect(products.headers.get("retry-after")).toBe("3");
  expect(await products.json()).toMatchObject({ success: false, code: "UNAVAILABLE" });
  expect(shop.output()).not.toContain("Nivasa is open");
  await shop.opened;
  const open = await fetch(`${shop.url}/healthz`);
  expect(await open.json()).toMatchObject({ status: "ok" });
  expect((await fetch(`${shop.url}/api/products`)).status).toBe(200);
  await shop.stop();
});

it("exits cleanly when it is stopped while catching up", async () => {
  const { shop, health } = await catchingUp();
  expect(health.status).toBe(503);
  process.kill(shop.pid ?? 0, "SIGTERM");
  expect(await shop.ended).toBe(0);
  expect(shop.output()).not.toContain("Nivasa is open");
});
