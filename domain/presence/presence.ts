import type { CountOfPerson } from "#domain/ports.ts";
import { presentIn, type PlaceStore, type PresentStaff } from "./places.ts";

/** A staff member's location: an order, or no open order. */
export interface StaffLocation {
  readonly orderId: string | null;
  readonly dragging: boolean;
}

/** Another staff member at an order. */
export interface OtherStaff extends PresentStaff {
  /** Whether they came to the order before the person who asks, or the person is not there. */
  readonly earlier: boolean;
}

/** Which staff member is at which order. */
export interface Presence {
  /**
   * Shows a person at an order until `leave` is called, or for half an hour. Persons who change too
   * often, or who are at too many orders, are not shown at further orders.
   */
  enter(
    person: { readonly id: string; readonly name: string },
    at: StaffLocation,
  ): Promise<() => Promise<void>>;
  /** All present staff except one person, in order of arrival. */
  others(personId: string): Promise<readonly OtherStaff[]>;
}

const maxOrdersPerPerson = 8;
/** Order IDs are never longer. */
const maxIdLength = 100;

export const createPresence = ({
  places,
  countChange,
  newId,
}: {
  readonly places: PlaceStore;
  readonly countChange: CountOfPerson;
  readonly newId: () => string;
}): Presence => {
  const present = async () => presentIn(await places.all());

  return {
    async enter({ id: personId, name }, { orderId, dragging }) {
      const isKnown = orderId !== null && orderId.length <= maxIdLength;
      const mayBeShown = isKnown && (await countChange(personId)) === 0;
      const isShown = async (): Promise<boolean> => {
        const taken = (await present()).filter(
          (place) => place.personId === personId && place.leftAt === null,
        );
        return taken.length < maxOrdersPerPerson;
      };
      if (!mayBeShown || !(await isShown())) return async () => undefined;
      const id = newId();
      await places.add(id, { personId, name, orderId, dragging });
      return () => places.leave(id);
    },
    async others(personId) {
      const all = await present();
      return all.flatMap(({ personId: otherId, name, orderId, dragging }, at) => {
        if (otherId === personId) return [];
        const own = all.findIndex((each) => each.personId === personId && each.orderId === orderId);
        return [{ personId: otherId, name, orderId, dragging, earlier: own === -1 || at < own }];
      });
    },
  };
};
