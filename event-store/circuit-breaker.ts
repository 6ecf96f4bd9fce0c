import { pause } from "./pause.ts";

/**
 * Remembers that a server is unavailable. The first failed operation opens it; later operations
 * fail at once instead of waiting for their own timeout.
 */
export interface CircuitBreaker<Reason extends Error> {
  /** Why the server is unavailable; null while it is available. */
  current(): Reason | null;
  /**
   * Number of outages so far. If it grew while an operation ran, the failure of the operation may
   * belong to an outage that is over.
   */
  outages(): number;
  /** Records a failed operation, and probes the server in the background until it answers. */
  open(reason: Reason): void;
  stop(): void;
}

const betweenProbesMs = 100;

/**
 * Called once with the reason when a server becomes unavailable, and once with null when it is
 * back.
 */
export type OnOutage = (reason: Error | null) => void;

/** `probe` resolves when the server answers. It must have its own timeout. */
export const createCircuitBreaker = <Reason extends Error>(
  probe: () => Promise<unknown>,
  onOutage: OnOutage = () => undefined,
): CircuitBreaker<Reason> => {
  const closing = new AbortController();
  let current: Reason | null = null;
  let outages = 0;

  const waitForAnswer = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        await probe();
        current = null;
        onOutage(null);
        return;
      } catch {
        // The reason is known already, and every operation reports it in the meantime.
        await pause(betweenProbesMs, closing.signal);
      }
    }
  };

  return {
    current: () => current,
    outages: () => outages,
    open(reason) {
      if (current || closing.signal.aborted) return;
      current = reason;
      outages += 1;
      onOutage(reason);
      void waitForAnswer();
    },
    stop: () => closing.abort(),
  };
};
