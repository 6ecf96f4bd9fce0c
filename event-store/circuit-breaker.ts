import { pause } from "./pause.ts";

/** Whether a server is away: found out by whoever fails first, so that nobody else waits for the same answer. */
export interface CircuitBreaker<Reason extends Error> {
  /** Why the server cannot be used; null while it can. */
  current(): Reason | null;
  /** An operation has failed for this reason: asks the server in the background until it answers. */
  open(reason: Reason): void;
  stop(): void;
}

const betweenProbesMs = 100;

/** Notified why a server is away when it goes, and null when it is back; once each. */
export type OnOutage = (reason: Error | null) => void;

/** `probe` resolves when the server answers; it takes its own time to give up. */
export const createCircuitBreaker = <Reason extends Error>(
  probe: () => Promise<unknown>,
  onOutage: OnOutage = () => undefined,
): CircuitBreaker<Reason> => {
  const closing = new AbortController();
  let current: Reason | null = null;

  const waitForAnswer = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        await probe();
        current = null;
        onOutage(null);
        return;
      } catch {
        // Why it is away is known already, and told by every operation meanwhile.
        await pause(betweenProbesMs, closing.signal);
      }
    }
  };

  return {
    current: () => current,
    open(reason) {
      if (current || closing.signal.aborted) return;
      current = reason;
      onOutage(reason);
      void waitForAnswer();
    },
    stop: () => closing.abort(),
  };
};
