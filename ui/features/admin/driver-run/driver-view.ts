import { stopsOf, type StopOutcome, type ViewedStop } from "../kit/run-view.ts";
import type { DriverRun, DriverStop, StoredAnswer } from "./use-driver-run.ts";

/** The answer to a stop, whether the shop has it or not. */
interface ShownOutcome extends StopOutcome {
  /** The answer waits on this phone. */
  waits: boolean;
}

/** A stop as its driver sees it. */
export type ShownStop = ViewedStop<Omit<DriverStop, "outcome"> & { outcome: ShownOutcome | null }>;

export type DriverView = ReturnType<typeof driverView>;

function shownOutcome(
  { outcome, orderId, toCollect: owed }: DriverStop,
  answers: readonly StoredAnswer[],
): ShownOutcome | null {
  if (outcome) return { ...outcome, waits: false };
  const local = answers.find((answer) => answer.orderId === orderId && !answer.refusal);
  if (!local) return null;
  const { delivered, failed, answeredAt } = local;
  return {
    __typename: "StopOutcome",
    delivered: delivered !== undefined,
    owed,
    collected: delivered?.collected ?? 0,
    shortReason: delivered?.shortReason ?? null,
    failure: failed?.failure ?? null,
    takenDay: null,
    answeredAt,
    waits: true,
  };
}

/** A run as its driver sees it: the shop's answers, and those that wait on this phone. */
export function driverView(run: DriverRun, answers: readonly StoredAnswer[]) {
  const own = answers.filter(({ runId }) => runId === run.id);
  const view = stopsOf({
    stops: run.stops.map((stop) => ({ ...stop, outcome: shownOutcome(stop, own) })),
  });
  return {
    ...view,
    /** The next stop without an answer; null at the end. */
    next: view.open[0] ?? null,
    waiting: view.stops.filter(({ outcome }) => outcome?.waits).length,
  };
}
