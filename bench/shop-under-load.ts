import { setTimeout as after } from "node:timers/promises";
import { apiClient, type Person } from "../testing/api-client.ts";
import { launchShopProcess } from "../testing/shop-process.ts";
import { loopDelayMs, onOwnCore, watchingLoop, type ServerUnderLoad } from "./server-under-load.ts";

/** A shop in its own process, with signed-in callers and more stock than they can buy. */
export interface ShopUnderLoad extends ServerUnderLoad {
  readonly callers: readonly Person[];
  readonly admin: Person;
  readonly products: readonly { readonly _id: string; readonly price: number }[];
}

const launch = (dataDir: string, ownCore: boolean) =>
  launchShopProcess({
    dataDir,
    through: ownCore ? onOwnCore : [],
    // All callers have the same address.
    environment: { ...watchingLoop, SOCKETS_PER_ADDRESS: "100" },
  });

/** A shop that answers `/healthz` while its read models may still be catching up. */
export interface OpeningShop extends Pick<ShopUnderLoad, "loopDelayMs" | "stop"> {
  readonly opened: Promise<void>;
}

/** Starts a shop on its own core; resolves with its first response. */
export const openingShopUnderLoad = async (dataDir: string): Promise<OpeningShop> => {
  const shop = await launch(dataDir, true);
  while (!(await fetch(`${shop.url}/healthz`).catch(() => null))) await after(10);
  return { opened: shop.opened, loopDelayMs: () => loopDelayMs(shop), stop: shop.stop };
};

/** Starts a shop over a new or filled data directory, by default on its own core. */
export const startShopUnderLoad = async (
  dataDir: string,
  callers: number,
  { ownCore = true }: { readonly ownCore?: boolean } = {},
): Promise<ShopUnderLoad> => {
  const begun = performance.now();
  const shop = await launch(dataDir, ownCore);
  await shop.opened;
  await fetch(`${shop.url}/healthz`);
  const startMs = performance.now() - begun;
  const client = apiClient(shop.url);
  const admin = await client.admin();
  const list = await client.graphql(
    null,
    "{ products(limit: 100, sort: PRICE_UP) { items { id price } } }",
  );
  const { items } = (
    list.body as { data: { products: { items: { id: string; price: number }[] } } }
  ).data.products;
  const products = items.map(({ id, price }) => ({ _id: id, price }));
  for (const { _id: id } of products.slice(0, contended)) {
    const { status } = await client.rest(admin, "PUT", `/products/${id}`, {
      countInStock: 1_000_000,
    });
    if (status !== 200) throw new Error(`Setting the stock of ${id} was answered with ${status}`);
  }
  const persons: Person[] = [];
  const run = Math.random().toString(36).slice(2, 8);
  for (let caller = 0; caller < callers; caller += 1) {
    persons.push(await client.signUp(`caller${caller}${run}`));
  }
  return {
    url: shop.url,
    callers: persons,
    admin,
    products,
    startMs,
    rssMiB: shop.residentMiB,
    loopDelayMs: () => loopDelayMs(shop),
    stop: shop.stop,
  };
};

/** Number of products that callers share, so that they contend for stock as in a real shop. */
export const contended = 3;
