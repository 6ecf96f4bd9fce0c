import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { adminPassword } from "../../testing/api-client.ts";
import { freePort } from "../../testing/free-port.ts";
import { launch } from "../../testing/launched-process.ts";
import {
  loopDelayMs,
  onOwnCore,
  watchingLoop,
  type ServerUnderLoad,
} from "../server-under-load.ts";
import { ask } from "./ask.ts";
import { productCount, productsCsv } from "./goods.ts";
import type { Peer } from "./installed.ts";

/** A Vendure in its own process, with one session per caller. */
export interface PeerUnderLoad extends ServerUnderLoad {
  /** Tokens of the callers' sessions. */
  readonly sessions: readonly string[];
  /** Token of the administrator's session. */
  readonly admin: string;
  /** Product variants, cheapest first. */
  readonly variants: readonly string[];
}

const script = fileURLToPath(new URL("./vendure.ts", import.meta.url));

const start = async (peer: Peer, dataDir: string, args: readonly string[] = []) => {
  const begun = performance.now();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const places = ["--from", peer.directory, "--database", join(dataDir, "vendure.sqlite")];
  const vendure = launch(
    [...onOwnCore, process.execPath, script, ...places, "--port", String(port), ...args],
    {
      name: peer.name,
      directory: dataDir,
      environment: {
        ...process.env,
        NODE_ENV: "production",
        // Telemetry would run during the measurement.
        VENDURE_DISABLE_TELEMETRY: "true",
        ...watchingLoop,
      },
      readyPattern: /Vendure is open/,
    },
  );
  await vendure.opened;
  await fetch(`${url}/health`);
  return { url, vendure, startMs: performance.now() - begun };
};

const signIn = async (url: string): Promise<string> => {
  const { data, token } = await ask<{ readonly login: { readonly __typename: string } }>(
    url,
    "admin-api",
    "",
    'mutation ($password: String!) { login(username: "superadmin", password: $password) { __typename } }',
    { password: adminPassword },
  );
  if (data.login.__typename !== "CurrentUser")
    throw new Error(`Vendure returned ${data.login.__typename}`);
  return token;
};

/**
 * Rebuilds the search index and waits for it, because the import may end before its own index
 * update does.
 */
const makeSearchIndex = async (url: string): Promise<void> => {
  const admin = await signIn(url);
  const begun = await ask<{ readonly reindex: { readonly id: string } }>(
    url,
    "admin-api",
    admin,
    "mutation { reindex { id } }",
  );
  const isSettled = async () => {
    const { data } = await ask<{ readonly job: { readonly isSettled: boolean } }>(
      url,
      "admin-api",
      admin,
      "query ($id: ID!) { job(jobId: $id) { isSettled } }",
      { id: begun.data.reindex.id },
    );
    return data.job.isSettled;
  };
  while (!(await isSettled())) await after(100);
  const { data } = await ask<{ readonly search: { readonly totalItems: number } }>(
    url,
    "shop-api",
    "",
    "{ search(input: { groupByProduct: true }) { totalItems } }",
  );
  if (data.search.totalItems !== productCount) {
    throw new Error(`Vendure finds ${data.search.totalItems} of ${productCount} products`);
  }
};

/** Creates a Vendure database with the sample shop's products in an empty directory. */
export const fillPeer = async (peer: Peer, dataDir: string): Promise<void> => {
  const products = join(dataDir, "products.csv");
  writeFileSync(products, productsCsv());
  const { url, vendure } = await start(peer, dataDir, ["--fill", products]);
  try {
    await makeSearchIndex(url);
  } finally {
    await vendure.stop();
  }
};

/** Starts a Vendure over a filled directory on its own core. */
export const startPeerUnderLoad = async (
  peer: Peer,
  dataDir: string,
  callers: number,
): Promise<PeerUnderLoad> => {
  const { url, vendure, startMs } = await start(peer, dataDir);
  const list = await ask<{ readonly products: { readonly items: readonly Listed[] } }>(
    url,
    "shop-api",
    "",
    "{ products(options: { take: 100 }) { items { variants { id priceWithTax } } } }",
  );
  const variants = list.data.products.items.flatMap((product) => product.variants);
  const sessions: string[] = [];
  for (let caller = 0; caller < callers; caller += 1) {
    // Querying the own order starts a session.
    const { token } = await ask(url, "shop-api", "", "{ activeOrder { id } }");
    if (token === "") throw new Error("Vendure returned no session");
    sessions.push(token);
  }
  return {
    url,
    startMs,
    sessions,
    admin: await signIn(url),
    variants: variants.toSorted((a, b) => a.priceWithTax - b.priceWithTax).map(({ id }) => id),
    rssMiB: vendure.residentMiB,
    loopDelayMs: () => loopDelayMs(vendure),
    stop: vendure.stop,
  };
};

interface Listed {
  readonly variants: readonly { readonly id: string; readonly priceWithTax: number }[];
}
