import type { CopyProgress } from "#event-store/copy-log.ts";

const secondMs = 1000;
const barLength = 20;

/** A count with separators. */
export const numberOf = (count: number): string => count.toLocaleString("en");

/** A duration in words, rounded up. */
const durationOf = (seconds: number): string =>
  seconds < 100 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/**
 * Prints a line with a bar at the end of each step and one per second in between. It has the time
 * that the step still takes at its speed so far. `now` returns milliseconds on a monotonic clock.
 */
export const printProgress = (
  print: (line: string) => void,
  now: () => number,
): ((progress: CopyProgress) => void) => {
  let begun: CopyProgress & { readonly at: number } = {
    ...{ step: "comparing", events: 0, total: 0, at: now() },
  };
  let printedAt = begun.at;
  return (progress) => {
    const { step, events, total } = progress;
    const at = now();
    if (step !== begun.step) begun = { ...progress, at };
    if (events < total && at - printedAt < secondMs) return;
    printedAt = at;
    const done = total === 0 ? 1 : events / total;
    const bar = "█".repeat(Math.floor(done * barLength)).padEnd(barLength, "░");
    const perMs = (events - begun.events) / (at - begun.at);
    const left =
      events < total && perMs > 0
        ? `, ${durationOf((total - events) / perMs / secondMs)} left`
        : "";
    print(`${step} ${bar} ${numberOf(events)} of ${numberOf(total)} events${left}`);
  };
};
