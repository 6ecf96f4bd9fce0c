import type { CountOfPerson } from "#domain/ports.ts";

/** Where somebody of the staff is: at an order, or with none open. */
export interface Whereabouts {
  readonly orderId: string | null;
  readonly dragging: boolean;
}

/** Somebody at an order. */
export interface PresentPerson {
  readonly personId: string;
  readonly name: string;
  readonly orderId: string;
  readonly dragging: boolean;
}

/** Who of the staff is at which order, in the memory of this process alone. */
export interface Presence {
  /**
   * Shows a person at an order until `leave` is called, or for half an hour where nobody calls it.
   * Who changes too often, or is at too many orders, is not shown at more of them.
   */
  enter(
    person: { readonly id: string; readonly name: string },
    at: Whereabouts,
  ): Promise<() => void>;
  /** Everybody but one person, in the order in which they came. */
  others(personId: string): readonly PresentPerson[];
}

const expiresMs = 30 * 60_000;
/**
 * Who goes from one order to the next leaves the one before coming to the other: until then nothing
 * flickers.
 */
const lingersMs = 1500;
const mostPlaces = 8;
/** Longer ids are none of the shop's. */
const longestId = 100;

interface Place {
  readonly person: PresentPerson;
  readonly until: number;
}

export const createPresence = (
  countChange: CountOfPerson,
  now: () => number = () => performance.now(),
): Presence => {
  const places = new Map<symbol, Place>();
  const lingering = new Map<string, symbol>();

  const forget = (): void => {
    for (const [key, { until }] of places) if (until <= now()) places.delete(key);
  };

  const forgetLingering = (personId: string): void => {
    const key = lingering.get(personId);
    if (key) places.delete(key);
    lingering.delete(personId);
  };

  return {
    async enter({ id: personId, name }, { orderId, dragging }) {
      const isKnown = orderId !== null && orderId.length <= longestId;
      const mayBeShown = isKnown && (await countChange(personId)) === 0;
      forget();
      forgetLingering(personId);
      const taken = [...places.values()].filter(({ person }) => person.personId === personId);
      if (!mayBeShown || taken.length >= mostPlaces) return () => undefined;
      const key = Symbol(personId);
      const person = { personId, name, orderId, dragging };
      places.set(key, { person, until: now() + expiresMs });
      return () => {
        if (!places.has(key)) return;
        forgetLingering(personId);
        places.set(key, { person, until: now() + lingersMs });
        lingering.set(personId, key);
      };
    },
    others(personId) {
      forget();
      return [...places.values()]
        .map(({ person }) => person)
        .filter((person) => person.personId !== personId);
    },
  };
};
