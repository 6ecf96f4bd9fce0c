import type { Collection } from "mongodb";
import type { Position } from "#domain/ports.ts";
import type { Checkpoint, EventReference } from "#event-store/event-store.ts";
import { LeaseLost, type WriteBatch } from "#projections/engine/document-store.ts";
import { isDuplicateKey } from "./errors.ts";

/** Position of a projection, and the greatest token that has claimed it. */
export interface CheckpointRow {
  readonly _id: string;
  /** Empty before the first batch. */
  readonly position: Position;
  /** Null or missing if the writer did not name it. */
  readonly lastEvent?: EventReference | null;
  /** Missing if no process has claimed it. */
  readonly fence?: number;
}

const notBegun = "";

/** The existing checkpoints with their last events, by name; all of them without `names`. */
export const readFullCheckpoints = async (
  checkpoints: Collection<CheckpointRow>,
  names?: readonly string[],
): Promise<ReadonlyMap<string, Checkpoint>> => {
  const rows = await checkpoints.find(names ? { _id: { $in: [...names] } } : {}).toArray();
  return new Map(
    rows
      .filter(({ position }) => position !== notBegun)
      .map(({ _id, position, lastEvent = null }) => [_id, { position, lastEvent }]),
  );
};

/** Positions of the existing checkpoints, by name. */
export const readCheckpoints = async (
  checkpoints: Collection<CheckpointRow>,
  names: readonly string[],
): Promise<ReadonlyMap<string, Position>> =>
  new Map(
    [...(await readFullCheckpoints(checkpoints, names))].map(([name, { position }]) => [
      name,
      position,
    ]),
  );

/** Raises the fence of a checkpoint, unless it is higher already. Throws LeaseLost. */
export const claimCheckpoint = async (
  checkpoints: Collection<CheckpointRow>,
  name: string,
  token: number,
): Promise<Position | null> => {
  await ensureRow(checkpoints, name);
  await checkpoints.updateOne(
    { _id: name, fence: { $not: { $gte: token } } },
    { $set: { fence: token } },
  );
  const row = await checkpoints.findOne({ _id: name });
  if (fenceOf(row) > token) throw leaseLost(name);
  return row && row.position !== notBegun ? row.position : null;
};

/** Moves checkpoints forward, each unless a greater token has claimed it. Throws LeaseLost. */
export const writeCheckpoints = async (
  checkpoints: Collection<CheckpointRow>,
  {
    checkpoints: positions,
    lastEvent,
    fences = {},
  }: Pick<WriteBatch, "checkpoints" | "lastEvent" | "fences">,
): Promise<void> => {
  const names = Object.keys(positions);
  if (names.length === 0) return;
  const move = () =>
    checkpoints.bulkWrite(
      Object.entries(positions).map(([_id, position]) => ({
        updateOne: {
          filter: { _id, position: { $lt: position }, fence: { $not: { $gt: fences[_id] ?? 0 } } },
          update: { $set: { position, lastEvent: lastEvent ?? null } },
        },
      })),
      { ordered: false },
    );
  if ((await move()).matchedCount === names.length) return;
  // A checkpoint that did not move is new, has reached the position already, or belongs to another
  // writer.
  for (const name of names) await ensureRow(checkpoints, name);
  await move();
  const rows = await checkpoints.find({ _id: { $in: names } }).toArray();
  const lost = rows.find((row) => fenceOf(row) > (fences[row._id] ?? 0));
  if (lost) throw leaseLost(lost._id);
};

const fenceOf = (row: CheckpointRow | null): number => row?.fence ?? 0;

const ensureRow = async (checkpoints: Collection<CheckpointRow>, name: string): Promise<void> => {
  const row = { position: notBegun };
  try {
    await checkpoints.updateOne({ _id: name }, { $setOnInsert: row }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

const leaseLost = (name: string): LeaseLost => new LeaseLost(`Another process writes ${name} now`);
