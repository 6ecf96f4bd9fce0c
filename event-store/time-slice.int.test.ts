import { expect, it, onTestFinished } from "vitest";
import { stockDecider } from "#domain/stock/decider.ts";
import { createCommandHandler } from "#event-store/command-handler.ts";
import { copyLog } from "#event-store/copy-log.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { noEvents, type EventStore, type NewEvent } from "#event-store/event-store.ts";
import { someEvent } from "../testing/events.ts";
import { loopDelayOf, type LoopDelay } from "../testing/loop-delay.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";

const appendAll = async (store: EventStore, stream: string, events: readonly NewEvent[]) => {
  const atOnce = 500;
  for (let from = 0; from < events.length; from += atOnce) {
    await store.append(stream, from === 0 ? noEvents : from - 1, events.slice(from, from + atOnce));
  }
};

/** A product that 13,000 orders have reserved and bought. */
const bestSeller = async () => {
  const store = await openEmbeddedEventStore(temporaryDirectory());
  onTestFinished(() => store.close());
  const events = Array.from({ length: 13_000 }, (_, order) => {
    const data = { orderId: `order-${order}`, quantity: 1 };
    return [
      { ...someEvent(data), type: "StockReserved" },
      { ...someEvent(data), type: "StockReservationConfirmed" },
    ];
  });
  await appendAll(store, "stock-1", events.flat());
  return store;
};

/** Without slices each of these blocks the event loop for hundreds of milliseconds. */
const expectShared = ({ longestMs, usualLongestMs }: LoopDelay): void => {
  expect(usualLongestMs).toBeLessThan(50);
  expect(longestMs).toBeLessThan(150);
};

it("yields while a bestseller's stream is folded for the first time", async () => {
  const store = await bestSeller();
  const handler = createCommandHandler({ store });
  let revision = 0;
  const delay = await loopDelayOf(async () => {
    ({ revision } = await handler.load(stockDecider, "1"));
  });
  expect(revision).toBe(25_999);
  expectShared(delay);
});

it("yields while the log is read, delivered and copied", async () => {
  const store = await bestSeller();
  const target = await openEmbeddedEventStore(temporaryDirectory());
  onTestFinished(() => target.close());
  expectShared(
    await loopDelayOf(async () => {
      let events = 0;
      for await (const { revision } of store.readAll(null)) events = revision;
      expect(events).toBe(25_999);
    }),
  );
  expectShared(
    await loopDelayOf(
      () =>
        new Promise<void>((resolve, reject) => {
          const subscription = store.subscribe(
            null,
            async (events) => {
              if (events.at(-1)?.revision === 25_999) resolve();
            },
            reject,
          );
          onTestFinished(() => subscription.stop());
        }),
    ),
  );
  expectShared(await loopDelayOf(() => copyLog(store, target)));
});
