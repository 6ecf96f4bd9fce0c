import type { Position } from "#domain/ports.ts";
import type { Runner } from "./engine/runner.ts";

/** Lets a reader wait for its own last action. */
export interface Freshness {
  /** Waits until the read models hold a position; false where they do not in time, which is two seconds where none is given. */
  reach(position: Position | null | undefined, longestWaitMs?: number): Promise<boolean>;
  /** How far the read models have got; the empty text before the first event. */
  position(): Position;
  /** False while the read models cannot be brought up to the log: what is kept of them may be older than an action that was answered. */
  isKeptUp(): boolean;
}

const usualWaitMs = 2000;

export const createFreshness = (
  runner: Pick<Runner, "position" | "waitFor" | "lastError">,
): Freshness => ({
  async reach(position, longestWaitMs = usualWaitMs) {
    if (position === null || position === undefined) return true;
    // Read models that cannot be written now will hardly catch up within the wait.
    if (runner.lastError() !== null) return (runner.position() ?? "") >= position;
    return runner.waitFor(position, longestWaitMs);
  },
  position: () => runner.position() ?? "",
  isKeptUp: () => runner.lastError() === null,
});

/** The same for one request: whoever asks for a position that is waited for already waits with it, however often. */
export const freshnessOfRequest = ({ reach, ...rest }: Freshness): Freshness => {
  const waits = new Map<Position, Promise<boolean>>();
  return {
    async reach(wanted, longestWaitMs) {
      if (wanted === null || wanted === undefined) return true;
      const wait = waits.get(wanted) ?? reach(wanted, longestWaitMs);
      waits.set(wanted, wait);
      return wait;
    },
    ...rest,
  };
};
