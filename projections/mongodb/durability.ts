import { MongoServerError, type WriteConcernSettings } from "mongodb";

/**
 * Stored on a majority of the members, and in the journal of each. It survives the failure of any
 * one machine.
 */
const journaled: WriteConcernSettings = { w: "majority", journal: true };

/** The server's error codes for unsupported options. */
const optionRefused = new Set<unknown>([2, 9, 72, 79, 100, 238, 40_415]);

/**
 * The strongest write concern of the server: majority and journal, or majority alone if the server
 * has no journal of its own and refuses the option. `trial` makes a write that changes nothing.
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
