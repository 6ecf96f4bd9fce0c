import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AccountsDocument } from "../generated/operations.ts";
import { accountOf } from "../testing/accounts.ts";
import { scriptedShop } from "../testing/scripted-shop.tsx";
import { usePagedQuery } from "./use-paged-query.ts";

const names = ["anura", "bimal", "chamari", "dilan", "eranga"];

/** A list with pages of two; the connection to the shop can be cut. */
const openList = (fetchPolicy?: "cache-first", mostListed?: number) => {
  const way = { open: true, nextPage: Promise.resolve() };
  const shop = scriptedShop({
    Accounts: async ({ search, cursor }) => {
      if (typeof cursor === "string") await way.nextPage;
      if (!way.open) throw new TypeError("the shop is unreachable");
      const found = names.filter((name) => name.includes(typeof search === "string" ? search : ""));
      const from = Number(cursor ?? 0);
      const nextCursor = from + 2 < found.length ? String(from + 2) : null;
      const items = found.slice(from, from + 2).map(accountOf);
      return { accounts: { __typename: "AccountPage", items, nextCursor } };
    },
  });
  const open = (search: string | null = null) =>
    renderHook(
      (words: string | null) =>
        usePagedQuery({
          document: AccountsDocument,
          variables: { search: words, staff: false },
          listOf: ({ accounts }) => accounts,
          ...(fetchPolicy && { fetchPolicy }),
          mostListed,
        }),
      { wrapper: shop.wrapper, initialProps: search },
    );
  return { ...shop, way, open };
};

type Opened = ReturnType<ReturnType<typeof openList>["open"]>["result"];
const listed = ({ current }: Opened) => current.list?.items.map(({ name }) => name) ?? null;

describe("a list that is loaded page by page", () => {
  it("is empty at first, which is no failure", () => {
    const { result } = openList().open();
    expect(result.current).toMatchObject({ list: null, loading: true, failed: false, more: null });
  });

  it("grows with every page, and has no more after the last", async () => {
    const { result } = openList().open();
    await waitFor(() => expect(listed(result)).toEqual(names.slice(0, 2)));
    await act(async () => expect(await result.current.more?.load()).toBe(true));
    await waitFor(() => expect(listed(result)).toEqual(names.slice(0, 4)));
    await act(async () => expect(await result.current.more?.load()).toBe(true));
    await waitFor(() => expect(listed(result)).toEqual(names));
    expect(result.current.more).toBeNull();
  });

  it("shows that the next page is loading", async () => {
    const { result } = openList().open();
    await waitFor(() => expect(result.current.more).not.toBeNull());
    expect(result.current.more).toMatchObject({ loading: false, failed: false });
    act(() => void result.current.more?.load());
    expect(result.current.more?.loading).toBe(true);
    await waitFor(() => expect(listed(result)).toHaveLength(4));
    await waitFor(() => expect(result.current.more?.loading).toBe(false));
  });

  it("loads a page once, however often it is requested", async () => {
    const { requests, open } = openList();
    const { result } = open();
    await waitFor(() => expect(result.current.more).not.toBeNull());
    const { length } = requests;
    const { more } = result.current;
    await act(async () => {
      const first = more?.load();
      // The client would send one request for both, but two reads would also count the page twice.
      expect(more?.load()).toBe(first);
      expect(await first).toBe(true);
    });
    await waitFor(() => expect(listed(result)).toHaveLength(4));
    expect(requests).toHaveLength(length + 1);
  });

  it("keeps showing the list of the previous variables while the new one loads", async () => {
    const { result, rerender } = openList().open();
    await waitFor(() => expect(listed(result)).toHaveLength(2));
    rerender("chamari");
    expect(listed(result)).toBeNull();
    expect(result.current.shown?.items.map(({ name }) => name)).toEqual(names.slice(0, 2));
    await waitFor(() => expect(listed(result)).toEqual(["chamari"]));
    expect(result.current.more).toBeNull();
  });
});

describe("a page that fails to load", () => {
  it("leaves the loaded pages, reports the failure, and can be retried", async () => {
    const { way, open } = openList();
    const { result } = open();
    await waitFor(() => expect(listed(result)).toHaveLength(2));
    way.open = false;
    await act(async () => expect(await result.current.more?.load()).toBe(false));
    expect(listed(result)).toHaveLength(2);
    expect(result.current.more).toMatchObject({ loading: false, failed: true });
    expect(result.current.failed).toBe(false);
    way.open = true;
    await act(async () => expect(await result.current.more?.load()).toBe(true));
    await waitFor(() => expect(listed(result)).toHaveLength(4));
    expect(result.current.more?.failed).toBe(false);
  });

  it("is a failure of the list if it is the first page; a retry recovers", async () => {
    const { way, open } = openList();
    way.open = false;
    const { result } = open();
    await waitFor(() => expect(result.current.failed).toBe(true));
    expect(listed(result)).toBeNull();
    await act(() => result.current.retry());
    expect(result.current.failed).toBe(true);
    way.open = true;
    await act(() => result.current.retry());
    await waitFor(() => expect(listed(result)).toHaveLength(2));
    expect(result.current.failed).toBe(false);
  });
});

describe("a page that arrives after the variables have changed", () => {
  async function openLate(mostListed?: number) {
    const { client, way, open } = openList(undefined, mostListed);
    const { result, rerender } = open();
    await waitFor(() => expect(listed(result)).toEqual(names.slice(0, 2)));
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    way.nextPage = promise;
    let loaded = Promise.resolve(false);
    act(() => {
      loaded = result.current.more?.load() ?? loaded;
    });
    rerender("an");
    await waitFor(() => expect(listed(result)).toEqual(["anura", "dilan"]));
    const cached = () =>
      client
        .readQuery({ query: AccountsDocument, variables: { search: "an", staff: false } })
        ?.accounts.items.map(({ name }) => name);
    return { result, cached, resolve, reject, loaded };
  }

  it("doesn't replace a full list of the new ones", async () => {
    const { result, cached, resolve, loaded } = await openLate(2);
    await act(async () => {
      resolve(undefined);
      await loaded;
    });
    expect(cached()).toEqual(["anura", "dilan"]);
    expect(result.current.offset).toBe(0);
  });

  it("doesn't report its state for the new ones", async () => {
    const { result, reject, loaded } = await openLate();
    expect(result.current.more).toMatchObject({ loading: false });
    await act(async () => {
      reject(new TypeError("the shop is unreachable"));
      expect(await loaded).toBe(false);
    });
    expect(result.current.more).toMatchObject({ failed: false });
  });
});

describe("a list that is cached", () => {
  it.each([
    [undefined, 2],
    ["cache-first", 1],
  ] as const)("is shown at once; with %s it has been requested %i times", async (policy, times) => {
    const { open, variablesOf } = openList(policy);
    const first = open();
    await waitFor(() => expect(listed(first.result)).toHaveLength(2));
    const second = open();
    expect(listed(second.result)).toHaveLength(2);
    await waitFor(() => expect(second.result.current.loading).toBe(false));
    expect(variablesOf("Accounts")).toHaveLength(times);
  });
});

describe("a list with a maximum length", () => {
  it("is replaced by the next page when it is full, and drops its items", async () => {
    const { client, open } = openList(undefined, 4);
    const { result } = open();
    await waitFor(() => expect(listed(result)).toHaveLength(2));
    await act(async () => expect(await result.current.more?.load()).toBe(true));
    await waitFor(() => expect(listed(result)).toEqual(names.slice(0, 4)));
    expect(result.current).toMatchObject({ offset: 0, more: { replaces: true } });
    await act(async () => expect(await result.current.more?.load()).toBe(true));
    await waitFor(() => expect(listed(result)).toEqual(["eranga"]));
    expect(result.current).toMatchObject({ offset: 4, more: null });
    expect(JSON.stringify(client.cache.extract())).not.toContain("anura");

    await act(() => result.current.retry());
    await waitFor(() => expect(listed(result)).toEqual(names.slice(0, 2)));
    expect(result.current).toMatchObject({ offset: 0, more: { replaces: false } });
  });

  it("starts at its first page for other variables", async () => {
    const { open } = openList(undefined, 2);
    const { result, rerender } = open();
    await waitFor(() => expect(listed(result)).toHaveLength(2));
    await act(async () => expect(await result.current.more?.load()).toBe(true));
    await waitFor(() => expect(result.current.offset).toBe(2));
    rerender("an");
    expect(result.current.offset).toBe(0);
    await waitFor(() => expect(listed(result)).toEqual(["anura", "dilan"]));
    rerender(null);
    await waitFor(() => expect(listed(result)).toEqual(names.slice(0, 2)));
    expect(result.current.offset).toBe(0);
  });

  it("stays unchanged if the next page fails", async () => {
    const { way, open } = openList(undefined, 2);
    const { result } = open();
    await waitFor(() => expect(listed(result)).toHaveLength(2));
    way.open = false;
    await act(async () => expect(await result.current.more?.load()).toBe(false));
    expect(listed(result)).toEqual(names.slice(0, 2));
    expect(result.current).toMatchObject({ offset: 0, more: { failed: true } });
  });
});
