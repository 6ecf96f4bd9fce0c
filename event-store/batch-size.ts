/** How many events are taken at once by a reader that works as fast as it is given them. */
export interface BatchSize {
  readonly events: number;
  /** Learns from a full batch how long it took, in milliseconds. */
  took(ms: number): void;
}

const fewest = 100;
const most = 2000;

/** What comes of a batch is stored in one piece: longer, and a request would wait for it too long. */
const shortMs = 25;
const longMs = 45;

/**
 * Few events at first, and more while batches are done with in no time: far behind, most of the work is what each batch
 * costs whatever is in it. Fewer again where one has taken long.
 */
export const createBatchSize = (): BatchSize => {
  let events = fewest;
  return {
    get events() {
      return events;
    },
    took(ms) {
      if (ms < shortMs) events = Math.min(most, events * 2);
      else if (ms > longMs) events = Math.max(fewest, Math.floor(events / 2));
    },
  };
};
