/** Returns the current time. It never goes back while the process runs. */
export type Clock = () => string;

/** Smaller steps back are normal corrections of a running clock and aren't reported. */
const minReportedStepMs = 1000;

/**
 * Follows the machine's clock while that goes forward. After the machine's clock is set back,
 * continues from the last known time at the pace of a monotonic clock. So a later event is never
 * stored with an earlier time, and no code or session lives longer.
 */
export const createClock = ({
  wall = Date.now,
  steady = () => performance.now(),
  onSetBack = () => undefined,
}: {
  readonly wall?: () => number;
  readonly steady?: () => number;
  /** Called once each time the machine's clock is set back. */
  readonly onSetBack?: (byMs: number) => void;
} = {}): Clock => {
  let [last, lastSteady] = [wall(), steady()];
  let isBehind = false;
  return () => {
    const [now, ticks] = [wall(), steady()];
    const expected = last + Math.max(0, ticks - lastSteady);
    const back = expected - now;
    if (now < last && back >= minReportedStepMs && !isBehind) onSetBack(back);
    isBehind = now < last;
    last = isBehind ? expected : now;
    lastSteady = ticks;
    return new Date(last).toISOString();
  };
};
