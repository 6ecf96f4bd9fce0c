import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { logPath } from "#event-store/embedded/database.ts";
import { viewsPath } from "#projections/embedded/embedded-document-store.ts";
import { apiClient, someAddress, type Person } from "../../testing/api-client.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { samplePicture } from "../../testing/sample-picture.ts";
import { startShopProcess, type ShopProcess } from "../../testing/shop-process.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { backUp, examine, restore } from "./backup/backup.ts";

const settingsOf = (dataDir: string) => ({
  ...{ dataDir, eventStoreUrl: null, mongoDb: null, bucket: null },
});

const started = async (dataDir: string): Promise<ShopProcess> => {
  const shop = await startShopProcess({ dataDir });
  onTestFinished(shop.kill);
  return shop;
};

const placeOrder = async (url: string, who: Person): Promise<string> => {
  const { body } = await apiClient(url).rest(who, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
    again: true,
  });
  return (body as { readonly data: { readonly _id: string } }).data._id;
};

const ordersIn = (directory: string): ReadonlySet<string> => {
  const database = new Database(logPath(directory), { readonly: true });
  const streams = database
    .prepare<[], string>("SELECT stream FROM events WHERE type = 'OrderPlaced'")
    .pluck()
    .all();
  database.close();
  return new Set(streams.map((stream) => stream.slice("order-".length)));
};

/** The lines that a command prints; its rejection is the last one. */
const linesOf = async (command: (print: (...lines: string[]) => void) => Promise<void>) => {
  const lines: string[] = [];
  await command((...more) => lines.push(...more)).catch((error: unknown) =>
    lines.push(error instanceof Error ? error.message : String(error)),
  );
  return lines;
};

/** Backups under load. More are worth a run before a release: BACKUPS=50. */
const backups = Number(process.env["BACKUPS"] ?? 5);

it(
  "copies every acknowledged order of a busy shop, and restores it",
  async () => {
    const dataDir = filledDirectory();
    const shop = await started(dataDir);
    const client = apiClient(shop.url);
    const receiving = `mutation {
    receiveStock(productId: "uva-kettle", quantity: 500000, reason: "Delivery") { __typename }
  }`;
    await client.graphql(await client.admin(), receiving);
    const ann = await client.signUp("ann");
    const acknowledged: string[] = [];
    const stopping = new AbortController();
    const callers = Array.from({ length: 4 }, async () => {
      while (!stopping.signal.aborted) acknowledged.push(await placeOrder(shop.url, ann));
    });
    const copies = temporaryDirectory();
    for (let at = 1; at <= backups; at += 1) {
      const before = [...acknowledged];
      const directory = join(copies, String(at));
      const lines = await linesOf((print) => backUp(settingsOf(dataDir), directory, print));
      expect(lines.at(-1)).toMatch(/^\d+ events are in /);
      const copied = ordersIn(directory);
      expect(before.filter((id) => !copied.has(id))).toEqual([]);
    }
    stopping.abort();
    await Promise.all(callers);
    await shop.stop();

    const last = join(copies, String(backups));
    const restored = temporaryDirectory();
    const lines = await linesOf((print) => restore(settingsOf(restored), last, print));
    expect(lines.at(-1)).toBe("Erase again everyone who was erased since then.");
    const again = await started(restored);
    const [order = ""] = ordersIn(last);
    const { status } = await apiClient(again.url).rest(
      await apiClient(again.url).admin(),
      "GET",
      `/order/${order}`,
    );
    expect(status).toBe(200);
    // The personal data is readable: its keys are in the copy.
    const shown = await apiClient(again.url).graphql(
      await apiClient(again.url).admin(),
      "query ($id: ID!) { order(id: $id) { shippingAddress { address } } }",
      { id: order },
    );
    expect(JSON.stringify(shown.body)).toContain(someAddress.address);
    await again.stop();
  },
  12_000 * Math.max(backups, 5),
);

it("refuses a directory with content, a shop in the way, and something that is no backup", async () => {
  const dataDir = filledDirectory();
  const full = temporaryDirectory();
  writeFileSync(join(full, "mine.txt"), "mine");
  const refused = [
    await linesOf((print) => backUp(settingsOf(dataDir), full, print)),
    await linesOf((print) => backUp(settingsOf(temporaryDirectory()), join(full, "new"), print)),
    await linesOf((print) => restore(settingsOf(temporaryDirectory()), full, print)),
  ];
  const copy = join(temporaryDirectory(), "copy");
  await backUp(settingsOf(dataDir), copy, () => undefined);
  refused.push(await linesOf((print) => restore(settingsOf(dataDir), copy, print)));
  expect(refused.map((lines) => lines.at(-1))).toEqual([
    expect.stringContaining("is not empty"),
    expect.stringContaining("There is no shop in"),
    expect.stringContaining("Usage: npm run restore"),
    expect.stringContaining("nothing is overwritten"),
  ]);
  expect(readFileSync(join(full, "mine.txt"), "utf8")).toBe("mine");
});

it("finds a wrong checksum, a missing file and a wrong read model, and changes nothing", async () => {
  const dataDir = filledDirectory();
  const shop = await started(dataDir);
  const client = apiClient(shop.url);
  const admin = await client.admin();
  const added = await client.rest(admin, "POST", "/products/addProduct", {
    ...{
      name: "Shelf",
      description: "Oak",
      modelImageUrl: "/models/uva-kettle.glb",
      category: "Furnitures",
      price: 100,
      countInStock: 1,
    },
    image: `data:image/png;base64,${samplePicture.toString("base64")}`,
  });
  expect(added.status).toBe(201);
  await shop.stop();
  const examined = (directory: string) => linesOf((print) => examine(settingsOf(directory), print));
  expect((await examined(dataDir)).map((line) => line.slice(0, 4).trim())).toEqual([
    ...["ok", "ok", "ok", "ok"],
  ]);

  const damaged = (damage: (directory: string) => void) => {
    const directory = temporaryDirectory();
    cpSync(dataDir, directory, { recursive: true });
    damage(directory);
    return directory;
  };
  const withChecksum = damaged((directory) => {
    const database = new Database(logPath(directory));
    database.exec(
      "UPDATE events SET data = replace(data, 'Shelf', 'Shelv') WHERE data LIKE '%Shelf%'",
    );
    database.close();
  });
  const withoutFile = damaged((directory) => {
    for (const name of readdirSync(join(directory, "uploads", "images"))) {
      rmSync(join(directory, "uploads", "images", name));
    }
  });
  const changedView = (change: (table: string) => string) =>
    damaged((directory) => {
      const database = new Database(viewsPath(directory));
      const [table = ""] = database
        .prepare<[], string>("SELECT name FROM sqlite_schema WHERE name GLOB 'products-v[0-9]*'")
        .pluck()
        .all()
        .filter((name) => !name.includes("counts"));
      expect(
        database
          .exec(change(`"${table}"`))
          .prepare("SELECT changes()")
          .pluck()
          .get(),
      ).toBe(1);
      database.close();
    });
  const withoutDocument = changedView((table) => `DELETE FROM ${table} WHERE id = 'uva-kettle'`);
  const withOtherDocument = changedView(
    (table) =>
      `UPDATE ${table} SET document = replace(document, 'Uva', 'Ova') WHERE id = 'uva-kettle'`,
  );
  const before = readFileSync(logPath(withoutFile));
  expect(await examined(withChecksum)).toContainEqual(
    expect.stringMatching(/^BAD log: .*checksum/),
  );
  expect(await examined(withoutFile)).toContainEqual(
    expect.stringMatching(/^BAD files: 1 of \d+ referenced files/),
  );
  expect(readFileSync(logPath(withoutFile)).equals(before)).toBe(true);
  expect(await examined(withoutDocument)).toContainEqual(
    expect.stringMatching(/^BAD read models: .*products \(1 documents\)/),
  );
  expect(await examined(withOtherDocument)).toContainEqual(
    expect.stringMatching(/^BAD read models: .*damaged/),
  );
  expect(readdirSync(join(withoutDocument, "replays"))).toEqual([]);
});
