import { createTaskQueue, type TaskQueue, type TaskDone, type RunTask } from "../task-queue.ts";
import type { WhatIfOutcome, WhatIfProgress, WhatIfQuery } from "./what-if.ts";

/** What came of a simulation, or why it cannot be had, in a sentence. */
export type WhatIfAnswer = WhatIfOutcome | { readonly refused: string };

/** Simulates away from those whom the shop serves, where there are any. */
export type RunWhatIf = RunTask<WhatIfQuery, WhatIfProgress, WhatIfAnswer>;

/** How far a simulation is, or what came of it. */
export type WhatIfUpdate = WhatIfProgress | TaskDone<WhatIfAnswer>;

/** Simulates while somebody waits for it: whoever leaves gives it up. */
export type WhatIf = TaskQueue<WhatIfQuery, WhatIfProgress, WhatIfAnswer>;

/** So many may ask for simulations at a time; one is made after the other. */
export const mostSimulations = 8;

/** So many events after the fork can be simulated at once. */
export const mostSimulatedEvents = 250_000;

/** So long a simulation may take, in milliseconds. */
export const longestSimulationMs = 60_000;

export const createWhatIfQueue = (run: RunWhatIf, ending: AbortSignal): WhatIf =>
  createTaskQueue(run, {
    waiting: { step: "waiting", events: 0, progress: 0 },
    most: mostSimulations,
    ending,
  });
