import { fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CountsDocument } from "../../../generated/operations.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { noFilter, type BoardFilter } from "./board-filter.ts";
import { BoardPresets } from "./board-presets.tsx";

// Half past midnight on the 22nd in Colombo.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T19:00:00.000Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const counts = { past: 2, today: 5, tomorrow: 0, nextDay: "2026-11-25", next: 3 };

function open(filter: Partial<BoardFilter> = {}, known: Partial<typeof counts> | null = counts) {
  const shop = scriptedShop({});
  const today = { __typename: "Today" as const, day: "2026-11-22", openOrders: 10 };
  if (known) {
    shop.client.writeQuery({
      query: CountsDocument,
      data: {
        today: {
          ...{ toCall: 4, callLater: 2, callConfirmed: 7 },
          ...{ ...today, lowStock: 0, openReports: 0, statuses: [] },
          due: { __typename: "DueCounts", ...counts, ...known },
        },
      },
    });
  }
  const onFilter = vi.fn<(filter: Partial<BoardFilter>) => void>();
  render(
    <BoardPresets
      filter={{ ...noFilter, ...filter }}
      onFilter={onFilter}
      today="2026-11-22"
      className=""
    />,
    { wrapper: shop.wrapper },
  );
  const group = (name: string) => within(screen.getByRole("group", { name }));
  const labels = (name: string) =>
    group(name)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
  const chosen = (name: string) => group(name).getByRole("button", { pressed: true }).textContent;
  const press = (name: string, label: string | RegExp) =>
    fireEvent.click(group(name).getByRole("button", { name: label }));
  return { onFilter, labels, chosen, press };
}

describe("the presets for the delivery day", () => {
  it("show how many open orders each has, with the next day by its date", () => {
    const { labels, chosen } = open();
    expect(labels("Delivery")).toEqual([
      ...["Any day", "Today 5", "Tomorrow 0", "Wed 25 Nov 3", "Past its day 2"],
    ]);
    expect(chosen("Delivery")).toBe("Any day");
  });

  it("show no numbers until they are known", () => {
    expect(open({}, null).labels("Delivery")).toEqual([
      ...["Any day", "Today", "Tomorrow", "Past its day"],
    ]);
  });

  it("show the day of the address, also if it is not the next one", () => {
    const { labels, chosen } = open({ due: "2026-11-27" });
    expect(chosen("Delivery")).toBe("Fri 27 Nov");
    expect(labels("Delivery")).toHaveLength(5);
  });

  it("set one day at a time", () => {
    const { onFilter, press } = open({ due: "today" });
    press("Delivery", /Past/);
    press("Delivery", /Wed/);
    press("Delivery", "Any day");
    expect(onFilter.mock.calls).toEqual([
      [{ due: "past" }],
      [{ due: "2026-11-25" }],
      [{ due: "" }],
    ]);
  });
});

describe("the presets for the day of placing", () => {
  it("are days in Colombo", () => {
    const { onFilter, press, chosen } = open({ from: "2026-11-16", to: "2026-11-22" });
    expect(chosen("Placed")).toBe("Last 7 days");
    press("Placed", "Yesterday");
    expect(onFilter).toHaveBeenLastCalledWith({ from: "2026-11-21", to: "2026-11-21" });
    press("Placed", "Any time");
    expect(onFilter).toHaveBeenLastCalledWith({ from: "", to: "" });
  });
});
