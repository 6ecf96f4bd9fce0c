import { useRef } from "react";
import type { RunPhase } from "../../../generated/operations.ts";
import { isOpenPhase } from "./run-view.ts";

interface ListedRun {
  readonly id: string;
  readonly phase: RunPhase;
}

/**
 * Keeps a list of open runs complete. Returns what to do with an update: the changed run is in the
 * cache already, so the list is read again only if the run enters or leaves it. An update during
 * that read, or after a failed one, reads it again too: the answer may be older than the update.
 */
export function useOpenList(
  runs: readonly ListedRun[] | undefined,
  read: (after: string) => Promise<boolean>,
): (run: ListedRun | null, position: string) => void {
  /** The position that the latest read has not reached. */
  const missing = useRef<string | null>(null);
  return (run, position) => {
    if (run === null) return;
    const isListed = runs?.some(({ id }) => id === run.id) ?? false;
    if (missing.current === null && isListed === isOpenPhase(run.phase)) return;
    missing.current = position;
    void read(position).then((isRead) => {
      if (isRead && missing.current === position) missing.current = null;
    });
  };
}
