import type { Readable } from "node:stream";
import { createSignal } from "#event-store/signal.ts";

/** Items that a call of the client has received and the reader has not taken yet. */
export interface Inbox<Item> {
  /** Takes at most `max` items, without waiting. */
  take(max: number): readonly Item[];
  /** Resolves when there is something new: items, the end or a failure. */
  next(abort: AbortSignal): Promise<void>;
  /** Wakes a waiting reader. */
  wake(): void;
  fail(error: Error): void;
  readonly failure: Error | null;
  readonly ended: boolean;
}

/**
 * Takes items in batches. It keeps its error listener after the reader has left: the client emits
 * some errors late, and an unhandled one ends the process.
 */
export const inboxOf = <Item>(source: Readable): Inbox<Item> => {
  const changed = createSignal();
  let failure: Error | null = null;
  let ended = false;
  const fail = (error: Error) => {
    failure ??= error;
    changed.notify();
  };
  const end = () => {
    ended = true;
    changed.notify();
  };
  source.on("readable", changed.notify);
  source.on("error", fail);
  source.on("end", end);
  source.on("close", end);
  return {
    take(max) {
      const items: Item[] = [];
      while (items.length < max) {
        const item = source.read() as Item | null;
        if (item === null) break;
        items.push(item);
      }
      return items;
    },
    next: changed.next,
    wake: changed.notify,
    fail,
    get failure() {
      return failure;
    },
    get ended() {
      return ended;
    },
  };
};
