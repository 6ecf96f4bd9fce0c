import type { Position } from "#domain/ports.ts";
import { connectMongoDb, type MongoDbAddress } from "./connection.ts";

/** The used part of a checkpoint. The position is empty before the first batch. */
interface CheckpointRow {
  readonly _id: string;
  readonly position: Position;
}

/**
 * Drops the read models whose checkpoints are positions of another log, and returns their names.
 * They are folded again at the next start. No process may use them meanwhile. Rejects with
 * MongoUnavailable.
 */
export const dropReadModels = async (
  mongoDb: MongoDbAddress,
  isOfLog: (position: Position) => boolean,
): Promise<readonly string[]> => {
  const { database, finish, close } = await connectMongoDb(mongoDb);
  try {
    const checkpoints = database.collection<CheckpointRow>("checkpoints");
    const dropped: string[] = [];
    for (const { _id, position } of await finish(() => checkpoints.find().toArray())) {
      if (position === "" || isOfLog(position)) continue;
      // Drop the documents first: a read model without a checkpoint counts as new, and its old
      // documents would remain.
      await finish(() => database.dropCollection(_id));
      await finish(() => checkpoints.deleteOne({ _id }));
      dropped.push(_id);
    }
    return dropped;
  } finally {
    await close();
  }
};
