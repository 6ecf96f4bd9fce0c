import { readdirSync, rmSync } from "node:fs";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createChangeFeed } from "#projections/engine/change-feed.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import {
  openEmbeddedDocumentStore,
  viewsPath,
} from "#projections/embedded/embedded-document-store.ts";
import { createReadModelVersions } from "#projections/engine/read-model-versions.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { ordersProjection } from "#projections/orders/projection.ts";
import { ordersCollection } from "#projections/orders/queries.ts";
import { createProjectionEngine } from "#projections/engine/projection-engine.ts";
import { lineOf, placeOrder, said } from "../../../testing/read-model-command.ts";
import { startCommand } from "../../../testing/command-process.ts";
import { copyOf, filledDirectory } from "../../../testing/filled-directory.ts";
import { temporaryDirectory } from "../../../testing/temporary-directory.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { eventually } from "../../../testing/eventually.ts";

const opened = async (environment: Readonly<Record<string, string>>) => {
  const shop = await openTestShop(environment);
  onTestFinished(shop.close);
  return shop;
};

let closed: { readonly dataDir: string; readonly orderId: string };
beforeAll(async () => {
  const dataDir = filledDirectory();
  const shop = await openTestShop({ DATA_DIR: dataDir });
  const orderId = await placeOrder(shop, "ann");
  await shop.close();
  closed = { dataDir, orderId };
});

/** A directory of a closed shop with an order. */
const lived = () => ({ ...closed, dataDir: copyOf(closed.dataDir) });

const viewsOf = async <Result>(
  dataDir: string,
  work: (documents: DocumentStore) => Promise<Result>,
): Promise<Result> => {
  const documents = openEmbeddedDocumentStore(dataDir);
  try {
    return await work(documents);
  } finally {
    await documents.close();
  }
};

/**
 * Damages an order in the read model, like a bug or a faulty disk. A running shop stores the order
 * some moments after the event.
 */
const spoil = (dataDir: string, orderId: string) =>
  viewsOf(dataDir, async (documents) => {
    const order = await eventually(async () => {
      const found = await documents.getMany<OrderDocument>(ordersCollection, [orderId]);
      expect([...found.keys()]).toEqual([orderId]);
      return found.get(orderId);
    });
    await documents.writeBatch({
      writes: [
        {
          collection: ordersCollection,
          id: orderId,
          document: { ...order?.document, status: "Delivered" },
          position: `${order?.position ?? ""}0`,
        },
      ],
      checkpoints: {},
    });
  });

/** Leftovers of an older release. */
const leaveOlder = (dataDir: string) =>
  viewsOf(dataDir, async (documents) => {
    await createReadModelVersions(documents).open(["orders-v0"]);
    await documents.ensureCollections([{ name: "orders-v0", indexes: [] }]);
  });

describe("without a shop", () => {
  it("lists the read models, and those that are not built yet", async () => {
    const { dataDir } = lived();
    const { text } = await said({ DATA_DIR: dataDir }, "list");
    const position: unknown = expect.stringMatching(/^[0-9a-z]+$/);
    expect(lineOf(text, "orders")).toEqual([
      "orders",
      String(ordersProjection.version),
      ordersCollection,
      "1",
      position,
      "current",
      "–",
      "–",
    ]);
    for (const suffix of ["", "-wal", "-shm"])
      rmSync(`${viewsPath(dataDir)}${suffix}`, { force: true });
    const empty = await said({ DATA_DIR: dataDir }, "list");
    expect(lineOf(empty.text, "orders")).toEqual([
      "orders",
      String(ordersProjection.version),
      "not built yet",
      "–",
      "–",
      "–",
      "–",
      "–",
    ]);
  });

  it("finds a damaged order, rebuilds the read model, and drops the old version", async () => {
    const { dataDir, orderId } = lived();
    const environment = { DATA_DIR: dataDir };
    expect(await said(environment, "verify", "orders")).toEqual({
      failed: false,
      text: `${ordersCollection} matches the log (1 document, 1 compared)`,
    });
    await spoil(dataDir, orderId);
    expect(await said(environment, "verify", "orders")).toEqual({
      failed: true,
      text: `${ordersCollection} differs from the log (1 document, 1 compared, different: ${orderId})`,
    });
    expect(await said(environment, "rebuild", "orders")).toMatchObject({ failed: false });
    expect(await said(environment, "verify", "orders")).toMatchObject({ failed: false });
    const { text } = await said(environment, "list");
    expect(lineOf(text, "orders")?.at(-1)).toBe(ordersCollection);
    expect(await said(environment, "drop", `${ordersCollection}-r2`)).toEqual({
      failed: true,
      text: `${ordersCollection}-r2 is the serving version and cannot be dropped.`,
    });
    expect(await said(environment, "drop", "orders")).toEqual({
      failed: false,
      text: `Deleted ${ordersCollection}`,
    });
    expect(await said(environment, "drop", "orders")).toEqual({
      failed: false,
      text: `There is no stored version of orders besides ${ordersCollection}-r2.`,
    });
    const shop = await opened(environment);
    const order = await shop.rest(await shop.admin(), "GET", `/order/${orderId}`);
    expect(order.body.data.status).toBe("Item Preparing");
  });

  it("lists leftovers of an older release, and drops them", async () => {
    const { dataDir } = lived();
    await leaveOlder(dataDir);
    const environment = { DATA_DIR: dataDir };
    const { text } = await said(environment, "list");
    expect(lineOf(text, "orders")?.at(-1)).toBe("orders-v0");
    expect((await said(environment, "drop", "orders")).text).toBe("Deleted orders-v0");
    expect(lineOf((await said(environment, "list")).text, "orders")?.at(-1)).toBe("–");
  });

  it("refuses a directory without a shop, and creates nothing in it", async () => {
    const dataDir = temporaryDirectory();
    const answer = await said({ DATA_DIR: dataDir }, "list");
    expect(answer).toMatchObject({ failed: true });
    expect(answer.text).toMatch(/There is no log in .* DATA_DIR/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it.each([
    [
      "an unknown name",
      ["verify", "lamps"],
      /There is no read model "lamps". There are: products,/,
    ],
    ["no name", ["rebuild"], /There is no read model ""/],
    ["nothing", [], /Usage: npm run shop -- projections list \| rebuild NAME/],
    ["an unknown action", ["repair", "orders"], /Usage: npm run/],
    ["too much", ["rebuild", "orders", "carts"], /Usage: npm run/],
  ])("refuses %s", async (_what, args, message) => {
    const { dataDir } = lived();
    const answer = await said({ DATA_DIR: dataDir }, ...args);
    expect(answer).toMatchObject({ failed: true });
    expect(answer.text).toMatch(message);
  });

  it("exits with 1 if the read model differs from the log", async () => {
    const { dataDir, orderId } = lived();
    await spoil(dataDir, orderId);
    const { code, output } = await startCommand("projections", { DATA_DIR: dataDir }, [
      "verify",
      "orders",
    ]).ended;
    expect(output).toMatch(orderId);
    expect(code).toBe(1);
  });
});

describe("next to a running shop", () => {
  it("lets the shop do the work while it accepts orders", async () => {
    const dataDir = filledDirectory();
    const environment = { DATA_DIR: dataDir };
    const shop = await opened(environment);
    const first = await placeOrder(shop, "ann");
    await spoil(dataDir, first);
    const verified = await said(environment, "verify", "orders");
    expect(verified.text).toMatch(`different: ${first}`);
    const [rebuilt, second] = await Promise.all([
      startCommand("projections", environment, ["rebuild", "orders"]).ended,
      placeOrder(shop, "ben"),
    ]);
    expect(rebuilt.output).toMatch(
      `${ordersCollection}-r2 is now serving: ${ordersCollection} was wrong`,
    );
    expect(rebuilt.code).toBe(0);
    expect(await said(environment, "verify", "orders")).toMatchObject({ failed: false });
    const admin = await shop.admin();
    for (const id of [first, second, await placeOrder(shop, "cal")]) {
      const order = await shop.rest(admin, "GET", `/order/${id}`);
      expect(order.body.data.status).toBe("Item Preparing");
    }
    await eventually(async () => {
      const { text } = await said(environment, "list");
      expect(lineOf(text, "orders")).toMatchObject({ 2: `${ordersCollection}-r2`, 5: "current" });
    });
    expect(await said(environment, "drop", ordersCollection)).toMatchObject({ failed: false });
    await placeOrder(shop, "dil");
    expect(shop.shop.failure()).toBeNull();
  });

  it("leaves the collections of another version to a process of that version", async () => {
    const dataDir = filledDirectory();
    const shop = await opened({ DATA_DIR: dataDir });
    const documents = openEmbeddedDocumentStore(dataDir);
    const older = createProjectionEngine({
      store: shop.shop.store,
      documents,
      projections: [{ ...ordersProjection, version: 0 }],
      feed: createChangeFeed(),
      onError: (error) => {
        throw error;
      },
    });
    await older.start();
    expect(await said({ DATA_DIR: dataDir }, "drop", "orders")).toEqual({
      failed: true,
      text: "orders-v0 is the serving version and cannot be dropped",
    });
    await older.stop();
    await documents.close();
    expect(await said({ DATA_DIR: dataDir }, "drop", "orders")).toEqual({
      failed: false,
      text: "Deleted orders-v0",
    });
  });
});
