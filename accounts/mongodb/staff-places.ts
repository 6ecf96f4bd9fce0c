import { randomUUID } from "node:crypto";
import type { Db } from "mongodb";
import { StoreUnavailable } from "#domain/ports.ts";
import {
  isOver,
  placesInMemory,
  type Place,
  type Places,
  type PlaceStore,
  type PresentStaff,
} from "#domain/presence/places.ts";
import type { MongoConnection } from "#projections/mongodb/connection.ts";

/** A place of a staff member. All times are the server's, so that clocks are never compared. */
interface StoredPlace extends PresentStaff {
  readonly _id: string;
  /** The process that has the socket. */
  readonly process: string;
  readonly enteredAt: Date;
  readonly leftAt: Date | null;
  /** When the process last renewed its places. */
  readonly seenAt: Date;
}

export interface PlaceTiming {
  /** Interval at which a process renews its places, if it has any. */
  readonly renewMs: number;
  /** The places of a process that has not renewed them for this long are over. */
  readonly patienceMs: number;
  /** Callers in one process share what was read within this time. */
  readonly sharedMs: number;
}

const usualTiming: PlaceTiming = { renewMs: 2000, patienceMs: 6000, sharedMs: 500 };

/** Places of staff that all processes of a shop share. */
export interface MongoDbPlaces extends PlaceStore {
  /** Deletes the places of this process. */
  removeOwn(): Promise<void>;
}

const placeOf = ({ _id, enteredAt, leftAt, ...staff }: StoredPlace): Place => ({
  id: _id,
  personId: staff.personId,
  name: staff.name,
  orderId: staff.orderId,
  dragging: staff.dragging,
  enteredAt: enteredAt.getTime(),
  leftAt: leftAt?.getTime() ?? null,
});

/**
 * Stores places in MongoDB. It writes changes, and renews the places of this process while they are
 * read: staff at an order read once a second. During an outage a process sees its own places only,
 * and stores them again afterwards.
 */
export const mongoDbPlaces = (
  database: Db,
  answer: MongoConnection["answer"],
  { renewMs, patienceMs, sharedMs }: PlaceTiming = usualTiming,
): MongoDbPlaces => {
  const stored = database.collection<StoredPlace>("staff_places");
  const process = randomUUID();
  const own = placesInMemory(() => performance.now());
  let renewed = -Infinity;
  let shared: { readonly places: Promise<Places>; readonly at: number } | null = null;

  /** Runs an operation. Ignores an outage, which has its own log line. */
  const unlessAway = async (operation: () => Promise<unknown>): Promise<void> => {
    try {
      await answer(operation);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  };

  const put = (id: string, { personId, name, orderId, dragging }: PresentStaff) =>
    stored.updateOne(
      { _id: id },
      {
        $set: { process, personId, name, orderId, dragging, leftAt: null },
        $currentDate: { enteredAt: true, seenAt: true },
      },
      { upsert: true },
    );

  const renew = async (): Promise<void> => {
    if (performance.now() - renewed < renewMs) return;
    renewed = performance.now();
    await stored.updateMany({ process, leftAt: null }, { $currentDate: { seenAt: true } });
  };

  const read = async (): Promise<Places> => {
    const mine = (await own.all()).places.filter(({ leftAt }) => leftAt === null);
    if (mine.length > 0) await renew();
    const rows = await stored.find().toArray();
    const { localTime } = await database.command({ hello: 1 });
    const now = (localTime as Date).getTime();
    const isSilent = ({ seenAt }: StoredPlace) => now - seenAt.getTime() >= patienceMs;
    const over = rows.filter((row) => isSilent(row) || isOver(placeOf(row), now));
    if (over.length > 0) await stored.deleteMany({ _id: { $in: over.map(({ _id }) => _id) } });
    // Another process deletes the places of a process that was paused or disconnected.
    const known = new Set(rows.map(({ _id }) => _id));
    for (const place of mine) if (!known.has(place.id)) await put(place.id, place);
    const places = rows.filter((row) => !over.includes(row)).map(placeOf);
    return {
      places: places.toSorted((one, other) => one.enteredAt - other.enteredAt),
      now,
    };
  };

  const readOrOwn = async (): Promise<Places> => {
    try {
      return await answer(read);
    } catch (error) {
      if (error instanceof StoreUnavailable) return own.all();
      throw error;
    }
  };

  return {
    async add(id, staff) {
      await own.add(id, staff);
      await unlessAway(() => put(id, staff));
      shared = null;
    },
    async leave(id) {
      await own.leave(id);
      await unlessAway(() => stored.updateOne({ _id: id }, { $currentDate: { leftAt: true } }));
      shared = null;
    },
    all() {
      const at = performance.now();
      if (!shared || at - shared.at >= sharedMs) shared = { places: readOrOwn(), at };
      return shared.places;
    },
    removeOwn: () => unlessAway(() => stored.deleteMany({ process })),
  };
};
