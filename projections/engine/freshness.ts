import type { Position } from "#domain/ports.ts";
import type { Runner } from "./runner.ts";

/** Lets a reader wait for its own last action. */
export interface Freshness {
  /**
   * Waits until the read models have reached a position. Returns false after the timeout, which is
   * two seconds by default.
   */
  reach(position: Position | null | undefined, longestWaitMs?: number): Promise<boolean>;
  /** Position of the read models; the empty text before the first event. */
  position(): Position;
  /**
   * False while the read models cannot be updated. Caches of them may be older than an answered
   * action.
   */
  isKeptUp(): boolean;
}

const usualWaitMs = 2000;

export const createFreshness = (
  runner: Pick<Runner, "position" | "waitFor" | "lastError">,
): Freshness => ({
  async reach(position, longestWaitMs = usualWaitMs) {
    if (position === null || position === undefined) return true;
    // Read models that cannot be written now are unlikely to catch up during the wait.
    if (runner.lastError() !== null) return (runner.position() ?? "") >= position;
    return runner.waitFor(position, longestWaitMs);
  },
  position: () => runner.position() ?? "",
  isKeptUp: () => runner.lastError() === null,
});

/** The same for one request: further waits for the same position share the first one. */
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
