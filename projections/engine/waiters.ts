import type { Position } from "#domain/ports.ts";

/** Callers that wait until the read models have reached a position. */
export interface Waiters {
  /** True once the position is reached; false if it is not within the timeout. */
  wait(position: Position, timeoutMs: number): Promise<boolean>;
  /** Resolves the waits for this position and earlier ones. */
  reached(position: Position): void;
  /** Whether any caller waits. */
  some(): boolean;
}

export const createWaiters = (): Waiters => {
  const waiting = new Set<{ readonly position: Position; readonly goOn: () => void }>();
  return {
    wait: (position, timeoutMs) =>
      new Promise((resolve) => {
        const settle = (inTime: boolean) => {
          clearTimeout(timer);
          waiting.delete(waiter);
          resolve(inTime);
        };
        const waiter = { position, goOn: () => settle(true) };
        const timer = setTimeout(() => settle(false), timeoutMs);
        waiting.add(waiter);
      }),
    reached(position) {
      for (const waiter of waiting) {
        if (waiter.position <= position) waiter.goOn();
      }
    },
    some: () => waiting.size > 0,
  };
};
