import type { CountOfPerson } from "#domain/ports.ts";

/** A staff member's location: an order, or no open order. */
export interface StaffLocation {
  readonly orderId: string | null;
  readonly dragging: boolean;
}

/** A staff member at an order. */
export interface PresentStaff {
  readonly personId: string;
  readonly name: string;
  readonly orderId: string;
  readonly dragging: boolean;
}

/** Another staff member at an order. */
export interface OtherStaff extends PresentStaff {
  /** Whether they came to the order before the person who asks, or the person is not there. */
  readonly earlier: boolean;
}

/** Which staff member is at which order. Stored in the memory of this process only. */
export interface Presence {
  /**
   * Shows a person at an order until `leave` is called, or for half an hour. Persons who change too
   * often, or who are at too many orders, are not shown at further orders.
   */
  enter(
    person: { readonly id: string; readonly name: string },
    at: StaffLocation,
  ): Promise<() => void>;
  /** All present staff except one person, in order of arrival. */
  others(personId: string): readonly OtherStaff[];
}

const expiresMs = 30 * 60_000;
/** Delay before a person disappears, so that nothing flickers when they open the next order. */
const lingersMs = 1500;
const maxOrdersPerPerson = 8;
/** Order IDs are never longer. */
const maxIdLength = 100;

interface Place {
  readonly person: PresentStaff;
  readonly until: number;
}

export const createPresence = (countChange: CountOfPerson, now: () => number): Presence => {
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
      const isKnown = orderId !== null && orderId.length <= maxIdLength;
      const mayBeShown = isKnown && (await countChange(personId)) === 0;
      forget();
      forgetLingering(personId);
      const taken = [...places.values()].filter(({ person }) => person.personId === personId);
      if (!mayBeShown || taken.length >= maxOrdersPerPerson) return () => undefined;
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
      const all = [...places.values()].map(({ person }) => person);
      return all.flatMap((person, at) => {
        if (person.personId === personId) return [];
        const own = all.findIndex(
          (each) => each.personId === personId && each.orderId === person.orderId,
        );
        return [{ ...person, earlier: own === -1 || at < own }];
      });
    },
  };
};
