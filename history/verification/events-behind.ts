import type { Position } from "#domain/ports.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { decodeEvent, type ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { Projection } from "#projections/engine/projection.ts";
import { differencesBetween, fieldsOf, nameOf } from "./fields.ts";
import type { Pair } from "./tally.ts";
import type { DocumentDifference, EventBehind } from "./verification.ts";

const maxFields = 40;
const maxEvents = 20;

const eventBehind = ({ position, stream, revision }: ShopRecordedEvent): EventBehind => ({
  position,
  stream,
  revision,
});

/**
 * Follows one document through its events, and records since when it differs from the stored one.
 */
const follow = (projection: Projection, pair: Pair) => {
  const stored = pair.stored?.document ?? null;
  const all = differencesBetween(stored, pair.replayed?.document ?? null);
  const here = fieldsOf(stored);
  let document: object | null = null;
  let before: ReadonlyMap<string, string> = new Map();
  let agreedAt: Position | null = null;
  let since: EventBehind[] = [];
  let further = 0;
  const madeBy = new Map<string, EventBehind>();
  return {
    take(event: ShopRecordedEvent): void {
      const next = projection.evolve(document, event);
      if (next === null || next === document) return;
      document = next;
      const now = fieldsOf(document);
      const changed = all.filter(({ field }) => now.get(field) !== before.get(field));
      for (const { field } of changed) madeBy.set(field, eventBehind(event));
      before = now;
      if (stored !== null && all.every(({ field }) => now.get(field) === here.get(field))) {
        agreedAt = event.position;
        since = [];
        further = 0;
        return;
      }
      if (all.length > 0 && changed.length === 0) return;
      since.push(eventBehind(event));
      if (since.length > maxEvents) {
        since.shift();
        further += 1;
      }
    },
    result(): DocumentDifference {
      const made = [...new Map([...madeBy.values()].map((each) => [each.position, each])).values()];
      const makers = made
        .toSorted((one, other) => (one.position < other.position ? -1 : 1))
        .slice(-maxEvents);
      const never = agreedAt === null && stored !== null && all.length > 0;
      return {
        id: pair.id,
        name: nameOf(pair.replayed?.document ?? stored),
        kind: !pair.stored ? "missing" : pair.replayed ? "different" : "unknown",
        fields: all.slice(0, maxFields),
        moreFields: Math.max(0, all.length - maxFields),
        storedAt: pair.stored?.position ?? null,
        replayedAt: pair.replayed?.position ?? null,
        agreedAt,
        events: never ? makers : since,
        moreEvents: never ? made.length - makers.length : further,
      };
    },
  };
};

/** A count depends on many documents, so no small number of events explains it. */
const wrongCount = ({ id, stored, replayed }: Pair): DocumentDifference => ({
  id,
  name: null,
  kind: "count",
  fields: differencesBetween(stored?.document ?? null, replayed?.document ?? null),
  moreFields: 0,
  storedAt: stored?.position ?? null,
  replayedAt: replayed?.position ?? null,
  agreedAt: null,
  events: [],
  moreEvents: 0,
});

/**
 * Adds the events behind the differences of some read models, by reading the log a second time.
 */
export const eventsBehind = async (
  store: Pick<EventStore, "readAll">,
  found: readonly {
    readonly projection: Projection;
    readonly pairs: readonly Pair[];
    readonly reached: Position | null;
  }[],
  stopping: AbortSignal,
): Promise<readonly (readonly DocumentDifference[])[]> => {
  const models = found.map(({ projection, pairs, reached }) => ({
    projection,
    reached: reached ?? "",
    followed: new Map(
      pairs.filter(({ isCount }) => !isCount).map((pair) => [pair.id, follow(projection, pair)]),
    ),
  }));
  const wanted = models.filter(({ followed }) => followed.size > 0);
  const upTo =
    wanted
      .map(({ reached }) => reached)
      .toSorted()
      .at(-1) ?? "";
  if (upTo !== "") {
    for await (const recorded of store.readAll(null)) {
      if (recorded.position > upTo) break;
      stopping.throwIfAborted();
      const event = decodeEvent(recorded);
      if (!event) continue;
      for (const { projection, followed, reached } of wanted) {
        if (event.position > reached) continue;
        const id = projection.key(event);
        if (id !== null) followed.get(id)?.take(event);
      }
    }
  }
  return found.map(({ pairs }, model) =>
    pairs.flatMap((pair) => {
      if (pair.isCount) return [wrongCount(pair)];
      const followed = models[model]?.followed.get(pair.id);
      return followed ? [followed.result()] : [];
    }),
  );
};
