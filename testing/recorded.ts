import { expect } from "vitest";
import type { ShopEvent } from "#domain/events.ts";
import type { Actor } from "#domain/ports.ts";
import { positionOf } from "#event-store/position.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { Projection } from "#projections/engine/projection.ts";
import { foldDocument } from "#projections/engine/fold.ts";

/** A test event: its stream, the event and, if it matters, the actor. */
export type GivenEvent = readonly [stream: string, event: ShopEvent, actor?: Actor];

/** The time of the event at an index of the log: one per minute. */
export const timeOf = (index: number): string =>
  new Date(Date.UTC(2026, 0, 1, 10, index)).toISOString();

/** Events as stored in a log, in order. */
export const recorded = (...happened: readonly GivenEvent[]): readonly ShopRecordedEvent[] => {
  const revisions = new Map<string, number>();
  return happened.map(([stream, event, actor = { id: "ann", role: "shopper" }], index) => {
    const revision = revisions.get(stream) ?? 0;
    revisions.set(stream, revision + 1);
    return {
      ...event,
      id: `event-${index}`,
      stream,
      revision,
      position: positionOf(index + 1),
      metadata: {
        commandId: `command-${index}`,
        commandDigest: "digest",
        correlationId: "conversation",
        causationId: `command-${index}`,
        actor,
        occurredAt: timeOf(index),
        schemaVersion: 1,
      },
    };
  });
};

/** The documents a log folds into, by id. */
export const documentsOf = <Document extends object>(
  projection: Projection<Document>,
  events: readonly ShopRecordedEvent[],
): ReadonlyMap<string, Document> => {
  const ids = new Set(events.map((event) => projection.key(event)).filter((id) => id !== null));
  return new Map(
    [...ids].flatMap((id) => {
      const folded = foldDocument(projection, undefined, eventsFor(projection, id, events));
      return folded ? [[id, folded.document] as const] : [];
    }),
  );
};

/** Checks that redelivered events and any split into batches produce the same documents. */
export const expectReplayable = <Document extends object>(
  projection: Projection<Document>,
  events: readonly ShopRecordedEvent[],
): void => {
  for (const [id, document] of documentsOf(projection, events)) {
    const own = eventsFor(projection, id, events);
    for (let cut = 0; cut <= own.length; cut += 1) {
      const first = foldDocument(projection, undefined, own.slice(0, cut));
      const second = foldDocument(projection, first ? { id, ...first } : undefined, own);
      expect((second ?? first)?.document, `cut before event ${cut}`).toEqual(document);
    }
    const whole = foldDocument(projection, undefined, own);
    expect(whole && foldDocument(projection, { id, ...whole }, own), "second time").toBeNull();
  }
};

const eventsFor = <Document extends object>(
  projection: Projection<Document>,
  id: string,
  events: readonly ShopRecordedEvent[],
): readonly ShopRecordedEvent[] => events.filter((event) => projection.key(event) === id);
