import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import Papa from "papaparse";
import { sampleProducts } from "#catalogue/products.ts";
import { adminPassword } from "../../testing/api-client.ts";
import { freePort } from "../../testing/free-port.ts";
import { launch } from "../../testing/launched-process.ts";
import { many, measureServer, rows } from "../flows.ts";
import { spread, type Report } from "../report.ts";
import { loopDelayMs, onOwnCore, watchingLoop } from "../server.ts";
import { peerFlows, type PeerUnderLoad } from "./flows.ts";

/** An installed Vendure to compare with the shop. */
export interface Peer {
  /** The directory that contains its `node_modules`. */
  readonly directory: string;
  /** Its name in the report's rows: "Vendure 3.7.3". */
  readonly name: string;
}

/** The Vendure in a directory, or why it can't run. */
export const findPeer = (given: string): Peer | { readonly missing: string } => {
  const directory = resolve(given);
  const versionOf = (name: string): string | null => {
    const manifest = join(directory, "node_modules", name, "package.json");
    if (!existsSync(manifest)) return null;
    return (JSON.parse(readFileSync(manifest, "utf8")) as { readonly version: string }).version;
  };
  const version = versionOf("@vendure/core");
  const how = "docs/performance.md explains how to install it";
  if (version === null) return { missing: `There is no Vendure in ${directory}: ${how}.` };
  if (versionOf("better-sqlite3") === null) {
    return { missing: `The Vendure in ${directory} lacks better-sqlite3: ${how}.` };
  }
  return { directory, name: `Vendure ${version}` };
};

/** A response and the session's token. */
interface Answered<Data> {
  readonly data: Data;
  readonly token: string;
}

/** Sends a query outside of the measurement. Throws on an error. */
const ask = async <Data>(
  url: string,
  api: "shop-api" | "admin-api",
  token: string,
  query: string,
  variables: object = {},
): Promise<Answered<Data>> => {
  const response = await fetch(`${url}/${api}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token !== "" && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const { data, errors } = JSON.parse(text) as { readonly data: Data; readonly errors?: unknown };
  if (!response.ok || errors) throw new Error(`${response.status}: ${text.slice(0, 300)}`);
  return { data, token: response.headers.get("vendure-auth-token") ?? token };
};

const start = async (peer: Peer, dataDir: string, args: readonly string[] = []) => {
  const begun = performance.now();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const script = fileURLToPath(new URL("./vendure.ts", import.meta.url));
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
  const query = `mutation ($password: String!) {
    login(username: "superadmin", password: $password) { __typename }
  }`;
  const variables = { password: adminPassword };
  const { data, token } = await ask<{ readonly login: { readonly __typename: string } }>(
    ...([url, "admin-api", "", query, variables] as const),
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
  const reindex = "mutation { reindex { id } }";
  const begun = await ask<{ reindex: { id: string } }>(url, "admin-api", admin, reindex);
  const isSettled = async () => {
    const query = "query ($id: ID!) { job(jobId: $id) { isSettled } }";
    const variables = { id: begun.data.reindex.id };
    const { data } = await ask<{ job: { isSettled: boolean } }>(
      ...([url, "admin-api", admin, query, variables] as const),
    );
    return data.job.isSettled;
  };
  while (!(await isSettled())) await after(100);
  const search = "{ search(input: { groupByProduct: true }) { totalItems } }";
  const { data } = await ask<{ search: { totalItems: number } }>(url, "shop-api", "", search);
  const { totalItems } = data.search;
  if (totalItems !== sampleProducts.length)
    throw new Error(`Vendure finds ${totalItems} of ${sampleProducts.length} products`);
};

/** The sample shop's products in the columns of Vendure's import; without stock tracking. */
const productsCsv = (): string =>
  Papa.unparse(
    sampleProducts.map(({ name, slug, description, priceRupees }) => ({
      ...{ name, slug, description, assets: "", facets: "" },
      ...{ optionGroups: "", optionValues: "", sku: slug, price: priceRupees },
      ...{ taxCategory: "standard", stockOnHand: 0, trackInventory: "false" },
      ...{ variantAssets: "", variantFacets: "" },
    })),
  );

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

interface Listed {
  readonly variants: readonly { readonly id: string; readonly priceWithTax: number }[];
}

/** Starts a Vendure over a filled directory on its own core. */
const startPeer = async (peer: Peer, dataDir: string, callers: number): Promise<PeerUnderLoad> => {
  const { url, vendure, startMs } = await start(peer, dataDir);
  const list = "{ products(options: { take: 100 }) { items { variants { id priceWithTax } } } }";
  const { data } = await ask<{ products: { items: Listed[] } }>(url, "shop-api", "", list);
  const variants = data.products.items.flatMap((product) => product.variants);
  const sessions: string[] = [];
  for (let caller = 0; caller < callers; caller += 1) {
    // Querying the caller's order starts a session.
    const { token } = await ask(url, "shop-api", "", "{ activeOrder { id } }");
    if (token === "") throw new Error("Vendure returned no session");
    sessions.push(token);
  }
  return {
    ...{ url, startMs, sessions, admin: await signIn(url) },
    variants: variants.toSorted((a, b) => a.priceWithTax - b.priceWithTax).map(({ id }) => id),
    rssMiB: vendure.residentMiB,
    loopDelayMs: () => loopDelayMs(vendure),
    stop: vendure.stop,
  };
};

const whose = ({ name }: Peer): string => `${name}: `;

/**
 * Runs every flow on a Vendure over a copy of a filled directory, and measures its start and
 * memory.
 */
export const measurePeer = async (
  peer: Peer,
  filled: string,
  dataDir: string,
  seconds: number,
  report: Report,
): Promise<void> => {
  cpSync(filled, dataDir, { recursive: true });
  const vendure = await startPeer(peer, dataDir, many);
  await measureServer(vendure, peerFlows, seconds, report, whose(peer));
  const again = await startPeer(peer, dataDir, 0);
  report.add(`${whose(peer)}${rows.secondStart}`, { ms: again.startMs });
  await again.stop();
};

/**
 * A table of our figures, the peer's, and the ratio: medians with minimum and maximum. Ratios are
 * computed per repetition, because a machine's speed drifts between them. Figures of only one shop
 * are omitted.
 */
export const comparePeer = (peer: Peer, report: Pick<Report, "figures">): readonly string[] => {
  const compared: readonly (readonly [what: string, row: string, unit: string])[] = [
    ...(["per second", "p99 ms"] as const).flatMap((unit) =>
      peerFlows.map((flow) => [`${flow.name}, ${unit}`, rows.flow(flow), unit] as const),
    ),
    ["start to first answer, ms", rows.secondStart, "ms"],
    ["memory before the run, MiB", rows.idle, "RSS MiB"],
    ["memory after the run, MiB", rows.used, "RSS MiB"],
  ];
  const lines = compared.flatMap(([what, row, unit]) => {
    const ours = report.figures(row, unit);
    const theirs = report.figures(`${whose(peer)}${row}`, unit);
    const ratios = ours.flatMap((our, at) => (theirs[at] ? [our / theirs[at]] : []));
    return ratios.length > 0 ? [[what, spread(ours), spread(theirs), spread(ratios)]] : [];
  });
  const table = [["", "ours", peer.name, "ours ÷ theirs"], ...lines];
  const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  return table.map((row) =>
    row
      .map((text, column) => text.padEnd(width(column)))
      .join("   ")
      .trimEnd(),
  );
};
