import { randomUUID } from "node:crypto";
import type { Meter, Tracer } from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { PrometheusExporter, PrometheusSerializer } from "@opentelemetry/exporter-prometheus";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  MeterProvider,
  PeriodicExportingMetricReader,
  type IMetricReader,
} from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { pause } from "#event-store/pause.ts";
import type { Config } from "../settings/config.ts";
import type { Log } from "../log/log.ts";
import type { Role } from "../settings/role.ts";
import { localRequests } from "./is-local.ts";
import { createWaiting, measureParts } from "./measure-parts.ts";
import { observeCommands } from "./observe-commands.ts";
import { observeEvents } from "./observe-events.ts";
import { observeProjections } from "./observe-projections.ts";
import { measureRequests, traceRequests } from "./observe-requests.ts";
import { reportLost } from "./report-failures.ts";
import { serveMetrics } from "./serve-metrics.ts";
import { createInSpan, withoutSpan } from "./spans.ts";
import type { Telemetry } from "./telemetry.ts";

const scope = "nivasa";

/** Interval of the metrics sent to a collector, as usual for Prometheus. */
const metricsIntervalMs = 15_000;
/** Maximum time for a call to the collector, retries included. */
const exportTimeoutMs = 5000;
/** Maximum time for the last calls, by which an absent collector delays the end of the process. */
const closeTimeoutMs = 2000;

/** Buckets of seconds: an append takes a millisecond, a slow request seconds. */
const secondsBuckets = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

/** Why an append is refused because of other writers. */
const conflictReasons = ["wrong-revision", "duplicate-id"] as const;

const instrumentsOf = (meter: Meter) => {
  const duration = (name: string, description: string) =>
    meter.createHistogram(name, {
      description,
      unit: "s",
      advice: { explicitBucketBoundaries: secondsBuckets },
    });
  const conflicts = meter.createCounter("nivasa.append.conflicts", {
    description: "Appends refused because of another writer's events",
    unit: "{append}",
  });
  // Without a first value, a collector would not see the first conflict as an increase.
  for (const reason of conflictReasons) conflicts.add(0, { reason });
  return {
    commands: meter.createCounter("nivasa.commands", {
      description: "Commands by kind and outcome: accepted, repeated, or why not",
      unit: "{command}",
    }),
    appends: duration("nivasa.append.duration", "Duration of appends to the log"),
    conflicts,
    batches: duration("nivasa.projection.batch.duration", "Duration of batches of the read models"),
    batchEvents: meter.createHistogram("nivasa.projection.batch.size", {
      description: "Events in each batch of the read models",
      unit: "{event}",
      advice: { explicitBucketBoundaries: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] },
    }),
    requests: duration("http.server.request.duration", "Duration of HTTP requests"),
  };
};

/** Loads OpenTelemetry and starts what the settings turn on. Nothing is registered globally. */
export const startTelemetry = (
  { otlpEndpoint, tracedShare, metrics, metricsToken }: Config["telemetry"],
  proxies: Pick<Config, "publicUrl" | "trustProxy">,
  role: Role,
  log: Log,
): Telemetry => {
  const resource = resourceFromAttributes({
    "service.name": scope,
    "service.instance.id": randomUUID(),
    "nivasa.role": role,
  });
  const collector = otlpEndpoint?.replace(/\/$/, "") ?? null;
  const exporterTo = (signal: "traces" | "metrics") => ({
    url: `${collector}/v1/${signal}`,
    timeoutMillis: exportTimeoutMs,
  });

  const isLocal = localRequests(proxies);
  if (metrics && metricsToken === null && isLocal === null) {
    log.warn(
      "No caller may read /metrics: with PUBLIC_URL or TRUST_PROXY every request may come through a proxy. Set METRICS_TOKEN",
    );
  }
  const prometheus = metrics ? new PrometheusExporter({ preventServerStart: true }) : null;
  const readers: IMetricReader[] = prometheus ? [prometheus] : [];
  let traces: TracerProvider | null = null;
  if (collector !== null) {
    const toMetrics = new OTLPMetricExporter(exporterTo("metrics"));
    reportLost(toMetrics, "metrics", log);
    readers.push(
      new PeriodicExportingMetricReader({
        exporter: toMetrics,
        exportIntervalMillis: metricsIntervalMs,
        exportTimeoutMillis: exportTimeoutMs,
      }),
    );
    const exporter = new OTLPTraceExporter(exporterTo("traces"));
    reportLost(exporter, "traces", log);
    traces = new TracerProvider({
      resource,
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(tracedShare) }),
      spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportTimeoutMs })],
    });
  }
  const meters = new MeterProvider({ resource, readers });
  const meter = meters.getMeter(scope);
  const tracer: Tracer | null = traces?.getTracer(scope) ?? null;
  const inSpan = tracer ? createInSpan(tracer) : withoutSpan;

  const instruments = instrumentsOf(meter);
  const waiting = { commands: createWaiting(), appends: createWaiting() };
  const projections = observeProjections(
    { duration: instruments.batches, events: instruments.batchEvents },
    tracer,
  );
  let stopMeasuring: () => void = () => undefined;

  return {
    observeEvents: (store) =>
      observeEvents(
        store,
        {
          duration: instruments.appends,
          conflicts: instruments.conflicts,
          waiting: waiting.appends,
        },
        inSpan,
      ),
    observeCommands: (commands) =>
      observeCommands(
        commands,
        { handled: instruments.commands, waiting: waiting.commands },
        inSpan,
      ),
    ...projections,
    observeRequests(app) {
      if (tracer)
        traceRequests(app, tracer, { trustsProxy: proxies.trustProxy !== false, isLocal });
      measureRequests(app, instruments.requests);
      if (prometheus) {
        const serializer = new PrometheusSerializer("", false, undefined, false, true);
        serveMetrics(app, prometheus, serializer, { token: metricsToken, isLocal });
      }
    },
    measure(parts) {
      stopMeasuring = measureParts(meter, parts, waiting);
    },
    async close() {
      stopMeasuring();
      const late = new AbortController();
      await Promise.race([
        // A failure is logged by its export.
        Promise.allSettled([traces?.shutdown(), meters.shutdown()]),
        pause(closeTimeoutMs, late.signal),
      ]);
      late.abort();
    },
  };
};
