import { expect, it, onTestFinished } from "vitest";
import { createBatchSize } from "#event-store/batch-size.ts";
import { noEvents } from "#event-store/event-store.ts";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { someEvent } from "../testing/events.ts";

it("takes more events at once while batches take no time, up to a bound", () => {
  const size = createBatchSize();
  expect(size.events).toBe(100);
  for (const events of [200, 400, 800, 1600, 2000, 2000]) {
    size.took(2);
    expect(size.events).toBe(events);
  }
});

it("takes fewer where a batch has taken long, and stays where it is just right", () => {
  const size = createBatchSize();
  size.took(2);
  size.took(2);
  size.took(35);
  expect(size.events).toBe(400);
  for (const events of [200, 100, 100]) {
    size.took(200);
    expect(size.events).toBe(events);
  }
});

it("is how a log is delivered to somebody who is far behind", async () => {
  const store = createMemoryEventStore();
  const events = 10_000;
  for (let stored = 0; stored < events; stored += 100) {
    await store.append(
      "stock-1",
      stored === 0 ? noEvents : stored - 1,
      Array.from({ length: 100 }, () => someEvent()),
    );
  }
  const sizes: number[] = [];
  await new Promise<void>((resolve, reject) => {
    const subscription = store.subscribe(
      null,
      async (batch) => {
        sizes.push(batch.length);
        if (batch.at(-1)?.revision === events - 1) resolve();
      },
      reject,
    );
    onTestFinished(() => subscription.stop());
  });
  expect(sizes.length).toBeLessThan(50);
});
