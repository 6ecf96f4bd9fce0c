import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CartStockChangedDocument } from "../generated/operations.ts";
import { scriptedShop } from "../testing/scripted-shop.tsx";
import { useLiveUpdates } from "./live-updates.tsx";

const at = (position: number) => String(position).padStart(16, "0");

const updateAt = (position: number, remaining = 0) => ({
  stockChanged: {
    __typename: "StockUpdate",
    productId: null,
    product: null,
    position: at(position),
    remaining,
  },
});

interface Page {
  after: string | null | undefined;
  productIds?: string[];
}

/** A page that follows the stock of some products. */
const openPage = (page: Page) => {
  const shop = scriptedShop();
  const seen: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ after, productIds = ["uva-kettle"] }: Page) =>
      useLiveUpdates({
        document: CartStockChangedDocument,
        variables: { productIds },
        after,
        read: ({ stockChanged: { position, remaining } }) => ({ position, remaining }),
        onUpdate: ({ stockChanged }) => void seen.push(stockChanged.position),
      }),
    { wrapper: shop.wrapper, initialProps: page },
  );
  const { feeds, connection } = shop;
  const askedAfter = () => feeds.map(({ variables }) => variables["after"]);
  const newest = () => {
    const feed = feeds.at(-1);
    if (!feed) throw new Error("nothing is followed");
    return feed;
  };
  /** The wait before the next try ends. */
  const networkIsBack = () =>
    act(async () => {
      dispatchEvent(new Event("online"));
      await vi.advanceTimersByTimeAsync(0);
    });
  return { rerender, unmount, feeds, connection, seen, askedAfter, newest, networkIsBack };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a page that is still reading", () => {
  it("follows nothing, and then from the position it has read", () => {
    const { rerender, askedAfter } = openPage({ after: undefined });
    expect(askedAfter()).toEqual([]);
    rerender({ after: at(5) });
    expect(askedAfter()).toEqual([at(5)]);
  });
});

describe("a page that has read nothing", () => {
  it("follows from now on", () => {
    expect(openPage({ after: null }).askedAfter()).toEqual([null]);
  });
});

describe("an update", () => {
  it("reaches the page, and says how much is still missed", () => {
    const { newest, seen, connection } = openPage({ after: at(5) });
    act(() => newest().publish(updateAt(6, 2)));
    expect(connection.freshness()).toEqual({ kind: "catching-up", remaining: 2 });
    act(() => newest().publish(updateAt(8)));
    expect(connection.freshness().kind).toBe("live");
    expect(seen).toEqual([at(6), at(8)]);
  });
});

describe.each(["fail", "complete"] as const)("a feed that ends by itself (%s)", (end) => {
  it("is started anew after the wait, with the latest position that was seen", async () => {
    const { newest, askedAfter, connection, networkIsBack } = openPage({ after: at(5) });
    act(() => newest().publish(updateAt(9)));
    act(() => newest()[end]());
    expect(connection.freshness().kind).toBe("offline");
    expect(askedAfter()).toEqual([at(5)]);
    await networkIsBack();
    expect(askedAfter()).toEqual([at(5), at(9)]);
  });

  it("is tried for as long as the page stands, and misses nothing in between", async () => {
    const { newest, askedAfter, connection, networkIsBack } = openPage({ after: at(5) });
    for (let position = 6; position < 12; position++) {
      act(() => newest().publish(updateAt(position)));
      act(() => newest()[end]());
      await networkIsBack();
      act(() => newest()[end]());
      await networkIsBack();
      expect(askedAfter().slice(-2)).toEqual([at(position), at(position)]);
    }
    act(() => newest().publish(updateAt(12)));
    expect(connection.freshness().kind).toBe("live");
  });
});

it("starts a feed anew that the shop answers with an error", async () => {
  const { newest, feeds, seen, networkIsBack } = openPage({ after: at(5) });
  act(() => newest().refuse("UNAVAILABLE"));
  expect(newest().left).toBe(true);
  await networkIsBack();
  expect(feeds).toHaveLength(2);
  expect(seen).toEqual([]);
});

it("never goes back: neither for what the page reads again, nor for an update that comes late", async () => {
  const { newest, askedAfter, rerender, networkIsBack } = openPage({ after: at(5) });
  act(() => newest().publish(updateAt(9)));
  act(() => newest().publish(updateAt(7)));
  rerender({ after: at(6) });
  act(() => newest().fail());
  await networkIsBack();
  expect(askedAfter()).toEqual([at(5), at(9)]);
});

it("goes on from what the page has read meanwhile where that is newer", async () => {
  const { newest, askedAfter, rerender, networkIsBack } = openPage({ after: at(5) });
  rerender({ after: at(20) });
  expect(askedAfter()).toEqual([at(5)]);
  act(() => newest().fail());
  await networkIsBack();
  expect(askedAfter()).toEqual([at(5), at(20)]);
});

it("follows other things instead when the page shows others, and only then", () => {
  const { feeds, rerender } = openPage({ after: at(5) });
  rerender({ after: at(5), productIds: ["uva-kettle"] });
  expect(feeds).toHaveLength(1);
  rerender({ after: at(5), productIds: ["sigiri-lamp"] });
  expect(feeds.map(({ variables, left }) => [variables["productIds"], left])).toEqual([
    [["uva-kettle"], true],
    [["sigiri-lamp"], false],
  ]);
});

it("given other things that were read earlier, then it follows them from there, and misses nothing", () => {
  const { askedAfter, newest, rerender } = openPage({ after: at(5) });
  rerender({ after: at(100), productIds: ["sigiri-lamp"] });
  act(() => newest().publish(updateAt(120)));
  rerender({ after: at(5) });
  expect(askedAfter()).toEqual([at(5), at(100), at(5)]);
});

it("given other things that are still being read, then it waits for their position", () => {
  const { askedAfter, rerender } = openPage({ after: at(50) });
  rerender({ after: undefined, productIds: ["sigiri-lamp"] });
  rerender({ after: at(7), productIds: ["sigiri-lamp"] });
  expect(askedAfter()).toEqual([at(50), at(7)]);
});

it("given other things without a position, then it follows them from now on", () => {
  const { askedAfter, rerender } = openPage({ after: at(50) });
  rerender({ after: null, productIds: ["sigiri-lamp"] });
  expect(askedAfter()).toEqual([at(50), null]);
});

describe("a page that is left", () => {
  it("follows nothing any more, and nobody waits for it", () => {
    const { unmount, newest, connection } = openPage({ after: at(5) });
    expect(connection.freshness().kind).toBe("catching-up");
    unmount();
    expect(newest().left).toBe(true);
    expect(connection.freshness().kind).toBe("live");
  });

  it("is not started anew by a wait that ends later", async () => {
    const { unmount, newest, feeds, networkIsBack } = openPage({ after: at(5) });
    act(() => newest().fail());
    unmount();
    await networkIsBack();
    expect(feeds).toHaveLength(1);
  });
});
