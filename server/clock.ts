/** The moment by a clock that never goes back while the process runs. */
export type Clock = () => string;

/** A step back that is no mere correction of a running clock. */
const toldFromMs = 1000;

/**
 * The machine's clock, as long as it goes forward. After it is set back, the shop continues from
 * the last known moment at the pace of a monotonic clock. Later events are never stored as earlier,
 * and no code or session lives longer.
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
    if (now < last && back >= toldFromMs && !isBehind) onSetBack(back);
    isBehind = now < last;
    last = isBehind ? expected : now;
    lastSteady = ticks;
    return new Date(last).toISOString();
  };
};
