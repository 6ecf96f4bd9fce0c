import { rmSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import {
  openEmbeddedDocumentStore,
  viewsPath,
} from "#projections/embedded/embedded-document-store.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import { shopProjections } from "#projections/read-models.ts";
import { apiClient, someAddress } from "../../testing/api-client.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { startShopProcess, type ShopProcess } from "../../testing/shop-process.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

const started = async (
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ShopProcess> => {
  const shop = await startShopProcess({ dataDir, environment });
  onTestFinished(shop.kill);
  return shop;
};

const readModelsIn = async (dataDir: string): Promise<Readonly<Record<string, unknown>>> => {
  const documents = openEmbeddedDocumentStore(dataDir);
  const found: Record<string, unknown> = {};
  for (const collection of shopProjections.map(collectionOf)) {
    const page = await documents.find(collection, { limit: 100_000 });
    for (const { id, position, document } of page.documents) {
      found[`${collection}/${id}`] = { position, document };
    }
  }
  await documents.close();
  return found;
};

it("rebuilds identical read models after views.db is deleted", async () => {
  const dataDir = filledDirectory();
  const first = await started(dataDir);
  const client = apiClient(first.url);
  const [ann, admin] = [await client.signUp("ann"), await client.admin()];
  await client.rest(ann, "POST", "/cart", { productId: "poya-mirror", quantity: 1 });
  const { body } = await client.rest(ann, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 2 }],
    shippingAddress: someAddress,
    totalPrice: 2 * 9850 + 500,
  });
  const { _id: id } = (body as { readonly data: { readonly _id: string } }).data;
  await client.rest(admin, "PUT", `/order/${id}`, { status: "Delivered" });
  await client.rest(ann, "POST", "/products/reviews/uva-kettle", { rating: 5, comment: "Good." });
  await client.rest(admin, "DELETE", "/products/galle-pettagama");
  await first.stop();
  const before = await readModelsIn(dataDir);

  for (const suffix of ["", "-wal", "-shm"])
    rmSync(`${viewsPath(dataDir)}${suffix}`, { force: true });
  const second = await started(dataDir);
  await second.stop();
  expect(Object.keys(before).length).toBeGreaterThan(80);
  expect(await readModelsIn(dataDir)).toEqual(before);
}, 60_000);

it("has all data after a restart, and doesn't add the sample products twice", async () => {
  const dataDir = temporaryDirectory();
  const first = await started(dataDir);
  expect(first.output()).toContain("Added 40 sample products");
  const ann = await apiClient(first.url).signUp("ann");
  await apiClient(first.url).rest(ann, "POST", "/cart", { productId: "uva-kettle", quantity: 2 });
  await first.stop();
  const second = await started(dataDir);
  expect(second.output()).not.toContain("sample products");
  const { body } = await apiClient(second.url).rest(ann, "GET", "/cart");
  expect(body).toMatchObject([{ productId: "uva-kettle", quantity: 2 }]);
  await second.stop();
}, 60_000);

it("refuses a second process on the same data directory, and says what to do", async () => {
  const dataDir = filledDirectory();
  await started(dataDir);
  await expect(started(dataDir)).rejects.toThrow(/Another process is using .* DATA_DIR/);
}, 60_000);

it("lists all unusable settings and exits", async () => {
  const start = started(filledDirectory(), { LOG_LEVEL: "loud", PUBLIC_URL: "shop" });
  await expect(start).rejects.toThrow(/(PUBLIC_URL[^]*LOG_LEVEL)|(LOG_LEVEL[^]*PUBLIC_URL)/);
});
