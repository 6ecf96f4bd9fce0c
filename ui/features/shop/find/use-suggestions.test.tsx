import { renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { useSuggestions } from "./use-suggestions.ts";

const suggestionsFor = (totalCount: number) => ({
  productSuggestions: {
    __typename: "ProductSuggestions",
    totalCount,
    categories: [],
    replacedWords: [],
    marks: [],
    items: [],
  },
});

function open({ wanted = true, isAway = false } = {}) {
  const way = { isAway };
  const shop = scriptedShop({
    FindSuggestions: ({ search }) => {
      if (way.isAway) throw new Error("shop unreachable");
      return suggestionsFor(String(search).length);
    },
  });
  const { result, rerender } = renderHook((typed: string) => useSuggestions(typed, wanted), {
    wrapper: shop.wrapper,
    initialProps: "",
  });
  const requests = () => shop.variablesOf("FindSuggestions").map(({ search }) => search);
  const count = () => result.current.suggestions?.totalCount ?? null;
  return { way, result, type: rerender, requests, count };
}

describe("suggestions", () => {
  it("send one trimmed request for letters typed in quick succession", async () => {
    const { type, requests, count } = open();
    for (const typed of ["l", "la", " lamp "]) type(typed);
    await waitFor(() => expect(count()).toBe(4));
    expect(requests()).toEqual(["lamp"]);
  });

  it("keep the previous response while loading, with its own words", async () => {
    const { result, type, count } = open();
    type("lamp");
    await waitFor(() => expect(count()).toBe(4));
    type("lamps");
    expect(count()).toBe(4);
    expect(result.current.search).toBe("lamp");
    await waitFor(() => expect(count()).toBe(5));
    expect(result.current.search).toBe("lamps");
  });

  it("are cleared at once with the field", async () => {
    const { type, count } = open();
    type("lamp");
    await waitFor(() => expect(count()).toBe(4));
    type("  ");
    expect(count()).toBeNull();
  });

  it("send no request while the panel is closed", async () => {
    const { result, type, requests } = open({ wanted: false });
    type("lamp");
    await waitFor(() => expect(result.current.search).toBe("lamp"));
    expect(requests()).toEqual([]);
  });

  it("report that the shop is unreachable, and recover on retry", async () => {
    const { way, result, type, count } = open({ isAway: true });
    type("lamp");
    await waitFor(() => expect(result.current.failed).toBe(true));
    await result.current.retry();
    expect(result.current.failed).toBe(true);
    way.isAway = false;
    await result.current.retry();
    await waitFor(() => expect(count()).toBe(4));
    await waitFor(() => expect(result.current.failed).toBe(false));
  });
});
