/** A staff member at an order. */
export interface PresentStaff {
  readonly personId: string;
  readonly name: string;
  readonly orderId: string;
  readonly dragging: boolean;
}

/** A stored place of a staff member. Times are milliseconds on the clock of the store. */
export interface Place extends PresentStaff {
  readonly id: string;
  readonly enteredAt: number;
  /** Null while the staff member is there. */
  readonly leftAt: number | null;
}

/** The recent places of all staff, and the store's time. */
export interface Places {
  /** In order of arrival. */
  readonly places: readonly Place[];
  readonly now: number;
}

/** Stores the places of staff. The places of a process that ends without leaving them disappear. */
export interface PlaceStore {
  add(id: string, staff: PresentStaff): Promise<void>;
  leave(id: string): Promise<void>;
  all(): Promise<Places>;
}

/** A place that its person never leaves expires. */
const expiresMs = 30 * 60_000;

/** Delay before a person disappears, so that nothing flickers when they open the next order. */
const lingersMs = 1500;

/** Whether a place has expired, or was left long enough ago. It can be deleted. */
export const isOver = ({ enteredAt, leftAt }: Place, now: number): boolean =>
  leftAt === null ? now - enteredAt >= expiresMs : now - leftAt >= lingersMs;

/** The places where staff are shown, in order of arrival. */
export const presentIn = ({ places, now }: Places): readonly Place[] => {
  const hasMoved = ({ id, personId }: Place, leftAt: number): boolean =>
    places.some(
      (other) =>
        other.id !== id &&
        other.personId === personId &&
        Math.max(other.enteredAt, other.leftAt ?? 0) >= leftAt,
    );
  return places.filter(
    (place) => !isOver(place, now) && (place.leftAt === null || !hasMoved(place, place.leftAt)),
  );
};

/** Stores places in the memory of this process. `now` never goes back. */
export const placesInMemory = (now: () => number): PlaceStore => {
  const places = new Map<string, Place>();
  return {
    async add(id, staff) {
      places.set(id, { ...staff, id, enteredAt: now(), leftAt: null });
    },
    async leave(id) {
      const place = places.get(id);
      if (place?.leftAt === null) places.set(id, { ...place, leftAt: now() });
    },
    async all() {
      for (const place of places.values()) if (isOver(place, now())) places.delete(place.id);
      return { places: [...places.values()], now: now() };
    },
  };
};
