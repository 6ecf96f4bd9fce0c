import { describe, expect, it } from "vitest";
import { createChangeFeed, type LiveUpdate } from "./change-feed.ts";
import type { DocumentReader, Find } from "./document-store.ts";
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
  return { feed, live, updates, change };
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
  const { feed, live, updates, change } = await reading();
  change(1, 1001);
  expect(live.waiting()).toBe(0);
  await expect(updates.next()).rejects.toThrow(
    new ReaderTooSlow("Too many changes are waiting; ask again"),
  );
  expect(live.waiting()).toBe(0);
  expect(feed.listeners).toBe(0);
  expect(await updates.next()).toMatchObject({ done: true });
});

it("is counted with its waiting changes until it leaves", async () => {
  const { live, updates, change } = await reading();
  expect(live.waiting()).toBe(0);
  change(1, 3);
  change(2, 1);
  expect(live.waiting()).toBe(3);
  await updates.next();
  expect(live.waiting()).toBe(2);
  await updates.return?.();
  expect(live.waiting()).toBe(0);
});

it("gets a document that changed again after those that changed between", async () => {
  const { feed, updates } = await reading();
  const changes = ["a", "b", "a"].map((id, index) => ({
    ...{ collection: "counts", id, position: `000${index + 1}` },
    document: { pieces: index },
  }));
  feed.publish(changes);
  expect(await updates.next()).toMatchObject({ value: { id: "b" } });
  expect(await updates.next()).toMatchObject({ value: { id: "a", document: { pieces: 2 } } });
});

it("ends with an error that is thrown into it", async () => {
  const { feed, updates } = await reading();
  await expect(updates.throw?.(new Error("closed"))).rejects.toThrow("closed");
  expect(feed.listeners).toBe(0);
});

describe("a reader that missed changes", () => {
  /** Opens after position 0000 a collection of documents at 0001 and so on; reads up to `whole`. */
  const missing = (size: number, whole: number) => {
    const at = (index: number) => String(index).padStart(4, "0");
    const finds: Find[] = [];
    const find = (async (_collection, requested) => {
      finds.push(requested);
      const from = Number(requested.cursor ?? 0);
      const to = Math.min(size, from + requested.limit);
      const documents = Array.from({ length: to - from }, (_, index) => ({
        ...{ id: `d${from + index + 1}`, position: at(from + index + 1), document: { pieces: 1 } },
      }));
      return { documents, nextCursor: to < size ? String(to) : null };
    }) as DocumentReader["find"];
    const live = createLiveUpdates({
      documents: { find } as DocumentReader,
      feed: createChangeFeed(),
      position: () => at(whole),
    });
    const where = { even: { eq: true } };
    return { finds, updates: live.follow<Count>({ collection: "counts", where, after: "0000" }) };
  };

  it("gets them page by page, and learns how many follow at least", async () => {
    const { finds, updates } = missing(501, 600);
    const remaining: unknown[] = [];
    for (let left = 501; left > 0; left -= 1) {
      const { value }: { readonly value: unknown } = await updates.next();
      expect(value).toMatchObject({
        id: `d${502 - left}`,
        position: String(502 - left).padStart(4, "0"),
      });
      remaining.push((value as LiveUpdate<Count>).remaining);
    }
    expect(remaining).toEqual([...Array.from({ length: 500 }, (_, index) => 500 - index), 0]);
    const find = {
      where: { even: { eq: true }, $position: { gt: "0000" } },
      sort: [{ field: "$position", direction: "up" }],
      limit: 500,
    };
    expect(finds).toEqual([
      { ...find, cursor: null },
      { ...find, cursor: "500" },
    ]);
  });

  it("gets none that is not complete yet", async () => {
    const { finds, updates } = missing(1200, 2);
    expect(await updates.next()).toMatchObject({ value: { id: "d1", remaining: 1 } });
    expect(await updates.next()).toMatchObject({ value: { id: "d2", remaining: 0 } });
    void updates.next();
    await updates.return?.();
    expect(finds).toHaveLength(1);
  });
});
