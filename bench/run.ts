import { parseArgs } from "node:util";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { noEvents } from "#event-store/event-store.ts";
import { someEvent } from "../testing/events.ts";
import { measureBoard } from "./board/board.ts";
import { measureHistory } from "./analyst/measure-history.ts";
import { withDataDir } from "./data-dir.ts";
import { measureFanout } from "./fanout.ts";
import { commandFlows } from "./flows/commands.ts";
import { many } from "./flows/flow.ts";
import { measureServer, rows } from "./flows/measure.ts";
import { readFlows, staffFlows } from "./flows/reads.ts";
import { measureGrowth } from "./growth.ts";
import { measureImport } from "./import.ts";
import { load } from "./load.ts";
import { findPeer, type Peer } from "./peer/installed.ts";
import { comparePeer, measurePeer } from "./peer/measure.ts";
import { fillPeer } from "./peer/peer-under-load.ts";
import { createReport, machine } from "./report.ts";
import { startShopUnderLoad } from "./shop-under-load.ts";
import { measureSoak } from "./soak.ts";

/**
 * `npm run bench` runs every flow of a shop in repetitions and measures starts and memory. `--
 * board`, `-- growth`, `-- fanout`, `-- import`, `-- soak` and `-- history` run the benchmarks
 * described in docs/performance.md. `--peer DIR` alternates with an installed Vendure. `--json
 * FILE` writes every figure.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "5" },
    repetitions: { type: "string", default: "5" },
    orders: { type: "string", default: "100000" },
    minutes: { type: "string", default: "20" },
    events: { type: "string", default: "1000000" },
    json: { type: "string" },
    peer: { type: "string" },
    data: { type: "string" },
    profile: { type: "string" },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const report = createReport(print);
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
  const shop = await startShopUnderLoad(dataDir, many);
  report.add("first start, with the sample shop", { ms: shop.startMs });
  const flows = [...readFlows, ...commandFlows, ...staffFlows];
  await measureServer(shop, flows, seconds, report);
  const again = await startShopUnderLoad(dataDir, 0);
  report.add(rows.secondStart, { ms: again.startMs });
  await again.stop();
};

const measureTable = async (filled: string, peer: Peer | null): Promise<void> => {
  if (peer) await fillPeer(peer, filled);
  for (let repetition = 1; repetition <= Number(values.repetitions); repetition += 1) {
    print(`repetition ${repetition}, ${values.seconds} s each after 2 s of warm-up`);
    await withDataDir(measureShop);
    if (peer) {
      await withDataDir((dataDir) => measurePeer(peer, filled, dataDir, seconds, report));
    }
    await withDataDir(measureAppends);
  }
};

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
if (peer && positionals.length > 0)
  giveUp("--peer only works with the default benchmark. Remove the benchmark's name.");

print(machine());
try {
  switch (positionals[0]) {
    case undefined:
      await withDataDir((filled) => measureTable(filled, peer));
      break;
    case "growth":
      await measureGrowth(seconds, report, print);
      break;
    case "fanout":
      for (const sockets of [500, 2000]) await measureFanout(sockets, report);
      break;
    case "board":
      await measureBoard(
        { orders: Number(values.orders), seconds, dataDir: values.data, profile: values.profile },
        report,
        print,
      );
      break;
    case "import":
      await measureImport(report);
      break;
    case "history":
      await measureHistory(
        {
          events: Number(values.events),
          keep: values.data,
          only: positionals.slice(1),
          seconds,
        },
        report,
        print,
      );
      break;
    case "soak":
      await measureSoak(Number(values.minutes), report, print);
      break;
    default:
      print("Unknown benchmark. Use board, growth, fanout, history, import or soak, or no name.");
      process.exitCode = 2;
  }
} finally {
  // Report the measurements made before an error.
  report.finish(values.json);
  if (peer) print(`\n${comparePeer(peer, report).join("\n")}`);
}
