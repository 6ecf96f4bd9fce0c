import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { useReplay } from "./use-replay.ts";

const shopAt = (number: number) => ({
  __typename: "HistoryShop",
  number,
  occurredAt: "2026-11-20T08:00:00.000Z",
  stages: [],
  orders: [],
  products: [],
});
const entry = (number: number) => ({
  __typename: "HistoryEntry",
  number,
  position: String(number),
  stream: "order-1",
  revision: 0,
  category: "ORDER",
  type: "OrderPlaced",
  words: `Order ${number} placed`,
  occurredAt: "2026-11-20T08:00:00.000Z",
  orderNumber: null,
  actor: null,
});
const momentAt = (number: number) => ({
  historyShop: shopAt(number),
  history: { __typename: "HistoryPage", entries: number > 0 ? [entry(number)] : [] },
});
const refusedMoment = {
  historyShop: { __typename: "NotFound", code: "NOT_FOUND", message: "There is no such event." },
  history: { __typename: "HistoryPage", entries: [] },
};

type Script = Parameters<typeof scriptedShop>[0];

/** A player of the events 11 to 20, paused after event 10. */
function open(script: Script = { ReplayMoment: ({ at }) => momentAt(Number(at)) }) {
  const shop = scriptedShop(script);
  const onStop = vi.fn<(number: number) => void>();
  const products: readonly string[] = [];
  const { result } = renderHook(
    () =>
      useReplay({ first: 11, last: 20 }, { start: 10, speed: 60, products, filter: {}, onStop }),
    { wrapper: shop.wrapper },
  );
  const receive = (after: number, number: number) =>
    shop.publish({
      replay: {
        __typename: "ReplayStep",
        after,
        shop: shopAt(number),
        entries: Array.from({ length: number - after }, (_, at) => entry(after + 1 + at)),
      },
    });
  const shown = () => result.current.shown?.shop.number;
  const listed = () => result.current.shown?.listed.map(({ number }) => number);
  return { shop, result, onStop, receive, shown, listed };
}
type Opened = ReturnType<typeof open>;
const shows = ({ shown }: Opened, number: number) => waitFor(() => expect(shown()).toBe(number));
const play = ({ result, shop }: Opened, feeds = 1) => {
  act(() => result.current.play());
  return waitFor(() => expect(shop.feeds).toHaveLength(feeds));
};

describe("a paused replay", () => {
  it("shows its initial moment, and follows nothing", async () => {
    const player = open();
    await shows(player, 10);
    expect(player.listed()).toEqual([10]);
    expect(player.shop.feeds).toEqual([]);
  });

  it("stays in its range: before its first event is the start, after its last the end", async () => {
    const player = open();
    act(() => player.result.current.seek(999));
    await shows(player, 20);
    act(() => player.result.current.seek(-5));
    await shows(player, 10);
    expect(player.onStop.mock.calls.flat()).toEqual([20, 10]);
  });

  it("skips moments that are superseded before they load; steps count from the last one", async () => {
    const waiting: (() => void)[] = [];
    const player = open({
      ReplayMoment: ({ at }) =>
        new Promise((resolve) => waiting.push(() => resolve(momentAt(Number(at))))),
    });
    await waitFor(() => expect(waiting).toHaveLength(1));
    act(() => {
      for (const number of [12, 13, 14]) player.result.current.seek(number);
      player.result.current.step(-1);
    });
    await act(async () => waiting[0]?.());
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[1]?.());
    await shows(player, 13);
    expect(player.shop.variablesOf("ReplayMoment").map(({ at }) => at)).toEqual(["10", "13"]);
  });

  it("reports why a moment couldn't load, and keeps the previous one", async () => {
    const player = open({
      ReplayMoment: ({ at }) => {
        if (at === "12") return refusedMoment;
        if (at === "13") throw new Error("shop unreachable");
        return momentAt(Number(at));
      },
    });
    await shows(player, 10);
    act(() => player.result.current.seek(12));
    await waitFor(() => expect(player.result.current.problem).toBe("There is no such event."));
    act(() => player.result.current.seek(13));
    await waitFor(() => expect(player.result.current.problem).toBe("Couldn’t load this moment."));
    expect(player.shown()).toBe(10);
    act(() => player.result.current.seek(14));
    await waitFor(() => expect(player.result.current.problem).toBeNull());
  });
});

describe("a playing replay", () => {
  it("begins at its moment, and lists the latest events first, twelve at most", async () => {
    const player = open();
    await shows(player, 10);
    await play(player);
    expect(player.shop.feeds[0]?.variables).toMatchObject({ from: 10, to: 20, speed: 60 });
    await player.receive(10, 12);
    expect(player.listed()).toEqual([12, 11, 10]);
    expect(player.result.current.shown?.after).toBe(10);
    await player.receive(12, 20);
    expect(player.listed()).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10]);
  });

  it("reports its event when paused, and unsubscribes", async () => {
    const player = open();
    await shows(player, 10);
    await play(player);
    await player.receive(10, 13);
    act(() => void player.result.current.pause());
    expect(player.onStop).toHaveBeenLastCalledWith(13);
    expect(player.result.current.playing).toBe(false);
    expect(player.shop.feeds[0]?.left).toBe(true);
  });

  it("shows where it paused, even if an earlier moment loads after that", async () => {
    const waiting: (() => void)[] = [];
    const player = open({
      ReplayMoment: ({ at }) =>
        new Promise((resolve) => waiting.push(() => resolve(momentAt(Number(at))))),
    });
    await waitFor(() => expect(waiting).toHaveLength(1));
    await play(player);
    await player.receive(10, 13);
    act(() => void player.result.current.pause());
    await act(async () => waiting[0]?.());
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[1]?.());
    await shows(player, 13);
    expect(player.shop.variablesOf("ReplayMoment").map(({ at }) => at)).toEqual(["10", "13"]);
  });

  it("pauses at the end of its range, and plays from the start again there", async () => {
    const player = open();
    await shows(player, 10);
    await play(player);
    await player.receive(10, 20);
    await act(async () => player.shop.feeds[0]?.complete());
    expect(player.result.current.playing).toBe(false);
    expect(player.onStop).toHaveBeenLastCalledWith(20);
    await play(player, 2);
    expect(player.shop.feeds[1]?.variables).toMatchObject({ from: 10 });
    expect(player.listed()).toEqual([]);
  });

  it.each([
    ["breaks", (feed: Opened["shop"]["feeds"][number]) => feed.fail()],
    ["ends too early", (feed: Opened["shop"]["feeds"][number]) => feed.complete()],
    ["is refused", (feed: Opened["shop"]["feeds"][number]) => feed.refuse("UNAVAILABLE")],
  ])("reports a connection that %s, and continues from the last event seen", async (_, end) => {
    const player = open();
    await shows(player, 10);
    await play(player);
    await player.receive(10, 13);
    const [feed] = player.shop.feeds;
    await act(async () => feed && end(feed));
    expect(player.result.current).toMatchObject({ cut: true, playing: true });
    act(() => void dispatchEvent(new Event("online")));
    await waitFor(() => expect(player.shop.feeds).toHaveLength(2));
    expect(player.shop.feeds[1]?.variables).toMatchObject({ from: 13 });
    await player.receive(13, 14);
    expect(player.result.current.cut).toBe(false);
    expect(player.shown()).toBe(14);
  });

  it("ignores a frame that skips events, and reconnects", async () => {
    const player = open();
    await shows(player, 10);
    await play(player);
    await player.receive(12, 13);
    expect(player.shown()).toBe(10);
    expect(player.result.current.cut).toBe(true);
  });
});
