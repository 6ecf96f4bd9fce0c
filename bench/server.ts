import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { apiClient, type Person } from "../testing/api-client.ts";
import type { LaunchedProcess } from "../testing/launched-process.ts";
import { openSlots } from "../testing/open-slots.ts";
import { launchShopProcess } from "../testing/shop-process.ts";

/** A measured server in its own process. */
export interface ServerUnderLoad {
  readonly url: string;
  /** From the start of the process to its first response, in milliseconds. */
  readonly startMs: number;
  /** Resident memory in MiB; null if the system doesn't report it. */
  rssMiB(): number | null;
  /** The longest event loop delay since the last call, in milliseconds. */
  loopDelayMs(): Promise<number>;
  stop(): Promise<void>;
}

/** A shop in its own process, with signed-in callers and more stock than they can buy. */
export interface ShopUnderLoad extends ServerUnderLoad {
  readonly callers: readonly Person[];
  readonly admin: Person;
  readonly products: readonly { readonly id: string; readonly price: number }[];
  /** Of the server's process. */
  readonly pid: number;
}

/** Does some work in a temporary data directory, or in a named one that is retained. */
export const withDataDir = async (
  work: (dataDir: string) => Promise<void>,
  kept?: string,
): Promise<void> => {
  if (kept !== undefined) mkdirSync(kept, { recursive: true });
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), "nivasa-bench-"));
  try {
    await work(dataDir);
  } finally {
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
};

/** Pins the server to one core if the system supports it, and leaves the other to the callers. */
export const onOwnCore = process.platform === "linux" ? ["taskset", "-c", "0"] : [];

/** Node options that let a server report its event loop delay. */
export const watchingLoop = {
  NODE_OPTIONS: `--import=${new URL("./watch-loop.mjs", import.meta.url).href}`,
} as const;

/** The longest event loop delay of a server started with `watchingLoop` since the last call. */
export const loopDelayMs = async ({ pid, problems }: LaunchedProcess): Promise<number> => {
  const before = problems().length;
  if (pid !== undefined) process.kill(pid, "SIGIO");
  for (;;) {
    const found = /loop ([\d.]+) ms/.exec(problems().slice(before));
    if (found) return Number(found[1]);
    await after(10);
  }
};

const launch = (
  dataDir: string,
  ownCore: boolean,
  settings: Readonly<Record<string, string>> = {},
  server?: string,
) =>
  launchShopProcess({
    dataDir,
    server,
    through: ownCore ? onOwnCore : [],
    // All callers have the same address.
    environment: { ...watchingLoop, SOCKETS_PER_ADDRESS: "100", ...settings },
  });

/**
 * Starts a shop on its own core. Resolves with its first response, while its read models may still
 * be catching up; `opened` resolves when they have.
 */
export const openingShop = async (dataDir: string) => {
  const shop = await launch(dataDir, true);
  while (!(await fetch(`${shop.url}/healthz`).catch(() => null))) await after(10);
  return { opened: shop.opened, loopDelayMs: () => loopDelayMs(shop), stop: shop.stop };
};

/** Number of products that callers share, so that they contend for stock as in a real shop. */
export const contended = 3;

/** Lets every order with a risk wait for a call. */
const openCalls = async (client: ReturnType<typeof apiClient>, admin: Person): Promise<void> => {
  const changed = await client.graphql(
    admin,
    "mutation { changeSettings(input: { callFrom: 1 }) { __typename } }",
  );
  const answer = JSON.stringify(changed.body);
  if (!answer.includes("ShopSettingsSaved")) {
    throw new Error(`Opening the calls was answered ${answer}`);
  }
};

/** Starts a shop over a new or filled data directory, by default on its own core. */
export const startShop = async (
  dataDir: string,
  callers: number,
  {
    ownCore = true,
    settings = {},
    server,
  }: {
    readonly ownCore?: boolean;
    /** The built server of another checkout. */
    readonly server?: string | undefined;
    readonly settings?: Readonly<Record<string, string>>;
  } = {},
): Promise<ShopUnderLoad> => {
  const begun = performance.now();
  const shop = await launch(dataDir, ownCore, settings, server);
  await shop.opened;
  await fetch(`${shop.url}/healthz`);
  const startMs = performance.now() - begun;
  const client = apiClient(shop.url);
  const admin = await client.admin();
  const list = "{ products(limit: 100, sort: PRICE_UP) { items { id price variants { id } } } }";
  const answer = await client.graphql(null, list);
  type Listed = ShopUnderLoad["products"][number] & { readonly variants: readonly unknown[] };
  const listed = (answer.body as { data: { products: { items: readonly Listed[] } } }).data.products
    .items;
  // Callers buy the first products; of several variants, the first one, which has the product's id.
  const items = listed.toSorted((a, b) => a.variants.length - b.variants.length);
  for (const { id } of items.slice(0, contended)) {
    const received = await client.graphql(
      admin,
      `mutation ($id: ID!) {
        receiveStock(productId: $id, quantity: 900000, reason: "Bench") { __typename }
      }`,
      { id },
    );
    if (!JSON.stringify(received.body).includes('"ProductSaved"')) {
      throw new Error(`Receiving ${id} was answered ${JSON.stringify(received.body)}`);
    }
  }
  await openSlots(client, admin, { weekdays: [1, 2, 3, 4, 5, 6] });
  await openCalls(client, admin);
  const persons: Person[] = [];
  const run = Math.random().toString(36).slice(2, 8);
  for (let caller = 0; caller < callers; caller += 1) {
    persons.push(await client.signUp(`caller${caller}${run}`));
  }
  return {
    ...{ url: shop.url, callers: persons, admin, products: items, startMs },
    ...{
      pid: shop.pid ?? 0,
      rssMiB: shop.residentMiB,
      loopDelayMs: () => loopDelayMs(shop),
      stop: shop.stop,
    },
  };
};
