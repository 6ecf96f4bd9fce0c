import { constants, setPriority } from "node:os";

/**
 * Lowers the priority of the calling thread, so that threads that serve requests run first. Does
 * nothing outside Linux, where it would slow down the whole process.
 */
export const yieldToServing = (): void => {
  if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
};
