import { MongoServerError, type WriteConcernSettings } from "mongodb";

/** Stored on a majority of the members, and in the journal of each: no failure of one machine takes it back. */
const journaled: WriteConcernSettings = { w: "majority", journal: true };

/** The server's codes for options it does not take. */
const optionRefused = new Set<unknown>([2, 9, 72, 79, 100, 238, 40_415]);

/**
 * The strongest promise the server gives for writes: majority and journal, and the majority alone where a server
 * without a journal of its own refuses to be asked for it. `trial` makes a write that changes nothing.
 */
export const strongestWriteConcern = async (
  trial: (concern: WriteConcernSettings) => Promise<unknown>,
): Promise<WriteConcernSettings> => {
  try {
    await trial(journaled);
    return journaled;
  } catch (error) {
    if (!(error instanceof MongoServerError) || !optionRefused.has(error.code)) throw error;
  }
  const majority: WriteConcernSettings = { w: "majority" };
  await trial(majority);
  return majority;
};
