import { pause } from "#event-store/pause.ts";
import type { MongoUnavailable } from "./errors.ts";

/** Whether a server is away: found out by whoever fails first, so that nobody else waits for the same answer. */
export interface Outage {
  /** Why the server cannot be used; null while it can. */
  current(): MongoUnavailable | null;
  /** An operation has failed for this reason: asks the server in the background until it answers. */
  begin(error: MongoUnavailable): void;
  close(): void;
}

const betweenQuestionsMs = 100;

/** `ask` resolves when the server answers; it takes its own time to give up. */
export const createOutage = (ask: () => Promise<unknown>): Outage => {
  const closing = new AbortController();
  let error: MongoUnavailable | null = null;

  const waitForAnswer = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        await ask();
        error = null;
        return;
      } catch {
        // Why it is away is known already, and told by every operation meanwhile.
        await pause(betweenQuestionsMs, closing.signal);
      }
    }
  };

  return {
    current: () => error,
    begin(reason) {
      if (error) return;
      error = reason;
      void waitForAnswer();
    },
    close: () => closing.abort(),
  };
};
