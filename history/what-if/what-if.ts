import { setImmediate } from "node:timers/promises";
import type { Position } from "#domain/ports.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { decodeEvent, type ShopRecordedEvent } from "#event-store/upcasters.ts";
import { chosenVariant } from "#domain/values/variant-choice.ts";
import type { WhatIfChange } from "./change.ts";
import { createMeasure } from "./measure.ts";
import { comparisonOf, type WhatIfContent } from "./outcome.ts";
import { createSimulation } from "./simulation.ts";
import { stepsOf } from "./steps.ts";
import { assumptionsOf, findingOf } from "./what-if-text.ts";
import { createWorld, type World } from "./world.ts";

/** An event of the log by its number. */
export interface ForkEvent {
  readonly number: number;
  readonly position: Position;
  /** ISO 8601. */
  readonly occurredAt: string;
}

/** The section to simulate, and the changes. */
export interface WhatIfQuery {
  readonly fork: ForkEvent;
  readonly end: ForkEvent;
  readonly changes: readonly WhatIfChange[];
}

/** The result of a simulation and its assumptions. */
export interface WhatIfOutcome extends WhatIfContent {
  readonly finding: string;
  readonly assumptions: readonly string[];
}

/** The progress of a simulation. */
export interface WhatIfProgress {
  readonly step: "waiting" | "replaying" | "simulating";
  /** The number of events read so far. */
  readonly events: number;
  /** The share of all events to read, from 0 to 1. */
  readonly progress: number;
}

/** A simulation that was refused, with a reason that the user can act on. */
export class WhatIfRefused extends Error {
  override readonly name = "WhatIfRefused";
}

/** The simulation reports its progress, and can be stopped, after this many events. */
const eventsInSlice = 2000;

const timeOf = ({ metadata }: ShopRecordedEvent): number => Date.parse(metadata.occurredAt);

const worldEventOf = (event: ShopRecordedEvent) => ({
  stream: event.stream,
  event,
  at: timeOf(event),
});

const withoutProduct = (
  changes: readonly WhatIfChange[],
  kinds: readonly WhatIfChange["kind"][] | null,
  { names }: World,
): string | null => {
  for (const change of changes) {
    if (kinds && !kinds.includes(change.kind)) continue;
    const id = "productId" in change ? change.productId : null;
    if (id !== null && !names.has(chosenVariant(id) ?? id)) return id;
  }
  return null;
};

/** A sentence about a change of a zone that does not exist; null if there is none. */
const withoutZone = (
  changes: readonly WhatIfChange[],
  { plan }: World,
  { number }: ForkEvent,
): string | null => {
  for (const change of changes) {
    if (!("zoneId" in change) || plan.zones.some(({ id }) => id === change.zoneId)) continue;
    const known = plan.zones.map(({ id }) => id).join(", ");
    return `There is no delivery zone ${change.zoneId} at event ${number}. Choose one of ${known}.`;
  }
  return null;
};

/**
 * Reads the log up to the fork, runs the shop on twice, with and without the changes, and compares
 * both at the end. Has read-only access. Throws WhatIfRefused, or the reason of `stopping`.
 */
export const whatIf = async (
  store: Pick<EventStore, "readAll">,
  { fork, end, changes }: WhatIfQuery,
  {
    stopping,
    timeoutMs,
    onProgress = () => undefined,
  }: {
    readonly stopping: AbortSignal;
    readonly timeoutMs: number;
    readonly onProgress?: (progress: WhatIfProgress) => void;
  },
): Promise<WhatIfOutcome> => {
  const began = performance.now();
  const [forkedAt, endsAt] = [Date.parse(fork.occurredAt), Date.parse(end.occurredAt)];
  const steps = stepsOf(forkedAt, Math.max(forkedAt, endsAt));
  const measures = { was: createMeasure(steps), simulated: createMeasure(steps) };
  const before = createWorld();
  let forked: ReturnType<typeof forkHere> | null = null;
  let [events, unknown, now] = [0, 0, forkedAt];

  const forkHere = () => {
    const missing = withoutProduct(changes, ["opening-stock"], before);
    if (missing !== null) {
      throw new WhatIfRefused(`Product ${missing} did not exist yet at event ${fork.number}.`);
    }
    const unknownZone = withoutZone(changes, before, fork);
    if (unknownZone !== null) throw new WhatIfRefused(unknownZone);
    const was = before.fork(measures.was);
    const world = before.fork(measures.simulated);
    return { was, world, simulation: createSimulation(world, changes, forkedAt) };
  };

  const reportProgress = () => {
    const progress = Math.min(1, events / Math.max(1, end.number));
    onProgress({ step: forked ? "simulating" : "replaying", events, progress });
  };

  for await (const recorded of store.readAll(null)) {
    if (recorded.position > end.position) break;
    events += 1;
    if (events % eventsInSlice === 0) {
      reportProgress();
      await setImmediate();
      stopping.throwIfAborted();
      if (performance.now() - began > timeoutMs) {
        throw new WhatIfRefused(
          `The simulation was stopped after ${timeoutMs / 1000} seconds. Try a shorter section of the log.`,
        );
      }
    }
    const event = decodeEvent(recorded);
    if (recorded.position <= fork.position) {
      if (event) before.record(worldEventOf(event));
      continue;
    }
    forked ??= forkHere();
    if (!event) {
      unknown += 1;
      continue;
    }
    const worldEvent = worldEventOf(event);
    now = Math.max(now, worldEvent.at);
    forked.simulation.take(worldEvent, forked.was);
    forked.was.record(worldEvent);
  }
  stopping.throwIfAborted();
  reportProgress();
  const { was, world, simulation } = forked ?? forkHere();
  const postponed = simulation.end(now);
  const missing = withoutProduct(changes, null, was);
  if (missing !== null) {
    throw new WhatIfRefused(`The log has no product ${missing} up to event ${end.number}.`);
  }
  const content = comparisonOf(
    { world: was, measure: measures.was },
    { world, measure: measures.simulated },
    steps,
  );
  const erased = [...measures.was.touched].filter((id) => was.provinces.get(id) === null).length;
  return {
    ...content,
    finding: findingOf(content),
    assumptions: assumptionsOf(changes, { erased, unknown, postponed }),
  };
};
