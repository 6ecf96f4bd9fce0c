import { constants, setPriority } from "node:os";

/**
 * Gives the threads that serve shoppers the processor before the thread that calls this. Elsewhere than on Linux it would slow the
 * whole process down instead of its thread, so there it does nothing.
 */
export const yieldToServing = (): void => {
  if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
};
