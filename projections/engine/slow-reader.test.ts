import { expect, it } from "vitest";
import { createChangeFeed } from "./change-feed.ts";
import type { DocumentReader } from "./document-store.ts";
import { createLiveUpdates, ReaderTooSlow } from "./live-updates.ts";

interface Count {
  readonly pieces: number;
}

const reading = async () => {
  const feed = createChangeFeed();
  const live = createLiveUpdates({
    documents: {} as DocumentReader,
    feed,
    position: () => "0000",
  });
  const updates = live.follow<Count>({
    collection: "counts",
    where: {},
    after: null,
  });
  await updates.next();
  const change = (from: number, count: number) =>
    feed.publish(
      Array.from({ length: count }, (_, index) => ({
        collection: "counts",
        id: String(from + index),
        document: { pieces: 1 },
        position: String(from + index).padStart(4, "0"),
      })),
    );
  return { feed, updates, change };
};

it("does not repeat a change that the reader's first answer holds", async () => {
  const feed = createChangeFeed();
  const live = createLiveUpdates({
    documents: {} as DocumentReader,
    feed,
    position: () => "0005",
  });
  const updates = live.follow<Count>({ collection: "counts", where: {}, after: null });
  await updates.next();
  for (const position of ["0004", "0005", "0006"]) {
    feed.publish([{ collection: "counts", id: position, document: { pieces: 1 }, position }]);
  }
  expect(await updates.next()).toMatchObject({ value: { id: "0006" } });
});

it("buffers a thousand documents for a stalled reader", async () => {
  const { updates, change } = await reading();
  change(1, 1000);
  expect(await updates.next()).toMatchObject({ value: { id: "1" } });
});

it("disconnects a reader with more unread changes, and buffers nothing for it", async () => {
  const { feed, updates, change } = await reading();
  change(1, 1001);
  await expect(updates.next()).rejects.toThrow(ReaderTooSlow);
  expect(feed.listeners).toBe(0);
  expect(await updates.next()).toMatchObject({ done: true });
});
