import Database from "better-sqlite3";
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { accountsPath } from "#accounts/embedded/path.ts";
import { logPath } from "#event-store/embedded/database.ts";
import { viewsPath } from "#projections/embedded/embedded-document-store.ts";
import { setAsidePath } from "#projections/embedded/set-aside.ts";
import { apiClient, someAddress } from "../../testing/api-client.ts";
import { cutOff, fillWithNoise, flipBits, zero } from "../../testing/damage.ts";
import { copyOf, filledDirectory } from "../../testing/filled-directory.ts";
import { launchShopProcess, type ShopProcess } from "../../testing/shop-process.ts";

const launch = async (dataDir: string): Promise<ShopProcess> => {
  const shop = await launchShopProcess({ dataDir, environment: { LOG_LEVEL: "warn" } });
  onTestFinished(shop.kill);
  return shop;
};

const start = async (dataDir: string): Promise<ShopProcess> => {
  const shop = await launch(dataDir);
  await shop.opened;
  return shop;
};

let closedShop = "";

beforeAll(async () => {
  closedShop = filledDirectory();
  const shop = await launchShopProcess({ dataDir: closedShop });
  await shop.opened;
  const client = apiClient(shop.url);
  const placed = await client.rest(await client.signUp("ann"), "POST", "/order", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  });
  expect(placed.status).toBe(200);
  await shop.stop();
});

/** A directory of a closed shop with one order. */
const directoryWithOrder = (): string => copyOf(closedShop);

const said = (shop: ShopProcess): string => `${shop.output()}\n${shop.problems()}`;

const healthOf = async ({ url }: ShopProcess): Promise<number> =>
  (await fetch(`${url}/healthz`).catch(() => null))?.status ?? 0;

const orderCount = async ({ url }: ShopProcess): Promise<number> => {
  const client = apiClient(url);
  const { status, body } = await client.rest(await client.admin(), "GET", "/order");
  return status === 200 ? (body.data as readonly unknown[]).length : -status;
};

/** Offset of a text in a file. */
const offsetOf = (path: string, text: string): number => {
  const offset = readFileSync(path).indexOf(text);
  expect(offset).toBeGreaterThan(0);
  return offset;
};

describe("a damaged views.db", () => {
  it.each<[string, (path: string) => void]>([
    ["full of noise", fillWithNoise],
    ["cut to half", (path) => cutOff(path, Math.floor(statSync(path).size / 2))],
    ["without its head", (path) => zero(path, 0, 4096)],
    [
      "with 40 flipped bits",
      (path) => {
        const { size } = statSync(path);
        const offsets = Array.from({ length: 40 }, (_, index) =>
          Math.floor((size * (index + 0.5)) / 40),
        );
        flipBits(path, offsets);
      },
    ],
    [
      "with a checkpoint that is not JSON",
      (path) => {
        const database = new Database(path);
        database.exec("UPDATE checkpoints SET last_event = '{'");
        database.close();
      },
    ],
    [
      "with a document that is not JSON",
      (path) => {
        const file = readFileSync(path);
        flipBits(path, [file.lastIndexOf('{"', file.indexOf(someAddress.address))]);
      },
    ],
    [
      "with another letter in a document",
      (path) => flipBits(path, [offsetOf(path, someAddress.address) + 1]),
    ],
    [
      "with another letter in its schema",
      (path) => flipBits(path, [offsetOf(path, "json_extract") + "json_e".length]),
    ],
    [
      "with another letter in an index",
      (path) => flipBits(path, [offsetOf(path, "uva kettleuva-kettle")]),
    ],
  ])("%s is set aside and rebuilt automatically", async (_what, damage) => {
    const dataDir = directoryWithOrder();
    damage(viewsPath(dataDir));
    const shop = await start(dataDir);
    await expect.poll(() => existsSync(setAsidePath(dataDir))).toBe(true);
    await expect.poll(() => orderCount(shop).catch(() => 0)).toBe(1);
    await expect.poll(() => healthOf(shop)).toBe(200);
    expect(said(shop)).toContain("views.db");
  });

  it("is deleted from the set-aside copies when a person is erased", async () => {
    const dataDir = directoryWithOrder();
    fillWithNoise(viewsPath(dataDir));
    const shop = await start(dataDir);
    const client = apiClient(shop.url);
    const ben = await client.signUp("ben");
    const erased = await client.graphql(
      await client.admin(),
      `mutation ($id: ID!) { eraseAccount(accountId: $id) { __typename } }`,
      { id: ben.id },
    );
    expect(erased.body.data).toMatchObject({ eraseAccount: {} });
    expect(existsSync(setAsidePath(dataDir))).toBe(false);
  });
});

describe("a damaged events.db", () => {
  it.each<[string, (path: string) => void]>([
    ["full of noise", fillWithNoise],
    ["cut to half", (path) => cutOff(path, Math.floor(statSync(path).size / 2))],
    ["1,000 bytes short", (path) => cutOff(path, -1000)],
    ["without its head", (path) => zero(path, 0, 100)],
  ])(
    "%s stops the start with the file's name, and the file stays unchanged",
    async (_what, damage) => {
      const dataDir = directoryWithOrder();
      damage(logPath(dataDir));
      const before = readFileSync(logPath(dataDir));
      const shop = await launch(dataDir);
      await expect(shop.opened).rejects.toThrow(
        /events\.db is damaged.* Nothing was changed\. Restore/,
      );
      expect(shop.problems()).not.toMatch(/\n\s+at /);
      expect(readFileSync(logPath(dataDir)).equals(before)).toBe(true);
    },
  );

  it.each<[string, (path: string) => void]>([
    [
      "one flipped bit in an order",
      (path) => flipBits(path, [offsetOf(path, "OrderSubmitted") + 200]),
    ],
    ["a page of zeros", (path) => zero(path, Math.floor(statSync(path).size / 8192) * 4096, 4096)],
  ])(
    "with %s is found in the background and reported, and accepts no more events",
    async (_what, damage) => {
      const dataDir = directoryWithOrder();
      damage(logPath(dataDir));
      const shop = await launch(dataDir);
      await Promise.allSettled([Promise.race([shop.opened, shop.ended])]);
      await expect
        .poll(() => said(shop))
        .toMatch(/events\.db is damaged.*Nothing was changed\. Restore/);
      const health = await healthOf(shop);
      expect([0, 503]).toContain(health);
      if (health === 0) return;
      const client = apiClient(shop.url);
      const signedUp = await client.rest(null, "POST", "/users", {
        name: "Ben",
        email: "ben@example.lk",
        password: "a good password",
      });
      expect(signedUp.status).toBe(503);
    },
  );
});

describe("other files that can't be opened", () => {
  it("reports a damaged accounts.db by name", async () => {
    const dataDir = directoryWithOrder();
    fillWithNoise(accountsPath(dataDir));
    const shop = await launch(dataDir);
    await expect(shop.opened).rejects.toThrow(
      /accounts\.db is damaged .*Nothing was changed\. .*Restore it together with events\.db/,
    );
    expect(shop.problems()).not.toMatch(/\n\s+at /);
  });

  it("reports a damaged lock.db by name", async () => {
    const dataDir = filledDirectory();
    writeFileSync(join(dataDir, "lock.db"), "noise".repeat(1000));
    const shop = await launch(dataDir);
    await expect(shop.opened).rejects.toThrow(/lock\.db is damaged .*delete it and start again/);
  });

  it.skipIf(process.getuid?.() === 0)(
    "reports a directory without write access by name",
    async () => {
      const dataDir = filledDirectory();
      chmodSync(dataDir, 0o500);
      const shop = await launch(dataDir);
      await expect(shop.opened).rejects.toThrow(
        /cannot be opened for writing .*Check that DATA_DIR/,
      );
      chmodSync(dataDir, 0o700);
    },
  );
});
