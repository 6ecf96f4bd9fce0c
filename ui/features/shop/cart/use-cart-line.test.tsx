import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messages } from "../../../generated/shop.ts";
import { cartChanged } from "../../../testing/carts.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { useCartLine } from "./use-cart-line.ts";

const refusal = { __typename: "StockShortage", code: "STOCK_SHORTAGE", message: "Only 2 left" };

/** A line of kettles; the shop accepts every command unless it is given other answers. */
const openLine = (answers: (object | Error | Promise<object>)[] = []) => {
  const obey = async (kept: Readonly<Record<string, number>>) => {
    const answer = await Promise.resolve(answers.shift() ?? cartChanged(kept));
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const shop = scriptedShop({
    ChangeCartLine: async ({ quantity }) => ({
      changeCartQuantity: await obey({ kettle: Number(quantity) }),
    }),
    RemoveCartLine: async () => ({ removeFromCart: await obey({}) }),
  });
  const { result, unmount } = renderHook(() => useCartLine("kettle"), { wrapper: shop.wrapper });
  const change = (quantity: number) => act(() => result.current.change(quantity));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const sent = () => shop.variablesOf("ChangeCartLine").map(({ quantity }) => quantity);
  return { ...shop, result, unmount, change, pass, sent };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

describe("pressing a stepper", () => {
  it("sends one command after a pause, with the last quantity", async () => {
    const { change, pass, sent, result } = openLine();
    for (const quantity of [2, 3, 4]) {
      change(quantity);
      await pass(299);
    }
    expect(result.current.wanted).toBe(4);
    expect(sent()).toEqual([]);
    await pass(1);
    expect(sent()).toEqual([4]);
    expect(result.current).toMatchObject({ wanted: null, refusal: null });
  });

  it("sends a new command after each pause", async () => {
    const { change, pass, variablesOf } = openLine();
    for (const quantity of [2, 3]) {
      change(quantity);
      await pass(300);
    }
    const ids = variablesOf("ChangeCartLine").map(({ commandId }) => commandId);
    expect(new Set(ids).size).toBe(2);
  });

  it("keeps the newer quantity while the older one is answered", async () => {
    const { change, pass, result } = openLine();
    change(2);
    act(() => {
      vi.advanceTimersByTime(300);
      result.current.change(5);
    });
    await pass(0);
    expect(result.current.wanted).toBe(5);
    await pass(300);
    expect(result.current.wanted).toBeNull();
  });

  it.each([
    ["accepted", cartChanged({ kettle: 9 })],
    ["refused", refusal],
  ])(
    "keeps the newer quantity while it is pending, if the older one is %s",
    async (_how, older) => {
      const answers = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
      const { change, pass, result } = openLine(answers.map(({ promise }) => promise));
      for (const quantity of [9, 2]) {
        change(quantity);
        await pass(300);
      }
      answers[0]?.resolve(older);
      await pass(0);
      expect(result.current).toMatchObject({ wanted: 2, refusal: null });
      answers[1]?.resolve(cartChanged({ kettle: 2 }));
      await pass(0);
      expect(result.current).toMatchObject({ wanted: null, refusal: null });
    },
  );

  it("sends the command at once if the page is left before the pause, and only then", async () => {
    const { change, pass, sent, unmount } = openLine();
    change(7);
    unmount();
    await pass(0);
    expect(sent()).toEqual([7]);
    await pass(1_000);
    expect(sent()).toEqual([7]);
  });

  it("sends nothing if nothing was pressed", async () => {
    const { pass, requests, unmount } = openLine();
    unmount();
    await pass(1_000);
    expect(requests).toEqual([]);
  });
});

describe("a failed change", () => {
  it.each([
    [refusal, refusal.message],
    [new TypeError("the shop is unreachable"), messages.cart.updateFailed],
  ])("is reverted and shows why", async (answer, why) => {
    const { change, pass, result } = openLine([answer]);
    change(9);
    await pass(300);
    expect(result.current).toMatchObject({ wanted: null, refusal: why });
    change(2);
    expect(result.current.refusal).toBeNull();
  });
});

describe("removing a line", () => {
  it("discards a change that was about to be sent", async () => {
    const { change, pass, sent, result, requests } = openLine();
    change(3);
    const gone = await act(() => result.current.remove());
    expect(gone).toBe(true);
    await pass(1_000);
    expect(sent()).toEqual([]);
    expect(requests.map(({ operation }) => operation)).toEqual(["RemoveCartLine"]);
  });

  it("is pending until it is answered", async () => {
    const { result } = openLine();
    let removal: Promise<boolean> | undefined;
    act(() => {
      removal = result.current.remove();
    });
    expect(result.current.removing).toBe(true);
    await act(() => removal);
    expect(result.current.removing).toBe(false);
  });

  it.each([
    [refusal, refusal.message],
    [new TypeError("the shop is unreachable"), messages.cart.updateFailed],
  ])("keeps the line if the shop refuses, and shows why", async (answer, why) => {
    const { result } = openLine([answer]);
    const gone = await act(() => result.current.remove());
    expect(gone).toBe(false);
    expect(result.current).toMatchObject({ removing: false, refusal: why });
  });
});
