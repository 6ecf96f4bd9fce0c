import type { RunDepartureReason, RunPhase, StopFailure } from "../../../generated/operations.ts";
import { runOfId } from "../../../generated/values/run-id.ts";
import { dateText } from "../../shared/delivery/day-text.ts";

/** A run in words, from its id: run 2, Tue 24 Nov. */
export function runText(id: string | null): string {
  if (id === null) return "a run";
  const { date, number } = runOfId(id);
  return `run ${number}, ${dateText(date, "short")}`;
}

const phases: Readonly<Record<RunPhase, string>> = {
  PLANNED: "Planned",
  ON_THE_ROAD: "On the road",
  BACK: "Back, not closed",
  CLOSED: "Closed",
  DISCARDED: "Discarded",
};

/** Day and zone of a run: Tue 24 Nov, Western. */
export function placeText(run: { date: string; zoneName: string | null }): string {
  return [dateText(run.date, "short"), run.zoneName].filter(Boolean).join(", ");
}

/** Driver, zone and day of a run. */
export function tourText(run: {
  date: string;
  zoneName: string | null;
  driver: { name: string | null } | null;
}): string {
  const { driver, zoneName, date } = run;
  return [driver?.name ?? "No driver", zoneName, dateText(date, "short")]
    .filter(Boolean)
    .join(", ");
}

/** The phase of a run in words. */
export function phaseText(phase: RunPhase): string {
  return phases[phase];
}

/** Why an order left a run without its planner. */
export const departureText: Readonly<Record<RunDepartureReason, string>> = {
  ON_ANOTHER_RUN: "it is on another run",
  ORDER_CLOSED: "it was delivered, cancelled or returned",
  ORDER_CHANGED: "it has another day or zone",
};

/** Why a stop was not delivered, as a label. */
export const failureLabels: Readonly<Record<StopFailure, string>> = {
  NOT_AT_HOME: "Not at home",
  REFUSED: "Refused",
  WRONG_ADDRESS: "Wrong address",
  DAMAGED: "Damaged",
};

/** Why a stop was not delivered, within a sentence; empty if it was. */
export function failureText(failure: StopFailure | null): string {
  return failure ? failureLabels[failure].toLowerCase() : "";
}

/** The items of a stop in words: 1 Poya Mirror, 2 Sigiri Table Lamp. */
export function itemsText(
  items: readonly { quantity: number; name: string; options: readonly string[] }[],
): string {
  return items
    .map(({ quantity, name, options }) => `${quantity} ${[name, ...options].join(", ")}`)
    .join(" · ");
}
