import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { accountOf } from "../../../testing/accounts.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { useAccounts } from "./use-accounts.ts";

/** A list with two pages; the search matches names. */
const openList = async (initial = "") => {
  const way = { open: true };
  const names = ["anura", "bimal", "chamari", "dilan"];
  const shop = scriptedShop({
    Accounts: async ({ search, cursor }) => {
      if (!way.open) throw new TypeError("the shop is unreachable");
      const found = names.filter((name) => name.includes(typeof search === "string" ? search : ""));
      const from = Number(cursor ?? 0);
      const items = found.slice(from, from + 2).map(accountOf);
      const nextCursor = from + 2 < found.length ? String(from + 2) : null;
      return { accounts: { __typename: "AccountPage", items, nextCursor } };
    },
  });
  const { result, rerender } = renderHook(({ search }) => useAccounts(search, false), {
    wrapper: shop.wrapper,
    initialProps: { search: initial },
  });
  const shown = () => result.current.shown?.items.map(({ name }) => name) ?? null;
  const search = (words: string) => rerender({ search: words });
  return { ...shop, way, result, shown, search };
};

describe("the list of accounts", () => {
  it("loads page by page until there are no more", async () => {
    const { result, shown } = await openList();
    expect(shown()).toBeNull();
    await waitFor(() => expect(shown()).toEqual(["anura", "bimal"]));
    act(() => void result.current.more?.load());
    expect(result.current.more?.loading).toBe(true);
    await waitFor(() => expect(shown()).toEqual(["anura", "bimal", "chamari", "dilan"]));
    await waitFor(() => expect(result.current.more).toBeNull());
  });

  it("keeps the old results, marked as stale, while a new search is loading", async () => {
    const { result, shown, search } = await openList();
    await waitFor(() => expect(shown()).toHaveLength(2));
    search("chamari");
    expect(result.current.stale).toBe(true);
    expect(shown()).toEqual(["anura", "bimal"]);
    await waitFor(() => expect(result.current.stale).toBe(false));
    expect(shown()).toEqual(["chamari"]);
  });

  it("lists all accounts without a search", async () => {
    const { variablesOf, shown } = await openList();
    await waitFor(() => expect(shown()).not.toBeNull());
    expect(variablesOf("Accounts")).toEqual([{ search: null, staff: false }]);
  });
});

describe("a page that fails to load", () => {
  it("leaves the loaded accounts, and can be retried", async () => {
    const { result, shown, way } = await openList();
    await waitFor(() => expect(shown()).toHaveLength(2));
    way.open = false;
    act(() => void result.current.more?.load());
    await waitFor(() => expect(result.current.more?.loading).toBe(false));
    expect(shown()).toHaveLength(2);
    way.open = true;
    act(() => void result.current.more?.load());
    await waitFor(() => expect(shown()).toHaveLength(4));
  });

  it("is a failure of the list if it is the first, and recovers with a retry", async () => {
    const { result, shown, way, search } = await openList("anura");
    await waitFor(() => expect(shown()).toHaveLength(1));
    way.open = false;
    search("bimal");
    await waitFor(() => expect(result.current.failed).toBe(true));
    way.open = true;
    act(() => void result.current.retry());
    await waitFor(() => expect(shown()).toEqual(["bimal"]));
    expect(result.current.failed).toBe(false);
  });
});
