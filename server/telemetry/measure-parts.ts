import { monitorEventLoopDelay } from "node:perf_hooks";
import { getHeapSpaceStatistics } from "node:v8";
import type { Attributes, Meter, ObservableCallback, ObservableGauge } from "@opentelemetry/api";
import { Unavailable } from "#domain/ports.ts";
import type { MeasuredParts } from "./telemetry.ts";

/** Work in progress that the wrappers count. */
export interface Waiting {
  add(count: number): void;
  count(): number;
}

export const createWaiting = (): Waiting => {
  let waiting = 0;
  return {
    add(count) {
      waiting += count;
    },
    count: () => waiting,
  };
};

/** Sampling interval of the event loop. Node's figures include it. */
const loopResolutionMs = 10;
const loopIntervalMs = 1000;

/**
 * Records the longest delay of the event loop in each second, in seconds. The returned function
 * stops it.
 */
const measureEventLoop = (meter: Meter): (() => void) => {
  const longest = meter.createHistogram("nivasa.event_loop.delay", {
    description: "Longest delay of the event loop in each second",
    unit: "s",
    advice: { explicitBucketBoundaries: [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1] },
  });
  const delays = monitorEventLoopDelay({ resolution: loopResolutionMs });
  delays.enable();
  const timer = setInterval(() => {
    longest.record(Math.max(0, delays.max / 1e6 - loopResolutionMs) / 1000);
    delays.reset();
  }, loopIntervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    delays.disable();
  };
};

const measureMemory = (meter: Meter): void => {
  meter
    .createObservableGauge("v8js.memory.heap.used", {
      description: "Used memory of each heap space",
      unit: "By",
    })
    .addCallback((result) => {
      for (const { space_name: name, space_used_size: bytes } of getHeapSpaceStatistics()) {
        result.observe(bytes, { "v8js.heap.space.name": name });
      }
    });
  meter
    .createObservableGauge("process.memory.usage", {
      description: "Resident memory of the process",
      unit: "By",
    })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
};

/**
 * Age in seconds of the oldest event that the read models don't include; 0 if they include all.
 */
const lagSeconds = async ({ runner, store }: MeasuredParts["shop"]): Promise<number> => {
  const position = runner.position();
  if (((await store.head()) ?? "") <= (position ?? "")) return 0;
  for await (const { metadata } of store.readAll(position)) {
    return Math.max(0, (Date.now() - Date.parse(metadata.occurredAt)) / 1000);
  }
  return 0;
};

/** Number of events that the read models don't include, as the read models' page counts them. */
const lagEvents = async (
  { runner }: MeasuredParts["shop"],
  history: NonNullable<MeasuredParts["history"]>,
): Promise<number> => {
  const position = runner.position();
  const { events } = await history.indexStatus();
  return Math.max(0, events - (position === null ? 0 : await history.numberUpTo(position)));
};

/** Measures the state of the parts at each collection. The returned function stops it. */
export const measureParts = (
  meter: Meter,
  { shop, history, openSockets }: MeasuredParts,
  { commands, appends }: { readonly commands: Waiting; readonly appends: Waiting },
): (() => void) => {
  const reads: (() => void)[] = [];
  /**
   * A figure that can't be read is left out, and the reason is logged. One that is null is left
   * out, too.
   */
  const observe = (
    gauge: ObservableGauge,
    read: () => Promise<number | null> | number,
    attributes: Attributes = {},
  ): void => {
    const callback: ObservableCallback = async (result) => {
      try {
        const value = await read();
        if (value !== null) result.observe(value, attributes);
      } catch (error) {
        // The shop reports an outage itself.
        const level = error instanceof Unavailable ? "debug" : "warn";
        shop.log[level]({ err: error }, "Could not read a metric");
      }
    };
    gauge.addCallback(callback);
    reads.push(() => gauge.removeCallback(callback));
  };
  const gauge = (name: string, description: string, unit: string): ObservableGauge =>
    meter.createObservableGauge(name, { description, unit });

  observe(
    gauge("nivasa.projection.lag", "Age of the oldest event that isn't in the read models", "s"),
    () => lagSeconds(shop),
  );
  if (history) {
    observe(
      gauge("nivasa.projection.lag.events", "Events that aren't in the read models", "{event}"),
      () => lagEvents(shop, history),
    );
  }
  observe(gauge("nivasa.sockets.open", "Open sockets of live updates", "{socket}"), openSockets);
  observe(
    gauge("nivasa.mails.waiting", "Emails neither sent nor given up", "{email}"),
    shop.mails.pendingCount,
  );
  const lastBackup = async () => (await shop.backups.status()).last;
  observe(gauge("nivasa.backup.time", "When the last proven backup was begun", "s"), async () => {
    const last = await lastBackup();
    return last && Date.parse(last.at) / 1000;
  });
  observe(gauge("nivasa.backup.duration", "Duration of the last backup", "s"), async () => {
    const report = (await lastBackup())?.report ?? null;
    return report && report.tookMs / 1000;
  });
  observe(gauge("nivasa.backup.size", "Size of all backups that are kept", "By"), async () => {
    const report = (await lastBackup())?.report ?? null;
    return report && report.bytes;
  });
  const length = gauge("nivasa.queue.length", "Items that wait in each queue or run", "{item}");
  const queues: Readonly<Record<string, () => Promise<number> | number>> = {
    commands: commands.count,
    appends: appends.count,
    live_updates: shop.live.waiting,
    ...(shop.push && { device_messages: shop.push.queue.pendingCount }),
  };
  for (const [queue, read] of Object.entries(queues)) observe(length, read, { queue });
  measureMemory(meter);
  const stopEventLoop = measureEventLoop(meter);
  return () => {
    for (const stop of reads) stop();
    stopEventLoop();
  };
};
