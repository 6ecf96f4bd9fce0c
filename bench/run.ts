import { parseArgs } from "node:util";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { noEvents } from "#event-store/event-store.ts";
import { someEvent } from "../testing/events.ts";
import { measureAgainst } from "./against.ts";
import { measureBackup } from "./backup.ts";
import { measureBoard } from "./board.ts";
import { measureEventServer } from "./event-server.ts";
import { measureFanout } from "./fanout.ts";
import {
  checkoutReads,
  commandFlows,
  load,
  many,
  measureServer,
  readFlows,
  rows,
  staffFlows,
} from "./flows.ts";
import { measureGrowth } from "./growth.ts";
import { measureHistory } from "./history.ts";
import { measureImport } from "./import.ts";
import { comparePeer, fillPeer, findPeer, measurePeer, type Peer } from "./peer/peer.ts";
import { createReport, machine } from "./report.ts";
import { startShop, withDataDir } from "./server.ts";
import { measureSoak } from "./soak.ts";

/**
 * `npm run bench` runs every flow of a shop in repetitions and measures starts and memory. `--
 * backup`, `-- board`, `-- event-server`, `-- growth`, `-- fanout`, `-- import`, `-- soak` and `--
 * history` run the benchmarks described in docs/performance.md. `--against COMMIT` compares five
 * flows with another commit, and `--peer DIR` alternates with an installed Vendure. `--json FILE`
 * writes every figure.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "5" },
    repetitions: { type: "string", default: "5" },
    orders: { type: "string", default: "100000" },
    minutes: { type: "string", default: "20" },
    events: { type: "string", default: "1000000" },
    against: { type: "string" },
    json: { type: "string" },
    peer: { type: "string" },
    data: { type: "string" },
    profile: { type: "string" },
  },
});
const report = createReport();
const seconds = Number(values.seconds);

const appenders = 64;

const measureAppends = async (dataDir: string): Promise<void> => {
  const store = await openEmbeddedEventStore(dataDir);
  const data = { productId: "uva-kettle", quantity: 1, priceCents: 985_000, note: "x".repeat(80) };
  const revisions = new Map<number, number>();
  const result = await load(appenders, seconds, async (appender) => {
    const revision = revisions.get(appender) ?? noEvents;
    const outcome = await store.append(`cart-${appender}`, revision, [someEvent(data)]);
    if (outcome.outcome !== "written") throw new Error(`Not written: ${outcome.outcome}`);
    revisions.set(appender, outcome.revision);
  });
  await store.close();
  report.add(`append, ${appenders} appenders`, { "per second": result.perSecond });
};

const measureShop = async (dataDir: string): Promise<void> => {
  const shop = await startShop(dataDir, many);
  report.add("first start, with the sample shop", { ms: shop.startMs });
  const flows = [...readFlows, ...checkoutReads, ...commandFlows, ...staffFlows];
  await measureServer(shop, flows, seconds, report);
  const again = await startShop(dataDir, 0);
  report.add(rows.secondStart, { ms: again.startMs });
  await again.stop();
};

const measureTable = (peer: Peer | null): Promise<void> =>
  withDataDir(async (filled) => {
    if (peer) await fillPeer(peer, filled);
    for (let repetition = 1; repetition <= Number(values.repetitions); repetition += 1) {
      report.note(`repetition ${repetition}, ${values.seconds} s each after 2 s of warm-up`);
      await withDataDir(measureShop);
      if (peer) {
        await withDataDir((dataDir) => measurePeer(peer, filled, dataDir, seconds, report));
      }
      await withDataDir(measureAppends);
    }
  });

/** Exits before the benchmark starts. */
const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
};

const peerOf = (directory: string): Peer => {
  const found = findPeer(directory);
  return "missing" in found ? giveUp(found.missing) : found;
};

const peer = values.peer === undefined ? null : peerOf(values.peer);
const orders = Number(values.orders);
const benchmarks: Readonly<Record<string, () => Promise<void>>> = {
  all: () =>
    values.against === undefined
      ? measureTable(peer)
      : measureAgainst(
          values.against,
          { seconds, repetitions: Number(values.repetitions) },
          report,
        ),
  backup: () => measureBackup({ orders, seconds }, report),
  board: () =>
    measureBoard({ orders, seconds, dataDir: values.data, profile: values.profile }, report),
  growth: () => measureGrowth(seconds, report),
  "event-server": () =>
    measureEventServer({ seconds, repetitions: Number(values.repetitions) }, report),
  async fanout() {
    for (const sockets of [500, 1000, 2000]) await measureFanout(sockets, report);
  },
  history: () => {
    const only = positionals.slice(1);
    const options = { events: Number(values.events), keep: values.data, only, seconds };
    return measureHistory(options, report);
  },
  import: () => measureImport(report),
  soak: () => measureSoak(Number(values.minutes), report),
};
const measure =
  benchmarks[positionals[0] ?? "all"] ??
  giveUp(`Unknown benchmark. Use ${Object.keys(benchmarks).slice(1).join(", ")}, or no name.`);
if (peer && positionals.length > 0)
  giveUp("--peer only works with the default benchmark. Remove the benchmark's name.");

report.note(machine());
try {
  await measure();
} finally {
  // Report the measurements made before an error.
  report.finish(values.json);
  if (peer) report.note(`\n${comparePeer(peer, report).join("\n")}`);
}
