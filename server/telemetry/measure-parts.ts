import { monitorEventLoopDelay } from "node:perf_hooks";
import { getHeapSpaceStatistics } from "node:v8";
import type {
  Attributes,
  BatchObservableResult,
  Meter,
  ObservableCallback,
  ObservableGauge,
} from "@opentelemetry/api";
import { Unavailable, type Position } from "#domain/ports.ts";
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

/** Events that are counted behind a consumer; each is read from the log. */
export const countedBehind = 1000;

/** The events after a position: their number, at most `countedBehind`, and the oldest one's age. */
export const lagAfter = async (
  store: MeasuredParts["shop"]["store"],
  position: Position | null,
  now: number,
): Promise<{ readonly events: number; readonly seconds: number }> => {
  let [events, seconds] = [0, 0];
  if (((await store.head()) ?? "") <= (position ?? "")) return { events, seconds };
  for await (const { metadata } of store.readAll(position)) {
    if (events === 0) seconds = Math.max(0, (now - Date.parse(metadata.occurredAt)) / 1000);
    events += 1;
    if (events === countedBehind) break;
  }
  return { events, seconds };
};

/** Measures how far each consumer is behind the end of the log. */
const measureLag = (
  meter: Meter,
  { runner, consumers, store, log }: MeasuredParts["shop"],
): (() => void) => {
  const seconds = meter.createObservableGauge("nivasa.consumer.lag", {
    description: "Age of the oldest event that a consumer of the log has not processed",
    unit: "s",
  });
  const events = meter.createObservableGauge("nivasa.consumer.lag.events", {
    description: `Events that a consumer of the log has not processed, at most ${countedBehind}`,
    unit: "{event}",
  });
  const read = async (result: BatchObservableResult): Promise<void> => {
    // Most consumers are at the same position.
    const lags = new Map<Position | null, ReturnType<typeof lagAfter>>();
    const positions = [
      ...consumers.all(),
      ...[...runner.positions()].map(([name, at]) => [`read-models/${name}`, at] as const),
    ];
    for (const [consumer, position] of positions) {
      const lag = lags.get(position) ?? lagAfter(store, position, Date.now());
      lags.set(position, lag);
      try {
        const behind = await lag;
        result.observe(events, behind.events, { consumer });
        result.observe(seconds, behind.seconds, { consumer });
      } catch (error) {
        logUnread(log, error);
      }
    }
  };
  meter.addBatchObservableCallback(read, [seconds, events]);
  return () => meter.removeBatchObservableCallback(read, [seconds, events]);
};

/** The shop reports an outage itself. */
const logUnread = (log: MeasuredParts["shop"]["log"], error: unknown): void => {
  const level = error instanceof Unavailable ? "debug" : "warn";
  log[level]({ err: error }, "Could not read a metric");
};

/** Measures the state of the parts at each collection. The returned function stops it. */
export const measureParts = (
  meter: Meter,
  { shop, openSockets }: MeasuredParts,
  { commands, appends }: { readonly commands: Waiting; readonly appends: Waiting },
): (() => void) => {
  const reads: (() => void)[] = [measureLag(meter, shop)];
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
        logUnread(shop.log, error);
      }
    };
    gauge.addCallback(callback);
    reads.push(() => gauge.removeCallback(callback));
  };
  const gauge = (name: string, description: string, unit: string): ObservableGauge =>
    meter.createObservableGauge(name, { description, unit });

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
