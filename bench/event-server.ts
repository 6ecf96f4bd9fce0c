import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { noEvents } from "#event-store/event-store.ts";
import { openEventStoreDb } from "#event-store/eventstoredb/eventstoredb-event-store.ts";
import { someEvent } from "../testing/events.ts";
import type { ObservedCalls } from "../testing/misbehaving-event-server/behaviour.ts";
import { createCaller } from "./calls.ts";
import {
  checkout,
  checkoutAlone,
  counting,
  fillCarts,
  load,
  many,
  measureFlow,
  rows,
  type Flow,
} from "./flows.ts";
import { processorTotal } from "./processor-time.ts";
import { atLeast, atMost, shares, type Report } from "./report.ts";
import { startShop, withDataDir } from "./server.ts";

const appendsPerSecond = 2000;

/**
 * A server of the tests, in its own process, that does a limited number of appends and flushes each
 * to a file in `directory`.
 */
const startServer = async (directory: string) => {
  const script = new URL("../testing/misbehaving-event-server/process.ts", import.meta.url);
  const env = { ...process.env, EVENT_CLIENT: "kurrentdb" };
  // It keeps all events, and shares the cores with the shop.
  const execArgv = ["--max-semi-space-size=32"];
  const server = fork(script, [String(appendsPerSecond), join(directory, "server.log")], {
    env,
    execArgv,
  });
  const next = async () => ((await once(server, "message")) as [unknown])[0];
  const url = (await next()) as string;
  return {
    url,
    pid: server.pid ?? 0,
    /** The calls that it has received. */
    async seen(): Promise<ObservedCalls> {
      const answer = next();
      server.send("seen");
      return (await answer) as ObservedCalls;
    },
    async stop() {
      server.disconnect();
      await once(server, "exit");
    },
  };
};

/** Orders of a shop on the server, and the calls that each takes. */
const measureOrders = (seconds: number, report: Report): Promise<void> =>
  withDataDir(async (dataDir) => {
    const server = await startServer(dataDir);
    const shop = await startShop(dataDir, many, {
      ownCore: false,
      settings: { EVENTSTORE_URL: server.url },
    });
    const call = createCaller(shop.url, many);
    try {
      const sides = { shop: shop.pid, server: server.pid };
      /** The figures of a flow, the calls of each order, and the cores that each side uses. */
      const measure = async (measured: Flow) => {
        const { flow, counted } = counting(measured);
        const before = await server.seen();
        const used = { shop: processorTotal(sides.shop), server: processorTotal(sides.server) };
        const begun = performance.now();
        const figures = await measureFlow(shop, flow, call, seconds);
        const took = performance.now() - begun;
        const after = await server.seen();
        return {
          ...figures,
          "p99 by p50": figures["p99 ms"] / figures["p50 ms"],
          "appends an order": (after.appends - before.appends) / counted.rounds,
          "reads an order": (after.streamReads - before.streamReads) / counted.rounds,
          "cores of the shop": (processorTotal(sides.shop) - used.shop) / took,
          "cores of the server": (processorTotal(sides.server) - used.server) / took,
        };
      };
      const appends = `${appendsPerSecond} appends/s`;
      await measureFlow(shop, checkout, call, 1);
      report.add(`${rows.flow(checkout)}, ${appends}`, await measure(checkout));
      await fillCarts(shop, call);
      report.add(`${rows.flow(checkoutAlone)}, ${appends}`, await measure(checkoutAlone), {
        "per second": atLeast(150),
        "p99 by p50": atMost(3),
        "appends an order": atMost(1.01),
        "reads an order": atMost(0.05),
      });
      const lone = { ...checkoutAlone, name: "place a lone order", callers: 1 };
      report.add(`${rows.flow(lone)}, ${appends}`, await measure(lone), {
        "appends an order": atMost(1.01),
        "reads an order": atMost(0.05),
      });
    } finally {
      await shop.stop();
      await server.stop();
    }
  });

/** The same orders on the embedded engines, for comparison. */
const measureEmbeddedOrders = (seconds: number, report: Report): Promise<void> =>
  withDataDir(async (dataDir) => {
    const shop = await startShop(dataDir, many, { ownCore: false });
    const call = createCaller(shop.url, many);
    await measureFlow(shop, checkout, call, 1);
    report.add(
      `${rows.flow(checkout)}, embedded`,
      await measureFlow(shop, checkout, call, seconds),
    );
    await fillCarts(shop, call);
    report.add(
      `${rows.flow(checkoutAlone)}, embedded`,
      await measureFlow(shop, checkoutAlone, call, seconds),
    );
    await shop.stop();
  });

/** A pause between lone reads, in which the connection falls idle. */
const idleMs = 20;

/** Reads of a stream with one event: one at a time with pauses between them, and many at once. */
const measureReads = (seconds: number, report: Report): Promise<void> =>
  withDataDir(async (directory) => {
    const server = await startServer(directory);
    const store = await openEventStoreDb({ connectionString: server.url });
    await store.append("cart-1", noEvents, [someEvent()]);
    const read = async (): Promise<void> => {
      const begun = performance.now();
      let events = 0;
      for await (const _event of store.readStream("cart-1")) events += 1;
      if (events !== 1) throw new Error(`A read returned ${events} events`);
      latencies.push(performance.now() - begun);
    };
    const latencies: number[] = [];
    for (let left = (seconds * 1000) / idleMs; left > 0; left -= 1) {
      await read();
      await pause(idleMs);
    }
    const lone = shares(latencies);
    const loaded = await load(many, seconds, read);
    await store.close();
    await server.stop();
    report.add("a lone read of a stream", { "p50 ms": lone.p50, "p99 ms": lone.p99 });
    report.add(`read of a stream, ${many} callers`, {
      ...{ "per second": loaded.perSecond, "p50 ms": loaded.p50, "p99 ms": loaded.p99 },
    });
  });

/**
 * Measures orders on a KurrentDB of the tests that does 2,000 appends a second, alternating with
 * the embedded engines, and reads of a stream.
 */
export const measureEventServer = async (
  { seconds, repetitions }: { readonly seconds: number; readonly repetitions: number },
  report: Report,
): Promise<void> => {
  for (let left = repetitions; left > 0; left -= 1) {
    await measureOrders(seconds, report);
    await measureEmbeddedOrders(seconds, report);
    await measureReads(seconds, report);
  }
};
