import { setImmediate as nextTurn } from "node:timers/promises";

/** Long work shares the event loop: it asks after each small part whether its time is up, and then lets others go first. */
export interface TimeSlice {
  /** Whether the time is up since the last turn of the loop that this work has seen. */
  isOver(): boolean;
  /** Lets requests, timers and signals have their turn, and begins another slice. */
  next(): Promise<void>;
}

/** So short that several works at once still hold a request up for less than 50 ms. */
const usualMs = 5;

/** Begins a slice of some milliseconds. */
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
