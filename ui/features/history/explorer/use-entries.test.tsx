import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { HistoryFilter } from "../../../generated/operations.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { useEntries } from "./use-entries.ts";

const entry = (number: number) => ({
  __typename: "HistoryEntry",
  number,
  position: String(number).padStart(8, "0"),
  stream: "order-1",
  revision: 0,
  category: "ORDER",
  type: "OrderPlaced",
  words: `Order ${number} placed`,
  occurredAt: "2026-11-20T08:00:00.000Z",
  orderNumber: null,
  actor: null,
});

/** A log of ten events in pages of four; its connection can be closed. */
function openLog({ live = false, follows = true } = {}) {
  const log = { events: 10, open: true, answered: Promise.resolve() };
  const shop = scriptedShop({
    HistoryEntries: async ({ before }) => {
      if (typeof before === "number") await log.answered;
      if (!log.open) throw new Error("shop unreachable");
      const newest = typeof before === "number" ? before - 1 : log.events;
      const oldest = Math.max(1, newest - 3);
      return {
        historyIndexStatus: {
          __typename: "HistoryIndexStatus",
          events: log.events,
          position: String(log.events).padStart(8, "0"),
          first: null,
          last: null,
          progress: 1,
        },
        history: {
          __typename: "HistoryPage",
          nextBefore: oldest > 1 ? oldest : null,
          entries: Array.from({ length: newest - oldest + 1 }, (_, at) => entry(newest - at)),
        },
      };
    },
  });
  const { result, rerender } = renderHook(
    (filter: HistoryFilter) => useEntries(filter, { follows, live }),
    { wrapper: shop.wrapper, initialProps: {} },
  );
  const listed = () => result.current.entries?.map(({ number }) => number) ?? null;
  const settled = (numbers: readonly number[] | null) =>
    waitFor(() => expect(listed()).toEqual(numbers));
  const come = (...numbers: readonly number[]) =>
    act(async () => {
      log.events = Math.max(log.events, ...numbers);
      shop.feeds.at(-1)?.publish({
        historyChanged: {
          __typename: "HistoryUpdate",
          entries: numbers.map(entry),
          events: log.events,
          position: String(log.events).padStart(8, "0"),
          remaining: 0,
        },
      });
    });
  return { log, shop, result, rerender, listed, settled, come };
}

describe("entries of the log", () => {
  it("load page by page, newest first, until there are no more", async () => {
    const { result, settled } = openLog();
    await settled([10, 9, 8, 7]);
    act(() => result.current.loadMore?.());
    await settled([10, 9, 8, 7, 6, 5, 4, 3]);
    act(() => result.current.loadMore?.());
    await settled([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(result.current.loadMore).toBeNull();
  });

  it("load a page once if it is requested twice", async () => {
    const { shop, result, settled, listed } = openLog();
    await settled([10, 9, 8, 7]);
    const more = result.current.loadMore;
    act(() => {
      more?.();
      more?.();
    });
    await waitFor(() => expect(shop.requests.length).toBeGreaterThan(1));
    await settled([10, 9, 8, 7, 6, 5, 4, 3]);
    await act(async () => undefined);
    expect(listed()).toHaveLength(8);
  });

  it("report a first page that couldn't load, and load it on retry", async () => {
    const { log, result, settled } = openLog();
    await settled([10, 9, 8, 7]);
    log.open = false;
    act(() => result.current.refresh());
    await waitFor(() => expect(result.current.failed).toBe(true));
    expect(result.current.entries).toBeNull();
    log.open = true;
    act(() => result.current.refresh());
    await settled([10, 9, 8, 7]);
    expect(result.current.failed).toBe(false);
  });

  it("of another filter never show the entries of the previous one", async () => {
    const { shop, result, rerender, settled } = openLog();
    await settled([10, 9, 8, 7]);
    rerender({ order: "NV-1" });
    expect(result.current.entries).toBeNull();
    await settled([10, 9, 8, 7]);
    expect(shop.variablesOf("HistoryEntries").at(-1)?.["filter"]).toEqual({ order: "NV-1" });
  });
});

it("the next page of a filter loads while that of an earlier one is still loading", async () => {
  const { log, shop, result, rerender, settled } = openLog();
  await settled([10, 9, 8, 7]);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  log.answered = promise;
  act(() => result.current.loadMore?.());
  rerender({ order: "NV-1" });
  await settled([10, 9, 8, 7]);
  log.answered = Promise.resolve();
  act(() => result.current.loadMore?.());
  await settled([10, 9, 8, 7, 6, 5, 4, 3]);
  await act(async () => resolve(undefined));
  expect(result.current.entries).toHaveLength(8);
  expect(shop.variablesOf("HistoryEntries").at(-1)?.["filter"]).toEqual({ order: "NV-1" });
});

describe("new entries", () => {
  it("are prepended at once in live mode", async () => {
    const { result, settled, come } = openLog({ live: true });
    await settled([10, 9, 8, 7]);
    await come(11, 12);
    await settled([12, 11, 10, 9, 8, 7]);
    expect(result.current.waiting).toBe(0);
    expect(result.current.indexStatus?.events).toBe(12);
  });

  it("are counted otherwise, and prepended on demand", async () => {
    const { result, settled, come, listed } = openLog();
    await settled([10, 9, 8, 7]);
    await come(11);
    await come(12, 13);
    expect(listed()).toEqual([10, 9, 8, 7]);
    expect(result.current.waiting).toBe(3);
    act(() => result.current.showWaiting());
    expect(listed()).toEqual([13, 12, 11, 10, 9, 8, 7]);
    expect(result.current.waiting).toBe(0);
  });

  it("are ignored if already listed", async () => {
    const { settled, come, listed } = openLog({ live: true });
    await settled([10, 9, 8, 7]);
    await come(10, 11);
    await come(11);
    expect(listed()).toEqual([11, 10, 9, 8, 7]);
  });

  it("beyond the limit are only counted, and read again on demand", async () => {
    const { result, settled, come } = openLog();
    await settled([10, 9, 8, 7]);
    await come(...Array.from({ length: 503 }, (_, at) => 11 + at));
    expect(result.current.waiting).toBe(503);
    act(() => result.current.showWaiting());
    await settled([513, 512, 511, 510]);
    expect(result.current.waiting).toBe(0);
  });

  it("are not followed if the range has an end", async () => {
    const { shop, settled } = openLog({ follows: false });
    await settled([10, 9, 8, 7]);
    expect(shop.feeds).toEqual([]);
  });
});
