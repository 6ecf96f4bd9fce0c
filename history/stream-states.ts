import { LRUCache } from "lru-cache";
import type { EventStore, RecordedEvent } from "#event-store/event-store.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import { changesBetween, type FieldChange } from "./field-changes.ts";
import { foldOf } from "./folds.ts";
import { categoryOf } from "./category.ts";
import { maskedEvent } from "./masking.ts";
import { shownState } from "./shown-state.ts";

/** One event of a stream, and its changes. */
export interface EventEffect {
  readonly event: RecordedEvent;
  readonly changes: readonly FieldChange[];
  /** Number of unchanged fields. */
  readonly unchanged: number;
  /** Whether this version of the shop knows the event's type. */
  readonly known: boolean;
}

/** Number of cached states, from which stepping through a stream continues. */
const maxCachedStates = 50;

/**
 * Folds streams up to any of their events. States for readers who may not see personal data are
 * folded from masked events, so that they contain none.
 */
export const createStreamStates = (
  store: Pick<EventStore, "readStream">,
): ((stream: string, revision: number, seesPersonal: boolean) => Promise<EventEffect | null>) => {
  const states = new LRUCache<string, { readonly next: number; readonly state: object }>({
    max: maxCachedStates,
  });

  return async (stream, revision, seesPersonal) => {
    const key = `${seesPersonal ? "all" : "masked"} ${stream}`;
    const category = categoryOf(stream);
    const fold = foldOf(stream);
    const cached = states.get(key);
    const begun = cached && cached.next <= revision ? cached : null;
    let state: unknown = begun ? begun.state : fold?.initialState;
    for await (const recorded of store.readStream(stream, fold ? (begun?.next ?? 0) : revision)) {
      const decoded = decodeEvent(recorded);
      const event = fold && decoded && (seesPersonal ? decoded : maskedEvent(decoded));
      if (recorded.revision < revision) {
        if (event) state = fold.evolve(state, event);
        continue;
      }
      if (!event) return { event: recorded, changes: [], unchanged: 0, known: false };
      const after = fold.evolve(state, event);
      if (typeof state === "object" && state !== null) {
        states.set(key, { next: revision, state });
      }
      const compared = changesBetween(
        shownState(category, state, event),
        shownState(category, after, event),
      );
      return { event: recorded, ...compared, known: true };
    }
    return null;
  };
};
