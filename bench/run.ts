import { parseArgs } from "node:util";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { noEvents } from "#event-store/event-store.ts";
import { someEvent } from "../testing/events.ts";
import { measureBoard } from "./board/board.ts";
import { measureHistory } from "./analyst/analyst.ts";
import { withDataDir } from "./data-dir.ts";
import { measureFanout } from "./fanout.ts";
import { commandFlows } from "./flows/commands.ts";
import { readFlows, staffFlows } from "./flows/reads.ts";
import { measureGrowth } from "./growth.ts";
import { createCaller } from "./http-caller.ts";
import { measureImport } from "./import.ts";
import { load } from "./load.ts";
import { createReport, machine } from "./report.ts";
import { startShopUnderLoad } from "./shop-under-load.ts";
import { measureSoak } from "./soak.ts";

/**
 * `npm run bench`: every flow of a shop in repetitions, and what it starts with and ends with. `-- board`, `-- growth`, `-- fanout`,
 * `-- import`, `-- soak` and `-- history` measure what docs/performance.md says of them. `--json FILE` keeps every figure.
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

const measureFlows = async (dataDir: string): Promise<void> => {
  const shop = await startShopUnderLoad(dataDir, 32);
  try {
    report.add("first start, with the sample shop", { ms: shop.startMs });
    report.add("memory before the run", { "RSS MiB": shop.rssMiB() ?? 0 });
    const call = createCaller(shop.url, 32);
    for (const flow of [...readFlows, ...commandFlows, ...staffFlows]) {
      await shop.loopDelayMs();
      const { perSecond, p50, p99 } = await load(flow.callers, seconds, (caller, round) =>
        flow.once(shop, call, caller, round),
      );
      const delay = await shop.loopDelayMs();
      report.add(`${flow.name}, ${flow.callers} callers`, {
        "per second": perSecond,
        "p50 ms": p50,
        "p99 ms": p99,
        "longest delay ms": delay,
      });
      print(`  ${flow.name.padEnd(40)}${perSecond.toFixed(0).padStart(8)} per second`);
    }
    report.add("memory after the run", { "RSS MiB": shop.rssMiB() ?? 0 });
  } finally {
    await shop.stop();
  }
  const again = await startShopUnderLoad(dataDir, 0);
  report.add("second start", { ms: again.startMs });
  await again.stop();
};

print(machine());
try {
  switch (positionals[0]) {
    case undefined:
      for (let repetition = 1; repetition <= Number(values.repetitions); repetition += 1) {
        print(`repetition ${repetition}, ${values.seconds} s each after 2 s of warm-up`);
        await withDataDir(measureFlows);
        await withDataDir(measureAppends);
      }
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
      print("Name nothing, or board, growth, fanout, history, import or soak.");
      process.exitCode = 2;
  }
} finally {
  // What was measured before something went wrong is told all the same.
  report.finish(values.json);
}
