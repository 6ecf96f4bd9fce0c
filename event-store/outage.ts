import { pause } from "./pause.ts";

/** Whether a server is away: found out by whoever fails first, so that nobody else waits for the same answer. */
export interface Outage<Reason extends Error> {
  /** Why the server cannot be used; null while it can. */
  current(): Reason | null;
  /** An operation has failed for this reason: asks the server in the background until it answers. */
  begin(reason: Reason): void;
  close(): void;
}

const betweenQuestionsMs = 100;

/** Told why a server is away when it goes, and null when it is back; once each. */
export type OnOutage = (reason: Error | null) => void;

/** `ask` resolves when the server answers; it takes its own time to give up. */
export const createOutage = <Reason extends Error>(
  ask: () => Promise<unknown>,
  onOutage: OnOutage = () => undefined,
): Outage<Reason> => {
  const closing = new AbortController();
  let current: Reason | null = null;

  const waitForAnswer = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        await ask();
        current = null;
        onOutage(null);
        return;
      } catch {
        // Why it is away is known already, and told by every operation meanwhile.
        await pause(betweenQuestionsMs, closing.signal);
      }
    }
  };

  return {
    current: () => current,
    begin(reason) {
      if (current || closing.signal.aborted) return;
      current = reason;
      onOutage(reason);
      void waitForAnswer();
    },
    close: () => closing.abort(),
  };
};
