import { PrometheusExporter, PrometheusSerializer } from "@opentelemetry/exporter-prometheus";
import { MeterProvider } from "@opentelemetry/sdk-metrics";
import { expect, it } from "vitest";
import { noEvents } from "#event-store/event-store.ts";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { someEvent } from "../../testing/events.ts";
import { createWaiting } from "./measure-parts.ts";
import { observeEvents } from "./observe-events.ts";
import { withoutSpan } from "./spans.ts";

it("measures appends by outcome, and counts conflicts", async () => {
  const reader = new PrometheusExporter({ preventServerStart: true });
  const meter = new MeterProvider({ readers: [reader] }).getMeter("test");
  const waiting = createWaiting();
  const store = observeEvents(
    createMemoryEventStore(),
    {
      duration: meter.createHistogram("duration"),
      conflicts: meter.createCounter("conflicts"),
      waiting,
    },
    withoutSpan,
  );

  const first = store.append("cart-1", noEvents, [someEvent({})]);
  expect(waiting.count()).toBe(1);
  await first;
  await store.append("cart-1", noEvents, [someEvent({})]);

  expect(waiting.count()).toBe(0);
  const { resourceMetrics } = await reader.collect();
  const text = new PrometheusSerializer().serialize(resourceMetrics);
  expect(text).toMatch(/^conflicts_total\{reason="wrong-revision".*\} 1$/m);
  expect(text).toMatch(/^duration_count\{outcome="written".*\} 1$/m);
  expect(text).toMatch(/^duration_count\{outcome="refused".*\} 1$/m);
});
