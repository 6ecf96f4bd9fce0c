import type { MongoClient } from "mongodb";

/** How long commands may take that nobody waits for, in milliseconds. */
export interface Patience {
  /** What takes longer has been forgotten. */
  readonly longestMs: number;
  /** What was under way when a connection broke, and takes longer than this from then on, has been forgotten. */
  readonly afterBreakMs: number;
}

/** No command is that slow; and the driver needs three seconds to fail what an outage broke off. */
export const usualPatience: Patience = { longestMs: 60_000, afterBreakMs: 10_000 };

/**
 * Puts an end to operations that the driver forgets: where a socket is destroyed in the moment a command is sent over
 * it, mongodb 7.9.0 waits for that socket to drain, which it never does, and no time-out of the driver covers it. Such
 * an operation rejects with `reason` instead; it may go on all the same, and has to be one that can be done twice.
 */
export const endForgotten = (
  client: MongoClient,
  { longestMs, afterBreakMs }: Patience,
  reason: () => Error,
): (<Result>(operation: () => Promise<Result>) => Promise<Result>) => {
  const underWay = new Set<() => void>();
  // Of the connection that carried it nothing is told; but whatever ends that one ends others, or keeps them from being made.
  client.on("connectionClosed", ({ reason: cause }) => {
    if (cause === "error") for (const connectionBroke of underWay) connectionBroke();
  });
  return async (operation) => {
    let giveUp: () => void = () => undefined;
    const forgotten = new Promise<never>((_resolve, reject) => {
      giveUp = () => reject(reason());
    });
    const longest = setTimeout(giveUp, longestMs);
    let afterBreak: NodeJS.Timeout | undefined;
    const connectionBroke = () => {
      afterBreak ??= setTimeout(giveUp, afterBreakMs);
    };
    underWay.add(connectionBroke);
    try {
      return await Promise.race([operation(), forgotten]);
    } finally {
      underWay.delete(connectionBroke);
      clearTimeout(longest);
      clearTimeout(afterBreak);
    }
  };
};
