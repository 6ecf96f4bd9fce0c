import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { accountsPath } from "#accounts/embedded/path.ts";
import { logPath, openLogForWriting } from "#event-store/embedded/database.ts";
import { viewsPath } from "#projections/embedded/embedded-document-store.ts";
import { ordersCollection } from "#projections/orders/queries.ts";
import { setAsidePath } from "#projections/embedded/set-aside.ts";
import { apiClient, someAddress, type Person } from "../../testing/api-client.ts";
import { copyOf, filledDirectory } from "../../testing/filled-directory.ts";
import { startMisbehavingEventServer } from "../../testing/misbehaving-event-server/server.ts";
import { findMongoDb } from "../../testing/mongodb-server.ts";
import {
  launchShopProcess,
  startShopProcess,
  type ShopProcess,
  type ShopProcessOptions,
} from "../../testing/shop-process.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

const mongoDb = await findMongoDb();

const start = async (options: ShopProcessOptions): Promise<ShopProcess> => {
  const shop = await startShopProcess({
    ...options,
    environment: { LOG_LEVEL: "warn", ...options.environment },
  });
  onTestFinished(shop.kill);
  return shop;
};

const priceOf = (quantity: number) => 9_850 * quantity + 500;

/** Places an order with a quantity, which makes each order different. Returns its id. */
const placeOrder = async ({ url }: ShopProcess, who: Person, quantity: number): Promise<string> => {
  const { status, body } = await apiClient(url).rest(who, "POST", "/order", {
    orderItems: [{ productId: "uva-kettle", quantity }],
    shippingAddress: someAddress,
    totalPrice: priceOf(quantity),
  });
  expect({ status, body }).toMatchObject({ status: 200 });
  return String(body.data._id);
};

const placeOrders = async (shop: ShopProcess, who: Person, quantities: readonly number[]) => {
  const ids: string[] = [];
  for (const quantity of quantities) ids.push(await placeOrder(shop, who, quantity));
  return ids.toSorted();
};

const stockUp = async ({ url }: ShopProcess): Promise<void> => {
  const admin = await apiClient(url).admin();
  const filled = await apiClient(url).rest(admin, "PUT", "/products/uva-kettle", {
    countInStock: 10_000,
  });
  expect(filled.status).toBe(200);
};

/** Ids of all orders on the board. */
const listedOrders = async ({ url }: ShopProcess): Promise<readonly string[]> => {
  const client = apiClient(url);
  const { body } = await client.rest(await client.admin(), "GET", "/order");
  return (body.data as { readonly _id: string }[]).map(({ _id }) => _id).toSorted();
};

const healthOf = async ({ url }: ShopProcess): Promise<number> =>
  (await fetch(`${url}/healthz`)).status;

/** Messages of level warn and above. */
const warningsOf = (shop: ShopProcess): readonly string[] =>
  `${shop.output()}\n${shop.problems()}`
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => (JSON.parse(line) as { readonly msg: string }).msg);

const removeFile = (path: string): void => {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(`${path}${suffix}`, { force: true });
};

/** The digest of every file of a directory, except the lock and SQLite's temporary files. */
const digestsIn = (directory: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(directory, { withFileTypes: true })
      .filter(({ name }) => !/-shm$|-wal$|^lock\.db|^uploads$|^outbox$/.test(name))
      .map(({ name }) => [
        name,
        createHash("sha256")
          .update(readFileSync(join(directory, name)))
          .digest("hex"),
      ]),
  );

/**
 * The number of orders in the file of the read models. They are stored some time after the events.
 */
const storedOrders = (dataDir: string): number => {
  const views = new Database(viewsPath(dataDir), { readonly: true });
  try {
    return views.prepare(`SELECT count(*) FROM "${ordersCollection}"`).pluck().get() as number;
  } finally {
    views.close();
  }
};

describe("a log that is older than the read models", () => {
  it("is detected at the start, and all later orders are listed", async () => {
    const dataDir = filledDirectory();
    const first = await start({ dataDir });
    await stockUp(first);
    const ann = await apiClient(first.url).signUp("ann");
    const kept = await placeOrders(first, ann, [1, 2]);
    await first.stop();
    const backup = join(temporaryDirectory(), "events.db");
    copyFileSync(logPath(dataDir), backup);

    const second = await start({ dataDir });
    await placeOrders(second, ann, [3, 4, 5]);
    await second.stop();
    removeFile(logPath(dataDir));
    copyFileSync(backup, logPath(dataDir));

    const third = await start({ dataDir });
    expect(await listedOrders(third)).toEqual(kept);
    const taken = await placeOrders(third, ann, [6, 7, 8, 9, 10]);
    expect(await listedOrders(third)).toEqual([...kept, ...taken].toSorted());
    expect(await healthOf(third)).toBe(200);
    expect(warningsOf(third).filter((line) => line.includes("set aside"))).toHaveLength(1);
    expect(warningsOf(third)).toHaveLength(1);
    expect(existsSync(setAsidePath(dataDir))).toBe(true);
    // The history's index follows the same log.
    const client = apiClient(third.url);
    const admin = await client.admin();
    await expect
      .poll(async () => {
        const { body } = await client.graphql(
          admin,
          `{ history(filter: { types: ["OrderSubmitted"] }) {
            entries { number }
          } }`,
        );
        return (body.data?.history?.entries as readonly object[] | undefined)?.length;
      })
      .toBe(7);
    await third.stop();

    const fourth = await start({ dataDir });
    expect(warningsOf(fourth)).toEqual([]);
    expect(await listedOrders(fourth)).toEqual([...kept, ...taken].toSorted());
  });

  it("is detected if the WAL is lost", async () => {
    const dataDir = filledDirectory();
    const first = await start({ dataDir });
    await stockUp(first);
    const ann = await apiClient(first.url).signUp("ann");
    await placeOrders(first, ann, [1, 2, 3]);
    await expect.poll(() => storedOrders(dataDir)).toBe(3);
    first.kill();
    await first.ended;
    rmSync(`${logPath(dataDir)}-wal`);
    rmSync(`${logPath(dataDir)}-shm`, { force: true });

    const second = await start({ dataDir });
    expect(await listedOrders(second)).toEqual([]);
    await stockUp(second);
    const ben = await apiClient(second.url).signUp("ben");
    const taken = await placeOrders(second, ben, [4, 5, 6, 7]);
    expect(await listedOrders(second)).toEqual(taken);
  });
});

describe("engines that do not belong together", () => {
  let closedShop = "";
  beforeAll(async () => {
    closedShop = filledDirectory();
    const shop = await startShopProcess({ dataDir: closedShop });
    await apiClient(shop.url).signUp("ann");
    await shop.stop();
  });
  const filledShop = (): string => copyOf(closedShop);

  const otherProgram = (path: string) => {
    const database = new Database(path);
    database.exec("CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES ('mine')");
    database.close();
  };

  it.each<[string, RegExp, (dataDir: string) => void]>([
    [
      "the log is gone",
      /events\.db is missing or empty, although .*accounts\.db belongs to a log with events/,
      (dataDir) => removeFile(logPath(dataDir)),
    ],
    [
      "the log is empty",
      /events\.db is missing or empty, although .*accounts\.db/,
      (dataDir) => {
        removeFile(logPath(dataDir));
        openLogForWriting(dataDir).close();
      },
    ],
    [
      "log and accounts are gone",
      /events\.db is missing or empty, although .*views\.db contains read models/,
      (dataDir) => {
        removeFile(logPath(dataDir));
        removeFile(accountsPath(dataDir));
      },
    ],
    [
      "the accounts are gone",
      /accounts\.db is missing or empty, although .*events\.db contains events/,
      (dataDir) => removeFile(accountsPath(dataDir)),
    ],
    [
      "the log's place is taken by another program's database",
      /events\.db is a database of another program/,
      (dataDir) => {
        removeFile(logPath(dataDir));
        otherProgram(logPath(dataDir));
      },
    ],
  ])("don't open if %s, and nothing is changed", async (_what, message, damage) => {
    const dataDir = filledShop();
    damage(dataDir);
    const before = digestsIn(dataDir);
    const shop = await launchShopProcess({ dataDir });
    await expect(shop.opened).rejects.toThrow(message);
    expect(shop.problems()).toContain("Nothing was changed");
    expect(shop.problems()).not.toMatch(/\n\s+at /);
    expect(digestsIn(dataDir)).toEqual(before);
  });

  it("don't open if the log belongs to another shop", async () => {
    const dataDir = filledShop();
    const other = temporaryDirectory();
    const shop = await start({ dataDir: other });
    await shop.stop();
    removeFile(logPath(dataDir));
    copyFileSync(logPath(other), logPath(dataDir));
    const mixed = await launchShopProcess({ dataDir });
    await expect(mixed.opened).rejects.toThrow(
      /events\.db belongs to another shop than .*accounts\.db/,
    );
  });

  it("open after a first start that was interrupted between accounts and products", async () => {
    const dataDir = temporaryDirectory();
    const shop = await launchShopProcess({ dataDir, environment: { CRASH_AFTER: "" } });
    await expect.poll(() => existsSync(accountsPath(dataDir)), { interval: 1 }).toBe(true);
    shop.kill();
    await shop.ended;
    const again = await start({ dataDir });
    expect(await healthOf(again)).toBe(200);
  });
});

describe.skipIf(mongoDb.start === null)(
  `a restored log with read models in ${mongoDb.name}, and in SQLite`,
  () => {
    it.each(["MongoDB", "SQLite"])("is detected with read models in %s", async (views) => {
      const log = await startMisbehavingEventServer();
      const server = await mongoDb.start?.();
      onTestFinished(async () => {
        await server?.close();
        log.goAway();
      });
      const dataDir = temporaryDirectory();
      const environment = {
        EVENTSTORE_URL: log.url,
        ...(views === "MongoDB" && server && { MONGODB_URL: server.newUrl() }),
      };
      const first = await start({ dataDir, environment });
      await stockUp(first);
      const ann = await apiClient(first.url).signUp("ann");
      const kept = await placeOrders(first, ann, [1, 2]);
      const copied = log.log.records.length;
      await placeOrders(first, ann, [3, 4, 5]);
      await first.stop();
      log.log.restoreTo(copied);

      const second = await start({ dataDir, environment });
      expect(await listedOrders(second)).toEqual(kept);
      const taken = await placeOrders(second, ann, [6, 7, 8, 9]);
      expect(await listedOrders(second)).toEqual([...kept, ...taken].toSorted());
      expect(warningsOf(second).filter((line) => /rebuilt/.test(line))).toHaveLength(1);
    });
  },
);
