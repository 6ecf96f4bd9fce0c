import {
  SpanKind,
  type Histogram,
  type Span,
  type SpanContext,
  type Tracer,
} from "@opentelemetry/api";
import { LRUCache } from "lru-cache";
import type { Position } from "#domain/ports.ts";
import type { RecordedEvent } from "#event-store/event-store.ts";
import type { LiveUpdate } from "#projections/engine/change-feed.ts";
import type { LiveQuery, LiveUpdates } from "#projections/engine/live-updates.ts";
import type { ObserveBatch } from "#projections/engine/runner.ts";
import { below, endWithError, spanOf } from "./spans.ts";

/** The instruments of the read models. */
export interface BatchMetrics {
  /** Seconds. */
  readonly duration: Histogram;
  readonly events: Histogram;
}

/** Older events are folded again at a start; their traces ended long ago. */
const maxAgeMs = 60_000;
/** Maximum traces that continue in one batch. */
const maxTracesPerBatch = 100;
/** Positions whose updates may still be sent. */
const rememberedPositions = 10_000;

export interface ObservedProjections {
  readonly observeBatch: ObserveBatch;
  readonly observeLive: (live: LiveUpdates) => LiveUpdates;
}

/**
 * Measures batches of the read models. With a tracer, each append of a batch gets a span for it,
 * and each live update that is sent gets a span below that.
 */
export const observeProjections = (
  { duration, events: eventsOfBatch }: BatchMetrics,
  tracer: Tracer | null,
): ObservedProjections => {
  /** The span of the batch that folded the event at a position. */
  const foldedIn = new LRUCache<Position, SpanContext>({ max: rememberedPositions });

  const beginSpans = (tracing: Tracer, events: readonly RecordedEvent[]): readonly Span[] => {
    const spans = new Map<string, Span>();
    const since = new Date(Date.now() - maxAgeMs).toISOString();
    for (const { position, metadata } of events) {
      const { traceparent, occurredAt } = metadata;
      const append = occurredAt < since ? undefined : spanOf(traceparent);
      if (!append || traceparent === undefined) continue;
      let span = spans.get(traceparent);
      if (!span) {
        if (spans.size >= maxTracesPerBatch) continue;
        const attributes = { "nivasa.events": events.length };
        span = tracing.startSpan(
          "projection",
          { kind: SpanKind.CONSUMER, attributes },
          below(append),
        );
        spans.set(traceparent, span);
      }
      foldedIn.set(position, span.spanContext());
    }
    return [...spans.values()];
  };

  return {
    async observeBatch(events, work) {
      const spans = tracer ? beginSpans(tracer, events) : [];
      const begun = performance.now();
      try {
        await work();
        for (const span of spans) span.end();
      } catch (error) {
        for (const span of spans) endWithError(span, error);
        throw error;
      } finally {
        duration.record((performance.now() - begun) / 1000);
        eventsOfBatch.record(events.length);
      }
    },

    observeLive: (live) =>
      tracer ? { ...live, follow: (query) => followTraced(live, query, tracer, foldedIn) } : live,
  };
};

/**
 * Follows read models with a span for each update. The span ends when the reader asks for the next
 * update, because a socket does so after it has sent the frame.
 */
const followTraced = <Document extends object>(
  live: LiveUpdates,
  query: LiveQuery,
  tracer: Tracer,
  foldedIn: Pick<LRUCache<Position, SpanContext>, "get">,
): AsyncIterableIterator<LiveUpdate<Document>> => {
  const updates = live.follow<Document>(query);
  let sending: Span | undefined;
  const sent = () => {
    sending?.end();
    sending = undefined;
  };
  return {
    async next() {
      sent();
      const next = await updates.next();
      const folded = next.done ? undefined : foldedIn.get(next.value.position);
      if (folded) {
        const attributes = { "nivasa.collection": query.collection };
        sending = tracer.startSpan("push", { kind: SpanKind.PRODUCER, attributes }, below(folded));
      }
      return next;
    },
    async return() {
      sent();
      return (await updates.return?.()) ?? { done: true, value: undefined };
    },
    async throw(error) {
      sent();
      if (updates.throw) return updates.throw(error);
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
};
