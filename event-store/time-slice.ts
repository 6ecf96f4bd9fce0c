import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Lets long work share the event loop. The work asks after each small part whether its slice is
 * over, and then yields.
 */
export interface TimeSlice {
  /** Whether the slice has used up its time. */
  isOver(): boolean;
  /** Yields to requests, timers and signals, and begins the next slice. */
  next(): Promise<void>;
}

/** Short enough that several long tasks together delay a request by less than 50 ms. */
const usualMs = 5;

/** Begins a slice of `lengthMs` milliseconds. */
export const beginTimeSlice = (lengthMs = usualMs): TimeSlice => {
  let begun = performance.now();
  return {
    isOver: () => performance.now() - begun >= lengthMs,
    async next() {
      await nextTurn();
      begun = performance.now();
    },
  };
};
