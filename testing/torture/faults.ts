import { copyFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { logPath } from "#event-store/embedded/database.ts";
import { deleteDatabase } from "#event-store/embedded/delete-database.ts";
import { viewsPath } from "#projections/embedded/embedded-document-store.ts";
import { apiClient, someAddress, type ApiClient } from "../api-client.ts";
import { startCommand } from "../command-process.ts";
import { cutOff, fillWithNoise, flipBits } from "../damage.ts";
import { startShopProcess, type ShopProcess } from "../shop-process.ts";
import { checkFiles, stopAndCheck } from "./checks.ts";
import { startDyingShop } from "./dying-shop.ts";
import { emptyLedger, type Ledger } from "./ledger.ts";

interface OrderId {
  readonly _id: string;
}

const ordersAfterEach = 5;
const productId = "uva-kettle";

const stocked = ["PUT", `/products/${productId}`, { countInStock: 10_000 }] as const;

/** Signs in the admin and sets the stock of the ordered product. */
const prepare = async (client: ApiClient): Promise<void> => {
  const admin = await client.admin();
  await client.rest(admin, ...stocked);
};

/**
 * Places orders of a new shopper, each with a different quantity; returns problems of the list of
 * orders.
 */
const orderAndLook = async (
  shop: ShopProcess,
  what: string,
  shopper: string,
): Promise<readonly string[]> => {
  const client = apiClient(shop.url);
  await prepare(client);
  const product = await client.rest(null, "GET", `/products/${productId}`);
  const { price } = product.body as { readonly price: number };
  const person = await client.signUp(shopper);
  const placed: string[] = [];
  for (let quantity = 1; quantity <= ordersAfterEach; quantity += 1) {
    const answer = await client.rest(person, "POST", "/order", {
      orderItems: [{ productId, quantity }],
      shippingAddress: someAddress,
      totalPrice: price * quantity + 500,
    });
    if (answer.status !== 200) return [`${what}: an order was answered ${answer.status}`];
    placed.push((answer.body as { readonly data: OrderId }).data._id);
  }
  const mine = await client.rest(person, "GET", "/order/myorders");
  const { data } = mine.body as { readonly data: readonly OrderId[] };
  const listed = new Set(data.map(({ _id }) => _id));
  return placed
    .filter((id) => !listed.has(id))
    .map((id) => `${what}: order ${id} was acknowledged but is not listed`);
};

/** Ways to damage a read model file. */
const damages: readonly (readonly [what: string, damage: (path: string) => void])[] = [
  ["read models full of noise", fillWithNoise],
  ["read models cut to half", (path) => cutOff(path, Math.floor(statSync(path).size / 2))],
  [
    "read models with flipped bits",
    (path) => {
      const { size } = statSync(path);
      flipBits(
        path,
        Array.from({ length: 40 }, (_, index) => Math.floor((size * (index + 0.5)) / 40)),
      );
    },
  ],
];

/** Runs operator commands next to a running shop; returns those that failed. */
export const runCommandsAlongside = async (dataDir: string): Promise<readonly string[]> => {
  const commands = [
    ["history", ["tail"]],
    ["history", ["report", "best-sellers"]],
    ["projections", ["list"]],
  ] as const;
  const problems: string[] = [];
  for (const [name, args] of commands) {
    const { code, output } = await startCommand(name, { DATA_DIR: dataDir }, args).ended;
    if (code !== 0) problems.push(`${name} ${args.join(" ")} ended with ${code}: ${output}`);
  }
  return problems;
};

/**
 * Faults by operators and disks on a shop that was shut down: damaged read models, an older copy of
 * the log, a lost WAL, commands next to the shop. Returns the failed checks.
 */
export const injectFaults = async (
  dataDir: string,
  ledger: Ledger,
  {
    damagesTried,
    print,
  }: { readonly damagesTried: number; readonly print: (line: string) => void },
): Promise<readonly string[]> => {
  const problems: string[] = [];
  const start = () => startShopProcess({ dataDir });

  for (const [what, damage] of damages.slice(0, damagesTried)) {
    damage(viewsPath(dataDir));
    const shop = await startDyingShop(dataDir);
    // Damage is found while the shop is open, and its read models are then folded again.
    const admin = await shop.admin();
    await shop.answerTo((client) => client.rest(admin, ...stocked));
    const { status } = await shop.answerTo((client) => client.rest(admin, "GET", "/order"));
    if (status !== 200) problems.push(`${what}: the list of orders is answered ${status}`);
    const { problems: found } = await stopAndCheck(shop, dataDir, ledger);
    problems.push(...found.map((each) => `${what}: ${each}`));
    print(what);
  }

  const copy = join(dataDir, "..", `${process.pid}-events.db`);
  copyFileSync(logPath(dataDir), copy);
  const newer = await start();
  problems.push(...(await orderAndLook(newer, "a newer log", "newer")));
  problems.push(...(await runCommandsAlongside(dataDir)));
  await newer.stop();
  deleteDatabase(logPath(dataDir));
  copyFileSync(copy, logPath(dataDir));
  rmSync(copy);
  const restored = await start();
  problems.push(...(await orderAndLook(restored, "an older log", "older")));
  await restored.stop();
  problems.push(
    ...(await checkFiles(dataDir, ledger)).problems.map((each) => `an older log: ${each}`),
  );
  print("an older log");

  const killed = await start();
  problems.push(...(await orderAndLook(killed, "a log before its WAL is lost", "before")));
  killed.kill();
  await killed.ended;
  rmSync(`${logPath(dataDir)}-wal`, { force: true });
  rmSync(`${logPath(dataDir)}-shm`, { force: true });
  const shortened = await start();
  problems.push(...(await orderAndLook(shortened, "a lost WAL", "after")));
  await shortened.stop();
  // The WAL's content is lost, so only the read models of the rest can be checked.
  const { problems: found } = await checkFiles(dataDir, emptyLedger());
  problems.push(...found.map((each) => `a lost WAL: ${each}`));
  print("a lost WAL");
  return problems;
};
