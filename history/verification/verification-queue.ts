import { createTaskQueue, type TaskQueue, type TaskDone, type RunTask } from "../task-queue.ts";
import type { CheckedModel, VerificationProgress } from "./verification.ts";

/** Verifies read models by their names, in a worker if the process serves customers. */
export type RunVerification = RunTask<
  readonly string[],
  VerificationProgress,
  readonly CheckedModel[]
>;

/** The progress of a verification, or its result. */
export type VerificationUpdate = VerificationProgress | TaskDone<readonly CheckedModel[]>;

/** Verifies read models for a waiting caller. Stopping the iterator cancels the verification. */
export type Verify = TaskQueue<readonly string[], VerificationProgress, readonly CheckedModel[]>;

/** Maximum number of running and waiting verifications. */
const maxVerifications = 20;

export const createVerificationQueue = (run: RunVerification, ending: AbortSignal): Verify =>
  createTaskQueue(run, {
    waiting: { step: "waiting", events: 0, progress: 0, model: null },
    maxTasks: maxVerifications,
    ending,
  });
