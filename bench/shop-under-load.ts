import { apiClient, type Person } from "../testing/api-client.ts";
import { startShopProcess } from "../testing/shop-process.ts";

/** A shop in a process of its own, with signed-in callers and more stock than they can buy. */
export interface ShopUnderLoad {
  readonly url: string;
  readonly people: readonly Person[];
  readonly products: readonly { readonly _id: string; readonly price: number }[];
  /** Resident memory of the server in MiB; null where the system does not tell. */
  rssMiB(): number | null;
  stop(): Promise<void>;
}

/** The server gets a core of its own where the system lets us say so, and leaves the other to the callers. */
const through = process.platform === "linux" ? ["taskset", "-c", "0"] : [];

export const startShopUnderLoad = async (
  dataDir: string,
  callers: number,
): Promise<ShopUnderLoad> => {
  const shop = await startShopProcess({ dataDir, through });
  const client = apiClient(shop.url);
  const admin = await client.admin();
  const answer = await client.rest(null, "GET", "/products");
  const products = answer.body as ShopUnderLoad["products"];
  for (const { _id: id } of products) {
    await client.rest(admin, "PUT", `/products/${id}`, { countInStock: 1_000_000 });
  }
  const people: Person[] = [];
  for (let caller = 0; caller < callers; caller += 1) {
    people.push(await client.signUp(`caller${caller}`));
  }
  return { url: shop.url, people, products, rssMiB: shop.residentMiB, stop: shop.stop };
};
