import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { historyEntryOf } from "../../../testing/history-entries.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { Player } from "./player.tsx";
import { replayViewOf, type ReplayView } from "./replay-view.ts";
import type { Course } from "./scrubber.tsx";

// Their drawing has tests of its own; these tests cover the controls of the player.
vi.mock("./moment-board.tsx", () => ({ MomentBoard: () => null }));
vi.mock("./side-panels.tsx", () => ({
  MoneyPanel: () => null,
  StockPanel: () => null,
  Ticker: () => null,
}));
vi.mock("./scrubber.tsx", () => ({ Scrubber: () => null }));

const course: Course = {
  __typename: "HistoryCourse",
  ...{ first: 11, last: 20, points: [], products: [] },
};

async function open(view: Partial<ReplayView> = {}, start = 15, orderNumber: string | null = null) {
  const way = {
    next: null as number | null,
    open: true,
    listed: true,
    answered: Promise.resolve(),
  };
  const shop = scriptedShop({
    ReplayMoment: ({ at }) => {
      const number = Number(at);
      return {
        historyShop: {
          __typename: "HistoryShop",
          number,
          occurredAt: number === 0 ? null : "2026-11-20T08:00:00.000Z",
          ...{ stages: [], orders: [], products: [] },
        },
        history: {
          __typename: "HistoryPage",
          entries: number > 0 && way.listed ? [historyEntryOf(number, { orderNumber })] : [],
        },
      };
    },
    ReplayNext: async () => {
      await way.answered;
      if (!way.open) throw new Error("shop unreachable");
      return { historyNext: way.next && { __typename: "HistoryEntry", number: way.next } };
    },
  });
  const onView = vi.fn<(change: Partial<ReplayView>) => void>();
  const onLeave = vi.fn<() => void>();
  const show = () =>
    act(async () => {
      render(
        <MemoryRouter>
          <Player
            view={{ ...replayViewOf(new URLSearchParams()), ...view }}
            {...{ course, start, onView, onLeave }}
          />
        </MemoryRouter>,
        { wrapper: shop.wrapper },
      );
    });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const at = (event: number) =>
    waitFor(() => expect(screen.getByText(new RegExp(`^Paused at event ${event},`))).toBeDefined());
  return { way, shop, onView, onLeave, show, press, at };
}

async function opened(...how: Parameters<typeof open>) {
  const player = await open(...how);
  await player.show();
  return player;
}

describe("the moment of a player", () => {
  it("moves by single events and to the ends, but not beyond", async () => {
    const { press, at } = await opened();
    await at(15);
    press("Next event");
    await at(16);
    press("Go to end");
    await at(20);
    press("Next event");
    await at(20);
    press("Go to start");
    await at(10);
  });

  it("returns to now by Escape", async () => {
    const { onLeave } = await opened();
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it("writes its speed to the URL", async () => {
    const { onView, press } = await opened();
    press("300×");
    expect(onView).toHaveBeenCalledExactlyOnceWith({ speed: "300" });
  });
});

describe("a jump to the next event of a kind", () => {
  it.each([
    ["Go to start", 10],
    ["Next event", 16],
  ])("does not override a later move: %s", async (name, event) => {
    const { way, press, at } = await opened();
    await at(15);
    way.next = 18;
    const answer = Promise.withResolvers<undefined>();
    way.answered = answer.promise;
    press("Next");
    press(name);
    await at(event);
    await act(async () => answer.resolve(undefined));
    await at(event);
    expect(screen.queryByText(/^Paused at event 18,/)).toBeNull();
  });

  it("is not written to the URL after the analyst has left", async () => {
    const { way, onView, press, at } = await opened();
    await at(15);
    way.next = 18;
    const answer = Promise.withResolvers<undefined>();
    way.answered = answer.promise;
    press("Next");
    cleanup();
    onView.mockClear();
    await act(async () => answer.resolve(undefined));
    expect(onView).not.toHaveBeenCalled();
  });

  it("requests that kind from here on, within the filter, and goes there", async () => {
    const { way, shop, press, at } = await opened({ order: "NV-7" });
    await at(15);
    fireEvent.change(screen.getByLabelText("Jump to"), { target: { value: "StockReceived" } });
    way.next = 18;
    press("Next");
    await at(18);
    expect(shop.variablesOf("ReplayNext")).toEqual([
      { filter: { order: "NV-7", types: ["StockReceived"] }, number: 15, back: false },
    ]);
    way.next = 12;
    press("Before");
    await at(12);
    expect(shop.variablesOf("ReplayNext").at(-1)).toMatchObject({ number: 18, back: true });
  });

  it.each([
    ["Next", null, "No order placed after this moment."],
    ["Before", null, "No order placed before this moment."],
    ["Next", 21, "No order placed after this moment."],
    ["Before", 10, "No order placed before this moment."],
  ])("stays and says so, given %s at %s", async (name, next, words) => {
    const { way, press, at } = await opened();
    await at(15);
    way.next = next;
    press(name);
    await screen.findByText(words);
    await at(15);
    way.next = 16;
    press("Next");
    await at(16);
    expect(screen.queryByText(words)).toBeNull();
  });
});

describe("the current event", () => {
  const strip = () => within(screen.getByRole("region", { name: "Current event" }));

  it("links to its order, which can be followed, and to the board", async () => {
    const { onView, press, at } = await opened({}, 15, "NV-7");
    await at(15);
    expect(strip().getByText(/Order 15 placed/)).toBeDefined();
    press("Follow this order");
    expect(onView).toHaveBeenCalledExactlyOnceWith({ order: "NV-7" });
    for (const name of ["Order history", "View the board at this moment", "Open event"]) {
      expect(strip().getByRole("link", { name }).getAttribute("href")).toMatch(/15/);
    }
  });

  it("does not offer to follow an order that is already followed", async () => {
    const { at } = await opened({ order: "NV-7" }, 15, "NV-7");
    await at(15);
    expect(screen.queryByRole("button", { name: "Follow this order" })).toBeNull();
  });

  it("says so if the filter hides it", async () => {
    const quiet = await open();
    quiet.way.listed = false;
    await quiet.show();
    await quiet.at(15);
    expect(strip().getByText(/filter hides the event/)).toBeDefined();
  });
});
