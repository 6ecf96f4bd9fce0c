import type { Position } from "#domain/ports.ts";
import { connectMongoDb } from "./connection.ts";

/** A checkpoint as far as this needs it; the position is empty where the read model has not begun. */
interface CheckpointRow {
  readonly _id: string;
  readonly position: Position;
}

/**
 * Drops the read models whose checkpoints are positions of another log than the one meant, and gives their names. They
 * are folded again at the next start; nobody may use them meanwhile. Rejects with MongoUnavailable.
 */
export const dropReadModels = async (
  url: string,
  isOfLog: (position: Position) => boolean,
): Promise<readonly string[]> => {
  const { database, finish, close } = await connectMongoDb(url);
  try {
    const checkpoints = database.collection<CheckpointRow>("checkpoints");
    const dropped: string[] = [];
    for (const { _id, position } of await finish(() => checkpoints.find().toArray())) {
      if (position === "" || isOfLog(position)) continue;
      // The documents first: without its checkpoint a read model is taken to be new, and old documents would stay.
      await finish(() => database.dropCollection(_id));
      await finish(() => checkpoints.deleteOne({ _id }));
      dropped.push(_id);
    }
    return dropped;
  } finally {
    await close();
  }
};
