import { renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { paths } from "../../../paths.ts";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { commandsFor } from "./commands.ts";
import { matching } from "./matching.ts";
import { useSearchResults } from "./use-search-results.ts";

const answerTo = (words: string) => ({
  orderBoard: {
    __typename: "OrderBoardPage",
    items: [boardOrderOf(1, { id: `order of ${words}`, customerName: words })],
  },
  catalogue: { __typename: "ProductPage", items: [] },
});

function open(answer: (words: string) => object | Promise<object> = answerTo) {
  const shop = scriptedShop({
    FindForCommand: async ({ search }) => (await answer(String(search))) as Record<string, unknown>,
  });
  const { result, rerender } = renderHook(useSearchResults, {
    wrapper: shop.wrapper,
    initialProps: "",
  });
  const names = () => result.current.orders.map(({ customerName }) => customerName);
  const requests = () => shop.variablesOf("FindForCommand").map(({ search }) => search);
  return { result, type: rerender, names, requests };
}

describe("search results while typing", () => {
  it("are empty for a single letter, without asking the shop", () => {
    const { result, type, requests } = open();
    type(" k ");
    expect(result.current).toMatchObject({ orders: [], waiting: false, failed: false });
    expect(requests()).toEqual([]);
  });

  it("are requested once for the whole word when letters follow quickly", async () => {
    const { result, type, names, requests } = open();
    for (const typed of ["pe", "per", "perera "]) type(typed);
    expect(result.current.waiting).toBe(true);
    await waitFor(() => expect(names()).toEqual(["perera"]));
    expect(requests()).toEqual(["perera"]);
    expect(result.current.waiting).toBe(false);
  });

  it("stay until the next results load, and disappear at once when the text is cleared", async () => {
    let answer: (value: object) => void = () => undefined;
    const { type, names, requests } = open((words) =>
      words === "perera" ? answerTo(words) : new Promise((resolve) => (answer = resolve)),
    );
    type("perera");
    await waitFor(() => expect(names()).toEqual(["perera"]));
    type("silva");
    await waitFor(() => expect(requests()).toEqual(["perera", "silva"]));
    expect(names()).toEqual(["perera"]);
    answer(answerTo("silva"));
    await waitFor(() => expect(names()).toEqual(["silva"]));
    type("");
    expect(names()).toEqual([]);
  });

  it("report a failure if the shop is unreachable", async () => {
    const { result, type } = open(() => Promise.reject(new Error("the shop is unreachable")));
    type("perera");
    await waitFor(() => expect(result.current).toMatchObject({ failed: true, waiting: false }));
  });
});

describe("the global commands", () => {
  const calls: string[] = [];
  const commands = commandsFor(
    {
      onGo: (to) => calls.push(to),
      onKeys: () => calls.push("keys"),
      onClose: () => calls.push("closed"),
    },
    { mayEditItems: true, mayPlaceOrders: true },
  );
  const run = (words: string) => {
    calls.length = 0;
    matching(commands, words)[0]?.run();
    return [...calls];
  };

  it.each([
    ["add product", [paths.adminAdd]],
    ["new order", [paths.adminNewOrder]],
    ["orders table", [`${paths.adminOrders}?view=table`]],
    ["low", [`${paths.adminStock}?show=low`]],
    ["shortcuts", ["keys"]],
    ["shop", [paths.home]],
    ["night", ["closed"]],
  ])("are found by %j and run", (words, done) => {
    expect(run(words)).toEqual(done);
  });

  it("have one name each", () => {
    expect(new Set(commands.map(({ label }) => label)).size).toBe(commands.length);
  });
});
