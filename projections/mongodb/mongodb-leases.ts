import { randomUUID } from "node:crypto";
import type { Collection } from "mongodb";
import { pause } from "#event-store/pause.ts";
import type { Leases } from "#projections/engine/lease.ts";
import type { MongoConnection } from "./connection.ts";
import { isDuplicateKey } from "./errors.ts";

/**
 * A stored lease: its holder, its fencing token, and a counter that grows while the holder is
 * alive.
 */
export interface LeaseRow {
  readonly _id: string;
  /** Null after a release. */
  readonly holder: string | null;
  readonly token: number;
  readonly beat: number;
}

export interface LeaseTiming {
  /** Poll interval of the leases. Each poll renews the held ones. */
  readonly everyMs: number;
  /** A holder without a heartbeat for this long has lost its leases. */
  readonly patienceMs: number;
  /**
   * A holder assumes that it lost a lease this long after it began its last renewal. Shorter than
   * the patience.
   */
  readonly beliefMs: number;
}

export const usualLeaseTiming: LeaseTiming = { everyMs: 1000, patienceMs: 6000, beliefMs: 5000 };

/**
 * Leases of processes that share a MongoDB. Clocks of different machines are never compared. A
 * holder raises a counter. A candidate takes over with a compare-and-set after it has seen the same
 * counter for the whole patience by its own clock.
 */
export const createMongoDbLeases = (
  rows: Collection<LeaseRow>,
  answer: MongoConnection["answer"],
  { everyMs, patienceMs, beliefMs }: LeaseTiming = usualLeaseTiming,
): Leases => {
  const holder = randomUUID();
  const requested = new Set<string>();
  const held = new Map<string, { readonly token: number; readonly until: number }>();
  const seen = new Map<string, LeaseRow & { readonly since: number }>();
  const stopping = new AbortController();
  let looking: Promise<void> = Promise.resolve();
  let keeping: Promise<void> | null = null;

  const hold = (name: string, token: number, began: number) => {
    held.set(name, { token, until: began + beliefMs });
    seen.delete(name);
  };

  const renew = async (mine: readonly LeaseRow[]): Promise<void> => {
    if (mine.length === 0) return;
    const began = performance.now();
    const names = mine.map(({ _id }) => _id);
    const { matchedCount } = await answer(() =>
      rows.updateMany({ _id: { $in: names }, holder }, { $inc: { beat: 1 } }),
    );
    // If a lease was lost since it was read, the next poll shows which one.
    if (matchedCount === mine.length) for (const { _id, token } of mine) hold(_id, token, began);
  };

  const take = async (name: string, row: LeaseRow | undefined): Promise<void> => {
    const began = performance.now();
    if (!row) {
      if (await inserted({ _id: name, holder, token: 1, beat: 0 })) hold(name, 1, began);
      return;
    }
    const token = row.token + 1;
    const { matchedCount } = await answer(() => rows.updateOne(row, { $set: { holder, token } }));
    if (matchedCount === 1) hold(name, token, began);
  };

  const inserted = async (row: LeaseRow): Promise<boolean> => {
    try {
      await answer(() => rows.insertOne(row));
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  /**
   * Whether a row was unchanged for the whole patience, up to a read that began at `readingBegan`.
   */
  const isSilent = (row: LeaseRow, readingBegan: number): boolean => {
    const last = seen.get(row._id);
    if (last?.token === row.token && last.beat === row.beat) {
      return readingBegan - last.since >= patienceMs;
    }
    seen.set(row._id, { ...row, since: performance.now() });
    return false;
  };

  const look = async (): Promise<void> => {
    const began = performance.now();
    const found = await answer(() => rows.find({ _id: { $in: [...requested] } }).toArray());
    const byName = new Map(found.map((row) => [row._id, row]));
    const mine = found.filter((row) => row.holder === holder);
    await renew(mine);
    for (const name of requested) {
      const row = byName.get(name);
      if (row?.holder === holder) continue;
      held.delete(name);
      if (!row || row.holder === null || isSilent(row, began)) await take(name, row);
    }
  };

  /** Runs one poll at a time. */
  const lookInTurn = (): Promise<void> => {
    looking = looking.catch(() => undefined).then(look);
    return looking;
  };

  const keep = async (): Promise<void> => {
    for (;;) {
      await pause(everyMs, stopping.signal);
      if (stopping.signal.aborted) return;
      try {
        await lookInTurn();
      } catch {
        // Leases that are not renewed expire, and reads and writes report why MongoDB is
        // unavailable. Observations from before an outage do not prove anything about holders after
        // it.
        seen.clear();
      }
    }
  };

  return {
    async request(names) {
      for (const name of names) requested.add(name);
      await lookInTurn();
      keeping ??= keep();
    },

    token(name) {
      const lease = held.get(name);
      return lease && performance.now() < lease.until ? lease.token : null;
    },

    async release() {
      stopping.abort();
      await keeping;
      await looking.catch(() => undefined);
      const names = [...held.keys()];
      held.clear();
      if (names.length === 0) return;
      try {
        await answer(() =>
          rows.updateMany({ _id: { $in: names }, holder }, { $set: { holder: null } }),
        );
      } catch {
        // Other processes get the leases after the patience instead.
      }
    },
  };
};
