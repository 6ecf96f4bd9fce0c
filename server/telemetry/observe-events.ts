import type { Counter, Histogram } from "@opentelemetry/api";
import type {
  EventStore,
  MultiStreamAppendOutcome,
  NewEvent,
  AppendOutcome,
} from "#event-store/event-store.ts";
import { currentSpan } from "../log/current-span.ts";
import { traceparentOf, type InSpan } from "./spans.ts";

/** The instruments of the log. */
export interface AppendMetrics {
  /** Seconds. */
  readonly duration: Histogram;
  readonly conflicts: Counter;
  /** Counts appends that have begun and not ended. */
  readonly waiting: { add(appends: number): void };
}

const traced = (events: readonly NewEvent[]): readonly NewEvent[] => {
  const span = currentSpan.getStore();
  if (!span) return events;
  const traceparent = traceparentOf(span);
  return events.map((event) => ({ ...event, metadata: { ...event.metadata, traceparent } }));
};

/** Wraps a log so that its appends are measured and traced, and their events carry the trace. */
export const observeEvents = (
  store: EventStore,
  { duration, conflicts, waiting }: AppendMetrics,
  inSpan: InSpan,
): EventStore => {
  const observed = <Outcome extends AppendOutcome | MultiStreamAppendOutcome>(
    events: number,
    append: () => Promise<Outcome>,
  ): Promise<Outcome> =>
    inSpan("append", async (describe) => {
      const begun = performance.now();
      let outcome = "failed";
      waiting.add(1);
      try {
        const appended = await append();
        ({ outcome } = appended);
        if (appended.outcome === "refused" && appended.reason !== "not-together") {
          conflicts.add(1, { reason: appended.reason });
        }
        return appended;
      } finally {
        waiting.add(-1);
        duration.record((performance.now() - begun) / 1000, { outcome });
        describe({ "nivasa.outcome": outcome, "nivasa.events": events });
      }
    });

  const { multiStreamAppend } = store;
  return {
    ...store,
    append: (stream, expectedRevision, events) =>
      observed(events.length, () => store.append(stream, expectedRevision, traced(events))),
    ...(multiStreamAppend && {
      multiStreamAppend: (parts, options) =>
        observed(
          parts.reduce((sum, { events }) => sum + events.length, 0),
          () =>
            multiStreamAppend(
              parts.map((part) => ({ ...part, events: traced(part.events) })),
              options,
            ),
        ),
    }),
  };
};
