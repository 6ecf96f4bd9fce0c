import { createDesk, type Desk, type Done, type RunBeside } from "../desk.ts";
import type { CheckedModel, VerificationProgress } from "./verification.ts";

/**
 * Checks some read models by their names; away from those whom the shop serves, where there are
 * any.
 */
export type RunVerification = RunBeside<
  readonly string[],
  VerificationProgress,
  readonly CheckedModel[]
>;

/** How far a check is, or what came of it. */
export type VerificationUpdate = VerificationProgress | Done<readonly CheckedModel[]>;

/** Checks read models while somebody waits for it: whoever leaves gives the check up. */
export type Verify = Desk<readonly string[], VerificationProgress, readonly CheckedModel[]>;

/** So many may wait for a check. */
const mostChecks = 20;

export const createVerificationDesk = (run: RunVerification, ending: AbortSignal): Verify =>
  createDesk(run, {
    waiting: { step: "waiting", events: 0, progress: 0, model: null },
    most: mostChecks,
    ending,
  });
