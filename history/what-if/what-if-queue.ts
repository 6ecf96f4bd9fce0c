import { createTaskQueue, type TaskQueue, type TaskDone, type RunTask } from "../task-queue.ts";
import type { WhatIfOutcome, WhatIfProgress, WhatIfQuery } from "./what-if.ts";

/** The result of a simulation, or why it was refused, in a sentence. */
export type WhatIfAnswer = WhatIfOutcome | { readonly refused: string };

/** Runs a simulation, in a worker if the process serves customers. */
export type RunWhatIf = RunTask<WhatIfQuery, WhatIfProgress, WhatIfAnswer>;

/** The progress of a simulation, or its result. */
export type WhatIfUpdate = WhatIfProgress | TaskDone<WhatIfAnswer>;

/** Runs a simulation for a waiting caller. Stopping the iterator cancels it. */
export type WhatIf = TaskQueue<WhatIfQuery, WhatIfProgress, WhatIfAnswer>;

/** Maximum number of running and waiting simulations; only one runs at a time. */
export const maxSimulations = 8;

/** Maximum number of events after the fork. */
export const maxSimulatedEvents = 250_000;

/** Timeout of a simulation in milliseconds. */
export const simulationTimeoutMs = 60_000;

export const createWhatIfQueue = (run: RunWhatIf, ending: AbortSignal): WhatIf =>
  createTaskQueue(run, {
    waiting: { step: "waiting", events: 0, progress: 0 },
    maxTasks: maxSimulations,
    ending,
  });
