import type { StopFailure } from "../../../generated/operations.ts";
import type { DriverRun, DriverStop, StoredAnswer } from "./stored-run.ts";

/** The answer to a stop, whether the shop has it or not. */
export interface ShownOutcome {
  delivered: boolean;
  collected: number;
  failure: StopFailure | null;
  at: string;
  /** The answer waits on this phone. */
  waits: boolean;
}

/** A stop with its number on the tour and its answer. */
export interface ShownStop extends DriverStop {
  number: number;
  shown: ShownOutcome | null;
}

/** A run with the answers of this phone. */
export interface RunView {
  stops: readonly ShownStop[];
  /** The next stop without an answer; null at the end. */
  next: ShownStop | null;
  toGo: number;
  cash: number;
  waiting: number;
}

function localOutcome({ delivered, failed, answeredAt }: StoredAnswer): ShownOutcome {
  return {
    delivered: delivered !== undefined,
    collected: delivered?.collected ?? 0,
    failure: failed?.failure ?? null,
    at: answeredAt,
    waits: true,
  };
}

function shownOutcome(
  { outcome, orderId }: DriverStop,
  answers: readonly StoredAnswer[],
): ShownOutcome | null {
  if (outcome) return { ...outcome, at: outcome.answeredAt, waits: false };
  const local = answers.find((answer) => answer.orderId === orderId && !answer.refusal);
  return local ? localOutcome(local) : null;
}

/** A run as its driver sees it: the shop's answers, and those that wait on this phone. */
export function runView(run: DriverRun, answers: readonly StoredAnswer[]): RunView {
  const own = answers.filter(({ runId }) => runId === run.id);
  const stops = run.stops.map((stop, index) => ({
    ...stop,
    number: index + 1,
    shown: shownOutcome(stop, own),
  }));
  const open = stops.filter(({ shown, ended }) => shown === null && !ended);
  return {
    stops,
    next: open[0] ?? null,
    toGo: open.length,
    cash: stops.reduce((sum, { shown }) => sum + (shown?.collected ?? 0), 0),
    waiting: stops.filter(({ shown }) => shown?.waits).length,
  };
}

/** The run that a driver works on: the one on the road, else the next planned one. */
export function currentRun(runs: readonly DriverRun[]): DriverRun | null {
  return runs.find(({ phase }) => phase !== "PLANNED") ?? runs[0] ?? null;
}

/** A map of an address, opened in the phone's map app or in the browser. */
export function mapAddress({ address, city, district }: DriverStop): string {
  const place = [address, city, district, "Sri Lanka"].filter((part) => part !== "").join(", ");
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
