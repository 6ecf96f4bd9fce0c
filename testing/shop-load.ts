import { rmSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { apiClient, someAddress, type ApiClient, type Person } from "./api-client.ts";
import { startShopProcess } from "./shop-process.ts";

/**
 * `node testing/shop-load.ts`: buys from its own shop on this Node while garbage is collected in
 * each of the shop's threads, then checks that the shop shuts down gracefully. `--orders N`
 * (200) or `--minutes M` of a mixed load, a collection every `--every MS` (500). Exits with 1 at
 * the first wrong response.
 */
const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "200" },
    minutes: { type: "string" },
    every: { type: "string", default: "500" },
  },
});
const orders = values.minutes ? Infinity : Number(values.orders);
const until = Date.now() + Number(values.minutes ?? 60) * 60_000;
const shoppers = 8;
const product = "uva-kettle";

const expectStatus = (actual: number, expected: number, what: string): void => {
  if (actual !== expected) throw new Error(`${what} answered ${actual}`);
};

const buyOnce = async (shop: ApiClient, who: Person): Promise<void> => {
  const list = await shop.rest(null, "GET", "/products");
  expectStatus(list.status, 200, "The list");
  const [detail, reviews] = await Promise.all([
    shop.rest(null, "GET", `/products/${product}`),
    shop.rest(null, "GET", `/products/reviews/${product}`),
  ]);
  expectStatus(detail.status, 200, "The product");
  expectStatus(reviews.status, 200, "The reviews");
  expectStatus(
    (await shop.rest(who, "POST", "/cart", { productId: product, quantity: 1 })).status,
    201,
    "The cart",
  );
  const placed = await shop.rest(who, "POST", "/order/", {
    orderItems: [{ productId: product, quantity: 1 }],
    shippingAddress: someAddress,
    paymentMethod: "Cash on Delivery",
    totalPrice: 10_350,
  });
  expectStatus(placed.status, 200, "The order");
  expectStatus((await shop.rest(who, "GET", "/order/myorders")).status, 200, "My orders");
};

const dataDir = mkdtempSync(join(tmpdir(), "nivasa-load-"));
const collector = new URL(`./collect-garbage.ts?every=${values.every}`, import.meta.url).href;
const shop = await startShopProcess({
  dataDir,
  environment: { NODE_OPTIONS: `--import=${collector}`, SIGN_IN_TRIES_PER_ADDRESS: "100000" },
});
try {
  const client = apiClient(shop.url);
  const admin = await client.admin();
  const stocked = await client.rest(admin, "PUT", `/products/${product}`, {
    countInStock: 1_000_000,
  });
  expectStatus(stocked.status, 200, "The stock");
  let left = orders;
  let bought = 0;
  const buy = async (name: string) => {
    const who = await client.signUp(name);
    while (left-- > 0 && Date.now() < until) {
      await buyOnce(client, who);
      bought += 1;
      if (bought % 1000 === 0) console.log(`${bought} orders, ${shop.residentMiB()} MiB`);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, (_, index) => buy(`shopper${index}`)));
  const threads = shop.problems().match(/Collecting garbage in [a-z ]+/g) ?? [];
  if (new Set(threads).size !== 2) throw new Error("Garbage was not collected in each thread");
  const memory = shop.residentMiB();
  await shop.stop();
  const end = await shop.ended;
  // Windows has no signals: there the process was terminated from outside.
  if (end !== 0 && process.platform !== "win32") throw new Error(`The shop ended with ${end}`);
  console.log(
    `Node ${process.version}: ${bought} orders under collections, ${memory} MiB, ended with 0`,
  );
} finally {
  shop.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
