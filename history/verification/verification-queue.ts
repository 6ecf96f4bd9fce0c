import { createTaskQueue, type TaskQueue, type TaskDone, type RunTask } from "../task-queue.ts";
import type { CheckedModel, VerificationProgress } from "./verification.ts";

/**
 * Checks some read models by their names; away from those whom the shop serves, where there are
 * any.
 */
export type RunVerification = RunTask<
  readonly string[],
  VerificationProgress,
  readonly CheckedModel[]
>;

/** How far a check is, or what came of it. */
export type VerificationUpdate = VerificationProgress | TaskDone<readonly CheckedModel[]>;

/** Checks read models while somebody waits for it: whoever leaves gives the check up. */
export type Verify = TaskQueue<readonly string[], VerificationProgress, readonly CheckedModel[]>;

/** So many may wait for a check. */
const mostChecks = 20;

export const createVerificationQueue = (run: RunVerification, ending: AbortSignal): Verify =>
  createTaskQueue(run, {
    waiting: { step: "waiting", events: 0, progress: 0, model: null },
    most: mostChecks,
    ending,
  });
