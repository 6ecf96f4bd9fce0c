import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { historyEntryOf, historyIndexStatusOf } from "../../../testing/history-entries.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { Explorer } from "./explorer.tsx";
import { everything, type LogView } from "./log-view.ts";

// The list measures its rows and the chart draws on a canvas; both are tested in Chromium.
vi.mock("./event-table.tsx", () => ({
  EventTable: ({ entries }: { entries: readonly { number: number }[] }) => (
    <p data-testid="events">{entries.map(({ number }) => number).join(" ")}</p>
  ),
}));
vi.mock("./time-bar.tsx", () => ({ TimeBar: () => null }));

beforeEach(() => localStorage.clear());

async function open(
  view: Partial<LogView> = {},
  { listed = [10, 9], events = 10, progress = 1 } = {},
) {
  const way = { open: true, progress };
  const shop = scriptedShop({
    HistoryProducts: () => ({ historyProducts: [] }),
    HistoryEntries: () => {
      if (!way.open) throw new Error("shop unreachable");
      return {
        historyIndexStatus: historyIndexStatusOf(events, way.progress),
        history: {
          __typename: "HistoryPage",
          nextBefore: null,
          entries: listed.map((number) => historyEntryOf(number)),
        },
      };
    },
  });
  const onView = vi.fn<(view: LogView) => void>();
  const show = () =>
    act(async () => {
      render(
        <MemoryRouter>
          <Explorer
            view={{ ...everything, ...view }}
            onView={onView}
            chosen={null}
            addressOf={(number) => `/history?event=${number}`}
            onChoose={() => undefined}
          />
        </MemoryRouter>,
        { wrapper: shop.wrapper },
      );
    });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const shown = () => screen.getByTestId("events").textContent;
  const come = (...numbers: number[]) =>
    shop.publish({
      historyChanged: {
        __typename: "HistoryUpdate",
        entries: numbers.map((number) => historyEntryOf(number)),
        events: Math.max(...numbers),
        position: String(Math.max(...numbers)).padStart(16, "0"),
        remaining: 0,
      },
    });
  return { way, shop, onView, show, press, shown, come };
}

async function opened(...how: Parameters<typeof open>) {
  const page = await open(...how);
  await page.show();
  return page;
}

describe("following the log", () => {
  it("prepends new events, only counts them while paused, and shows them on resume", async () => {
    const { press, shown, come } = await opened();
    await come(11);
    expect(shown()).toBe("11 10 9");
    press("Pause");
    await come(12, 13);
    expect(shown()).toBe("11 10 9");
    expect(screen.getByRole("button", { name: "2 new" })).toBeDefined();
    press("Follow");
    expect(shown()).toBe("13 12 11 10 9");
    expect(screen.queryByRole("button", { name: "2 new" })).toBeNull();
    await come(14);
    expect(shown()).toBe("14 13 12 11 10 9");
  });

  it("shows the counted events on a press and stays paused", async () => {
    const { press, shown, come } = await opened();
    press("Pause");
    await come(11);
    press("1 new");
    await come(12);
    expect(shown()).toBe("11 10 9");
  });

  it("follows nothing if the time range has an end", async () => {
    const { shop } = await opened({ range: { from: 0, to: 3_600_000 } });
    expect(screen.getByText("past events, newest first")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
    expect(shop.feeds).toEqual([]);
  });
});

describe("active filters", () => {
  it("are listed above the table and removed one by one", async () => {
    const { onView } = await opened({
      ...{ categories: ["CART", "ORDER"], order: "NV-7", actor: "ishara-12345", province: "Uva" },
    });
    const tags = within(screen.getByRole("list", { name: "Active filters" })).getAllByRole(
      "listitem",
    );
    const words = tags.map(({ textContent }) => textContent.replace("Remove filter ", ""));
    expect(words).toEqual([...["Cart", "Order", "NV-7", "who ishara-1", "Uva"]]);
    for (const tag of tags) fireEvent.click(within(tag).getByRole("button"));
    const [cart, , order, actor, province] = onView.mock.calls.map(([view]) => view);
    expect(cart).toMatchObject({ categories: ["ORDER"], order: "NV-7" });
    expect(order).toMatchObject({
      categories: ["CART", "ORDER"],
      order: "",
      actor: "ishara-12345",
    });
    expect(actor).toMatchObject({ actor: "", order: "NV-7" });
    expect(province).toMatchObject({ province: "" });
  });

  it("report the size of the log and can be cleared if no event matches", async () => {
    const { onView, press } = await opened({ order: "NV-0" }, { listed: [], events: 1204 });
    expect(screen.getByText("None of the 1,204 events in the log matches.")).toBeDefined();
    press("Show everything");
    expect(onView).toHaveBeenCalledExactlyOnceWith(everything);
  });

  it("reports a shop without events", async () => {
    await opened({}, { listed: [], events: 0 });
    expect(screen.getByText("This shop has no events yet.")).toBeDefined();
  });
});

describe("a log that couldn't load completely", () => {
  it("shows the progress of the index while it is being built, and reloads", async () => {
    const { way, press } = await opened({}, { progress: 0.419 });
    expect(screen.getByText(/Indexing the history: 41/)).toBeDefined();
    way.progress = 1;
    press("Try again");
    await waitFor(() => expect(screen.queryByText(/being built/)).toBeNull());
  });

  it("reports that the shop is unreachable, and retries", async () => {
    const { way, show, press, shown } = await open();
    way.open = false;
    await show();
    expect(screen.getByText("Couldn’t load the log.")).toBeDefined();
    way.open = true;
    press("Try again");
    await waitFor(() => expect(shown()).toBe("10 9"));
  });
});
