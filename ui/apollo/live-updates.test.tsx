import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  CartStockChangedDocument,
  SettingValuesChangedDocument,
  SettingValuesDocument,
} from "../generated/operations.ts";
import { defaultRules } from "../generated/shop.ts";
import { scriptedShop } from "../testing/scripted-shop.tsx";
import { useLiveQuery, useLiveUpdates } from "./live-updates.tsx";

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
  const reread: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ after, productIds = ["uva-kettle"] }: Page) =>
      useLiveUpdates({
        document: CartStockChangedDocument,
        variables: { productIds },
        after,
        onUpdate: ({ position }) => void seen.push(position),
        reread: (position) => reread.push(position),
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
  /** Ends the wait before the next attempt. */
  const networkIsBack = () =>
    act(async () => {
      dispatchEvent(new Event("online"));
      await vi.advanceTimersByTimeAsync(0);
    });
  return { rerender, unmount, feeds, connection, seen, reread, askedAfter, newest, networkIsBack };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

describe("a page that is still loading", () => {
  it("follows nothing, and starts from the position it has read", () => {
    const { rerender, askedAfter } = openPage({ after: undefined });
    expect(askedAfter()).toEqual([]);
    rerender({ after: at(5) });
    expect(askedAfter()).toEqual([at(5)]);
  });
});

describe("a page without a position", () => {
  it("follows from now on", () => {
    expect(openPage({ after: null }).askedAfter()).toEqual([null]);
  });

  it("reads its data again when it follows, because an update may have come in between", async () => {
    const { newest, reread, networkIsBack } = openPage({ after: null });
    expect(reread).toEqual([]);
    act(() => newest().publish(updateAt(6)));
    act(() => newest().publish(updateAt(7)));
    expect(reread).toEqual([at(6)]);
    act(() => newest().fail());
    await networkIsBack();
    act(() => newest().publish(updateAt(8)));
    expect(reread).toEqual([at(6)]);
  });

  it("does not read again if it knows the position of its data", () => {
    const { newest, reread } = openPage({ after: at(5) });
    act(() => newest().publish(updateAt(6)));
    expect(reread).toEqual([]);
  });
});

describe("an update", () => {
  it("reaches the page, with the number of missed updates still to come", () => {
    const { newest, seen, connection } = openPage({ after: at(5) });
    act(() => newest().publish(updateAt(6, 2)));
    expect(connection.freshness.read()).toEqual({ kind: "catching-up", remaining: 2 });
    act(() => newest().publish(updateAt(8)));
    expect(connection.freshness.read().kind).toBe("live");
    expect(seen).toEqual([at(6), at(8)]);
  });
});

describe.each(["fail", "complete"] as const)("a feed that ends by itself (%s)", (end) => {
  it("restarts after the wait from the latest position seen", async () => {
    const { newest, askedAfter, connection, networkIsBack } = openPage({ after: at(5) });
    act(() => newest().publish(updateAt(9)));
    act(() => newest()[end]());
    expect(connection.freshness.read().kind).toBe("offline");
    expect(askedAfter()).toEqual([at(5)]);
    await networkIsBack();
    expect(askedAfter()).toEqual([at(5), at(9)]);
  });

  it("is retried while the page is mounted, and misses nothing in between", async () => {
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
    expect(connection.freshness.read().kind).toBe("live");
  });
});

it("restarts a feed that fails with an error of the shop", async () => {
  const { newest, feeds, seen, networkIsBack } = openPage({ after: at(5) });
  act(() => newest().refuse("UNAVAILABLE"));
  expect(newest().left).toBe(true);
  await networkIsBack();
  expect(feeds).toHaveLength(2);
  expect(seen).toEqual([]);
});

it("never goes back, neither when the page reads again nor for a late update", async () => {
  const { newest, askedAfter, rerender, networkIsBack } = openPage({ after: at(5) });
  act(() => newest().publish(updateAt(9)));
  act(() => newest().publish(updateAt(7)));
  rerender({ after: at(6) });
  act(() => newest().fail());
  await networkIsBack();
  expect(askedAfter()).toEqual([at(5), at(9)]);
});

it("continues from the position the page has read since if that is newer", async () => {
  const { newest, askedAfter, rerender, networkIsBack } = openPage({ after: at(5) });
  rerender({ after: at(20) });
  expect(askedAfter()).toEqual([at(5)]);
  act(() => newest().fail());
  await networkIsBack();
  expect(askedAfter()).toEqual([at(5), at(20)]);
});

it("follows other variables when the page changes them, and only then", () => {
  const { feeds, rerender } = openPage({ after: at(5) });
  rerender({ after: at(5), productIds: ["uva-kettle"] });
  expect(feeds).toHaveLength(1);
  rerender({ after: at(5), productIds: ["sigiri-lamp"] });
  expect(feeds.map(({ variables, left }) => [variables["productIds"], left])).toEqual([
    [["uva-kettle"], true],
    [["sigiri-lamp"], false],
  ]);
});

it("follows other variables from their earlier position, and misses nothing", () => {
  const { askedAfter, newest, rerender } = openPage({ after: at(5) });
  rerender({ after: at(100), productIds: ["sigiri-lamp"] });
  act(() => newest().publish(updateAt(120)));
  rerender({ after: at(5) });
  expect(askedAfter()).toEqual([at(5), at(100), at(5)]);
});

it("waits for the position of variables that are still loading", () => {
  const { askedAfter, rerender } = openPage({ after: at(50) });
  rerender({ after: undefined, productIds: ["sigiri-lamp"] });
  rerender({ after: at(7), productIds: ["sigiri-lamp"] });
  expect(askedAfter()).toEqual([at(50), at(7)]);
});

it("follows other variables without a position from now on", () => {
  const { askedAfter, rerender } = openPage({ after: at(50) });
  rerender({ after: null, productIds: ["sigiri-lamp"] });
  expect(askedAfter()).toEqual([at(50), null]);
});

describe("a page that is unmounted", () => {
  it("follows nothing, and no longer counts for the freshness", () => {
    const { unmount, newest, connection } = openPage({ after: at(5) });
    expect(connection.freshness.read().kind).toBe("catching-up");
    unmount();
    expect(newest().left).toBe(true);
    expect(connection.freshness.read().kind).toBe("live");
  });

  it("is not restarted by a wait that ends later", async () => {
    const { unmount, newest, feeds, networkIsBack } = openPage({ after: at(5) });
    act(() => newest().fail());
    unmount();
    await networkIsBack();
    expect(feeds).toHaveLength(1);
  });
});

describe("a live query", () => {
  const settingsOf = (deliveryNote: string) => ({
    ...{ __typename: "ShopSettings", id: "settings" },
    ...{ ...defaultRules, deliveryNote },
  });
  it("is read again when the feed begins, and then follows the cache", async () => {
    vi.useRealTimers();
    const stored = { name: "Nivasa" };
    const shop = scriptedShop({ SettingValues: () => ({ shopSettings: settingsOf(stored.name) }) });
    const { result } = renderHook(
      () => useLiveQuery({ query: SettingValuesDocument, live: SettingValuesChangedDocument }),
      { wrapper: shop.wrapper },
    );
    const shown = () => result.current.data?.shopSettings.deliveryNote;
    await waitFor(() => expect(shown()).toBe("Nivasa"));
    stored.name = "Nivasa Galle";
    const publish = (settings: object | null, position: number) =>
      shop.publish({
        shopSettingsChanged: {
          ...{ __typename: "ShopSettingsUpdate", settings, position: at(position), remaining: 0 },
        },
      });
    await publish(null, 6);
    await waitFor(() => expect(shown()).toBe("Nivasa Galle"));
    await publish(settingsOf("Nivasa Kandy"), 7);
    await waitFor(() => expect(shown()).toBe("Nivasa Kandy"));
    expect(shop.variablesOf("SettingValues")).toEqual([{}, { after: at(6) }]);
  });
});
