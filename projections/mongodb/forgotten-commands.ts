import type { MongoClient } from "mongodb";

/** Timeouts of background commands, in milliseconds. */
export interface Patience {
  /** After this time a command counts as forgotten. */
  readonly longestMs: number;
  /** If a connection breaks, a command in progress counts as forgotten after this time. */
  readonly afterBreakMs: number;
}

/**
 * No command is that slow. The driver needs three seconds to fail the commands that an outage
 * interrupted.
 */
export const usualPatience: Patience = { longestMs: 60_000, afterBreakMs: 10_000 };

/**
 * Rejects operations that the driver forgets. If a socket is destroyed at the moment a command is
 * sent, mongodb 7.9.0 waits permanently for that socket to drain, and no timeout of the driver
 * covers that. Such an operation rejects with `reason`. The server may still execute it, so it must
 * be safe to repeat.
 */
export const endForgotten = (
  client: MongoClient,
  { longestMs, afterBreakMs }: Patience,
  reason: () => Error,
): (<Result>(operation: () => Promise<Result>) => Promise<Result>) => {
  const underWay = new Set<() => void>();
  const allBroke = (): void => {
    for (const connectionBroke of underWay) connectionBroke();
  };
  // The driver emits no event for the affected connection. Whatever closes that one closes others,
  // prevents new ones, or fails the driver's own check of the server, which clears the pool.
  client.on("connectionClosed", ({ reason: cause }) => {
    if (cause === "error") allBroke();
  });
  client.on("connectionPoolCleared", allBroke);
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
