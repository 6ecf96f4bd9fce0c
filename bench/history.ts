import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { setTimeout as after } from "node:timers/promises";
import { createRandom } from "#server/seed/random.ts";
import { ensureBuilt } from "../setup/build.ts";
import { analystPassword, apiClient } from "../testing/api-client.ts";
import {
  HistoryChangedDocument,
  HistoryDensityDocument,
  HistoryEntriesDocument,
  HistoryReportDocument,
  PastBoardDocument,
  ReplayDocument,
  ReplayMomentDocument,
  VerificationDocument,
  type HistoryFilter,
  type HistoryReportName,
} from "../ui/generated/operations.ts";
import { signInAnalyst, type Analyst } from "./analyst.ts";
import { createCaller } from "./calls.ts";
import { fillLog } from "./fill.ts";
import { checkout } from "./flows.ts";
import { inChromium, watchPage } from "./page.ts";
import { atLeast, atMost, shares, type Report } from "./report.ts";
import { startShop, withDataDir, type ShopUnderLoad } from "./server.ts";
import { generateYear } from "./year.ts";

/** Options of the history benchmark. */
export interface HistoryOptions {
  readonly events: number;
  /** Directory that stores the generated shop for later runs; without it each run generates it. */
  readonly keep: string | undefined;
  /** Names of measures to run; empty for all. */
  readonly only: readonly string[];
  readonly seconds: number;
}

const shoppers = 8;

/** Measures the analyst's features over a generated log. CHROMIUM names the browser. */
export const measureHistory = async (
  { events, keep, only, seconds }: HistoryOptions,
  report: Report,
): Promise<void> => {
  await ensureBuilt();
  await withDataDir(async (dataDir) => {
    await placeYear(dataDir, events, keep, report);
    // The server may use every core: this measures that its threads don't block the event loop.
    const shop = await startShop(dataDir, shoppers, { ownCore: false });
    const analyst = await signInAnalyst(shop);
    report.note(`${analyst.events} events`);
    const measures: Readonly<Record<string, () => Promise<void>>> = {
      seek: () => measureSeeks(analyst, report),
      replay: () => measureReplay(analyst, report),
      player: () => measurePlayer(analyst, seconds, report),
      filters: () => measureFilters(analyst, report),
      reports: () => measureReports(analyst, report),
      tail: () => measureTail(analyst, report),
      async shoppers() {
        await measureCheckoutUnderReplay(analyst, 2 * seconds, 1000, report);
        await measureCheckoutUnderReplay(analyst, 2 * seconds, null, report);
      },
      verify: () => measureVerification(analyst, report),
    };
    try {
      for (const [name, measure] of Object.entries(measures)) {
        if (only.length === 0 || only.includes(name)) await measure();
      }
    } finally {
      await shop.stop();
    }
  });
};

/**
 * Puts a shop with a year of events into an empty data directory, and measures its first start. If
 * a `keep` directory is named, the shop is generated once, and copied from then on.
 */
const placeYear = async (
  dataDir: string,
  events: number,
  keep: string | undefined,
  report: Report,
): Promise<void> => {
  if (keep !== undefined && existsSync(keep)) {
    rmSync(dataDir, { recursive: true });
    cpSync(keep, dataDir, { recursive: true });
    return;
  }
  const generating = performance.now();
  const written = await fillLog(dataDir, generateYear(events, Date.now()));
  const took = (performance.now() - generating) / 1000;
  report.note(`${written} events generated in ${took.toFixed(1)} s`);
  const begun = performance.now();
  const shop = await startShop(dataDir, 0, { ownCore: false });
  const perSecond = (total: number) => (1000 * total) / (performance.now() - begun);
  const opened = perSecond(written);
  const held = (await signInAnalyst(shop)).events;
  report.add("first start over the log, read models", { "events/s": opened });
  report.add("first start over the log, including the index", { "events/s": perSecond(held) });
  await shop.stop();
  if (keep === undefined) return;
  cpSync(dataDir, `${keep}.part`, { recursive: true });
  renameSync(`${keep}.part`, keep);
};

/** Latencies of sequential queries, in milliseconds. */
type Waits = Readonly<Record<"p50 ms" | "p95 ms" | "longest ms", number>>;

const waitsOf = (taken: readonly number[]): Waits => {
  const { p50, p95, longest } = shares(taken);
  return { "p50 ms": p50, "p95 ms": p95, "longest ms": longest };
};

/** Runs a query a number of times in sequence. */
const waits = async (times: number, ask: () => Promise<unknown>): Promise<Waits> => {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    await ask();
    taken.push(performance.now() - begun);
  }
  return waitsOf(taken);
};

const seeks = 200;
const products = ["uva-kettle"];

/** Seeks to random events and times, as the player and the order board do. */
const measureSeeks = async (
  { events, first, last, ask }: Analyst,
  report: Report,
): Promise<void> => {
  const random = createRandom(1);
  const number = () => random.between(1, events);
  const instant = () => new Date(random.between(first, last)).toISOString();
  const seek = (at: string, before: number) =>
    ask(ReplayMomentDocument, { at, before, products, filter: {} });
  const measured: Readonly<Record<string, () => Promise<unknown>>> = {
    "an event, player"() {
      const at = number();
      return seek(String(at), at + 1);
    },
    "an instant, player": () => seek(instant(), number()),
    "an instant, board": () => ask(PastBoardDocument, { at: instant() }),
  };
  for (const [what, once] of Object.entries(measured)) {
    report.add(`seek to ${what}`, await waits(seeks, once), { "p95 ms": atMost(100) });
  }
};

/** One analyst replays the whole log at full speed. */
const measureReplay = async ({ events, follow }: Analyst, report: Report): Promise<void> => {
  const replay = follow(ReplayDocument, { from: 0, to: events, speed: null, products, filter: {} });
  const begun = performance.now();
  let frames = 0;
  for await (const { replay: frame } of replay) {
    frames += 1;
    if (frame.shop.number === events) break;
  }
  const seconds = (performance.now() - begun) / 1000;
  await replay.close();
  const figures = { "events/s": events / seconds, "frames/s": frames / seconds };
  report.add("replay as fast as possible", figures, { "events/s": atLeast(100_000) });
};

/** The player in Chromium at a thousand times real time, from the middle of the log. */
const measurePlayer = (
  { shop, events }: Analyst,
  seconds: number,
  report: Report,
): Promise<void> => {
  const analyst = { email: "analyst@nivasa.lk", password: analystPassword };
  return inChromium(shop.url, analyst, async (page) => {
    const begun = performance.now();
    const at = Math.floor(events / 2);
    await page.goto(`${shop.url}/history/replay?at=${at}&speed=1000`);
    await page.getByRole("button", { name: "Play", exact: true }).click({ timeout: 60_000 });
    report.add("player, opened over the whole log", { ms: performance.now() - begun });
    const watched = await watchPage(page);
    await after(2000);
    const frames = await watched.framesDuring(() => after(seconds * 1000));
    const figures = { ...frames, "heap MiB": await watched.heapMiB() };
    report.add("player in Chromium at 1000×", figures, { "frames/s": atLeast(50) });
    const isPlaying = await page.getByRole("button", { name: "Pause", exact: true }).isVisible();
    if (!isPlaying) throw new Error("The player didn't advance");
  });
};

/** Filters by a short description. */
const filtersOf = ({ first, last }: Analyst): Readonly<Record<string, HistoryFilter>> => {
  const day = (share: number) => new Date(first + share * (last - first)).toISOString();
  const buyer = "demo40";
  const busiest = "generated-staff";
  const productId = "uva-kettle";
  return {
    nothing: {},
    "a category": { categories: ["STOCK"] },
    "all categories": { categories: ["ORDER", "STOCK", "CART", "PRODUCT", "REVIEW", "ACCOUNT"] },
    "a rare type": { types: ["ProductPriceChanged"] },
    "two types": { types: ["OrderRejected", "OrderStatusChanged"] },
    "a type without events": { types: ["GuestCartMerged"] },
    "an actor": { actorId: buyer },
    "the busiest actor": { actorId: busiest },
    "a product": { productId },
    "an order": { order: "generated-20000" },
    "a stream": { stream: `stock-${productId}` },
    "a province": { province: "Western" },
    "a week": { from: day(0.5), to: day(0.52) },
    "actor and product": { actorId: buyer, productId },
    "actor and rare type": { actorId: busiest, types: ["ProductPriceChanged"] },
    "product and type without common events": { productId, types: ["AccountRegistered"] },
    "product and rare type": { productId, types: ["ProductPriceChanged"] },
    "province and category without common events": { province: "Western", categories: ["REVIEW"] },
    "staff, stock and a province": { actorId: busiest, categories: ["STOCK"], province: "Uva" },
    "type and category without common events": { types: ["OrderPlaced"], categories: ["CART"] },
    "province, type and a week": {
      ...{ province: "Western", types: ["OrderPlaced"], from: day(0.2), to: day(0.22) },
    },
  };
};

const hourMs = 3_600_000;
const times = 20;

/** Reports the filter with the longest median: a single latency may be due to other load. */
const addSlowest = (
  report: Report,
  row: string,
  measured: readonly (readonly [name: string, taken: Waits])[],
): void => {
  const sorted = measured.toSorted(([, a], [, b]) => b["p50 ms"] - a["p50 ms"]);
  const figures = {
    "slowest filter's p50 ms": sorted[0]?.[1]["p50 ms"] ?? 0,
    "median filter's p50 ms": sorted[Math.floor(sorted.length / 2)]?.[1]["p50 ms"] ?? 0,
    "longest ms": Math.max(...measured.map(([, taken]) => taken["longest ms"])),
  };
  report.add(row, figures, { "slowest filter's p50 ms": atMost(100) });
  for (const [name, taken] of sorted.slice(0, 3)) {
    report.note(`  ${row}, ${name}: ${taken["p50 ms"].toFixed(1)} ms`);
  }
};

/** The first page of each filter, and its histogram over ranges from an hour to the whole log. */
const measureFilters = async (analyst: Analyst, report: Report): Promise<void> => {
  const { first, last, ask } = analyst;
  const random = createRandom(2);
  const pages: [string, Waits][] = [];
  const densities: [string, Waits][] = [];
  for (const [name, filter] of Object.entries(filtersOf(analyst))) {
    pages.push([name, await waits(times, () => ask(HistoryEntriesDocument, { filter }))]);
    const { from: _from, to: _to, ...wanted } = filter;
    for (const hours of [1, 24, 7 * 24, 31 * 24, 24 * 366]) {
      const density = await waits(times / 4, () => {
        const length = Math.min(hours * hourMs, last - first);
        const begin = random.between(first, last - length);
        const [from, to] = [new Date(begin), new Date(begin + length)];
        const range = { from: from.toISOString(), to: to.toISOString() };
        return ask(HistoryDensityDocument, { filter: wanted, ...range });
      });
      densities.push([`${name}, ${hours} h`, density]);
    }
  }
  addSlowest(report, "first page of any filter", pages);
  addSlowest(report, "histogram of any range", densities);
};

const reportNames = [
  ...["FUNNEL", "ORDERS", "BEST_SELLERS", "LEAD_TIMES", "ABANDONED_CARTS"],
  ...["LOST_DEMAND", "STOCK_COVER", "PRICE_CHANGES", "LATE_ORDERS", "ORDER_TO_CASH"],
] as readonly HistoryReportName[];

/** Each report over the whole log. */
const measureReports = async ({ ask }: Analyst, report: Report): Promise<void> => {
  for (const name of reportNames) {
    const taken = await waits(5, () => ask(HistoryReportDocument, { name }));
    const figures = { "p50 ms": taken["p50 ms"], "longest ms": taken["longest ms"] };
    const row = `report, ${name.toLowerCase().replaceAll("_", " ")}`;
    report.add(row, figures, { "p50 ms": atMost(1000) });
  }
};

const changes = 100;

/**
 * Time from sending a change until an analyst who follows the log has read it; an upper bound of
 * the tail's lag.
 */
const measureTail = async ({ shop, follow }: Analyst, report: Report): Promise<void> => {
  const tail = follow(HistoryChangedDocument, {});
  const arrivals: number[] = [];
  let wake = () => {};
  const reading = (async () => {
    for await (const { historyChanged } of tail) {
      for (const _entry of historyChanged.entries) arrivals.push(performance.now());
      wake();
    }
  })();
  reading.catch(() => undefined);
  const client = apiClient(shop.url);
  await after(500);
  const taken: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const before = arrivals.length;
    const arrival = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const body = { countInStock: 900_000 + change };
    const sent = performance.now();
    const { status } = await client.rest(shop.admin, "PUT", "/products/uva-kettle", body);
    if (status !== 200) throw new Error(`The change was answered with ${status}`);
    if (arrivals.length === before) await arrival;
    taken.push((arrivals[before] ?? Number.POSITIVE_INFINITY) - sent);
    // The follower waits to fill a batch, so changes arrive at varying times of this wait.
    await after(change % 80);
  }
  await tail.close();
  report.add("live tail, from the sending of a change", waitsOf(taken), { "p95 ms": atMost(200) });
};

const analysts = 10;
const checkoutsPerSecond = 16;
const rounds = 6;

/**
 * Checkouts at a steady rate for some seconds. Returns latencies from the due time, so that a slow
 * shop doesn't reduce the load (coordinated omission).
 */
const checkouts = async (shop: ShopUnderLoad, seconds: number): Promise<number[]> => {
  const call = createCaller(shop.url, shoppers);
  const apartMs = (1000 * shoppers) / checkoutsPerSecond;
  const begin = performance.now();
  const taken: number[] = [];
  const shopper = async (caller: number): Promise<void> => {
    for (let round = 0; ; round += 1) {
      const due = begin + (caller / shoppers + round) * apartMs;
      if (due > begin + seconds * 1000) return;
      await after(Math.max(0, due - performance.now()));
      await checkout.once(shop, call, caller, round);
      taken.push(performance.now() - due);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, (_, caller) => shopper(caller)));
  return taken;
};

/**
 * Ten replays from different positions, each restarting at its end, during some work. Returns the
 * highest resident memory, and the number of replayed events.
 */
const duringReplays = async (
  { shop, events: last, follow }: Analyst,
  speed: number | null,
  work: () => Promise<void>,
): Promise<{ readonly highestMiB: number; readonly events: number }> => {
  const open = new Set<{ close(): Promise<void> }>();
  let [events, highestMiB] = [0, 0];
  const ending = new AbortController();
  const watch = async (which: number): Promise<void> => {
    const from = Math.floor((last * which) / (2 * analysts));
    while (!ending.signal.aborted) {
      const replay = follow(ReplayDocument, { from, to: last, speed, products, filter: {} });
      open.add(replay);
      for await (const { replay: frame } of replay) events += frame.shop.number - frame.after;
      open.delete(replay);
    }
  };
  const watching = Promise.allSettled(Array.from({ length: analysts }, (_, which) => watch(which)));
  const memory = setInterval(() => {
    highestMiB = Math.max(highestMiB, shop.rssMiB() ?? 0);
  }, 100);
  await after(1000);
  await work();
  clearInterval(memory);
  ending.abort();
  for (const each of open) await each.close();
  await watching;
  return { highestMiB, events };
};

/** Measures checkouts, alternately without and with ten replaying analysts. */
const measureCheckoutUnderReplay = async (
  analyst: Analyst,
  seconds: number,
  speed: number | null,
  report: Report,
): Promise<void> => {
  const { shop } = analyst;
  const alone = { taken: [] as number[], delay: 0 };
  const together = { taken: [] as number[], delay: 0 };
  let [idleMiB, highestMiB, events] = [0, 0, 0];
  const measure = async (into: typeof alone): Promise<void> => {
    into.taken.push(...(await checkouts(shop, seconds)));
    into.delay = Math.max(into.delay, await shop.loopDelayMs());
  };
  await checkouts(shop, 5);
  for (let round = 0; round < rounds; round += 1) {
    await shop.loopDelayMs();
    await measure(alone);
    if (round === 0) idleMiB = shop.rssMiB() ?? 0;
    const replayed = await duringReplays(analyst, speed, () => measure(together));
    highestMiB = Math.max(highestMiB, replayed.highestMiB);
    events += replayed.events;
    await after(500);
  }
  const [without, during] = [shares(alone.taken), shares(together.taken)];
  const name = `ten analysts at ${speed === null ? "full speed" : `${speed}×`}`;
  const memory = {
    ...{ "idle MiB": idleMiB, "more MiB": highestMiB - idleMiB },
    "events/s": events / (rounds * (seconds + 1)),
  };
  report.add(`${name}, memory`, memory, { "more MiB": atMost(300) });
  const figures = {
    ...{ "p50 ms without": without.p50, "p50 ms": during.p50 },
    ...{ "p99 ms without": without.p99, "p99 ms": during.p99 },
    "p99 times": during.p99 / without.p99,
    ...{ "longest delay ms without": alone.delay, "longest delay ms": together.delay },
  };
  report.add(`${name}, checkout`, figures, { "p99 times": atMost(1.3) });
};

const idleMs = 10_000;

/** A verification of every read model, and how long it blocks the serving thread. */
const measureVerification = async ({ shop, follow }: Analyst, report: Report): Promise<void> => {
  await shop.loopDelayMs();
  await after(idleMs);
  const idle = await shop.loopDelayMs();
  const check = follow(VerificationDocument, {});
  const begun = performance.now();
  let different = 0;
  for await (const { verification } of check) {
    if (verification.seconds === null) continue;
    different = verification.checked.reduce((sum, each) => sum + each.different, 0);
    break;
  }
  const seconds = (performance.now() - begun) / 1000;
  await check.close();
  const delays = { "longest delay ms idle": idle, "longest delay ms": await shop.loopDelayMs() };
  const aims = { different: atMost(0), "longest delay ms": atMost(50) };
  report.add("verification of every read model", { s: seconds, different, ...delays }, aims);
};
