import { expect, it, onTestFinished } from "vitest";
import { noEvents } from "#event-store/event-store.ts";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { someEvent } from "../testing/events.ts";

it("delivers a log in few batches to a subscriber that is far behind", async () => {
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
