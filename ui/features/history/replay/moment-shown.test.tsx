import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { MomentBoard, stageTotals } from "./moment-board.tsx";
import { Scrubber, type Course } from "./scrubber.tsx";
import { EventFilter } from "./event-filter.tsx";
import type { Shown } from "./use-replay.ts";

const since = "2026-11-20T08:00:00.000Z";
const orderAt = (id: number, stage: string, event: number) => ({
  ...{ id: `order-${id}`, number: `NV-${id}`, stage, event, since, worth: 10_350 },
});

describe("the board at a moment", () => {
  const open = (change: object = {}) => {
    const shop = {
      number: 1_200,
      orders: [
        orderAt(1, "ITEM_PREPARING", 1_200),
        orderAt(2, "ITEM_PREPARING", 1_100),
        orderAt(3, "DELIVERED", 900),
      ],
      stages: [
        { stage: "ITEM_PREPARING", orders: 1_202, worth: 0 },
        { stage: "DELIVERED", orders: 1, worth: 0 },
        { stage: "CANCELLED", orders: 1_500, worth: 0 },
        { stage: "REFUSED", orders: 0, worth: 0 },
      ],
      ...change,
    };
    const shown = { shop, after: 1_150, listed: [] } as unknown as Shown;
    render(<MomentBoard shown={shown} />, { wrapper: MemoryRouter });
    return shown;
  };
  const column = (name: string) =>
    within(screen.getByRole("heading", { name }).closest("div")!.parentElement!);

  it("counts all orders of a column, shows the latest, and counts the older ones", () => {
    open();
    const preparing = column("Item Preparing");
    expect(preparing.getByText("1,202")).toBeDefined();
    expect(preparing.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "NV-1",
      "NV-2",
    ]);
    expect(preparing.getByText("and 1,200 older orders")).toBeDefined();
    expect(column("Delivered").queryByText(/came earlier/)).toBeNull();
    expect(column("Item Packing").getByText("0")).toBeDefined();
  });

  it("highlights only orders that moved since the previous moment", () => {
    open();
    const glowing = [...document.querySelectorAll("li.glow")].map(
      (each) => each.querySelector("a")?.textContent,
    );
    expect(glowing).toEqual(["NV-1"]);
  });

  it("links to an order at the moment", () => {
    open();
    expect(screen.getByText("NV-2").getAttribute("href")).toBe("/history/order/NV-2?at=1200");
  });

  it("counts orders outside the columns, if there are any", () => {
    open();
    expect(screen.getByText("1,500 cancelled")).toBeDefined();
    cleanup();
    open({ stages: [] });
    expect(screen.queryByText(/cancelled|refused|waiting/)).toBeNull();
  });

  it("counts no orders and no money at a place that is not listed", () => {
    expect(stageTotals(open().shop, "OUT_FOR_DELIVERY")).toEqual({ orders: 0, worth: 0 });
  });
});

describe("the range of a replay", () => {
  const pointOf = (number: number, orderMoves: number, stockMoves: number) => ({
    ...{ number, orderMoves, stockMoves, placed: 0, delivered: 0 },
    occurredAt: `2026-11-${String(number).padStart(2, "0")}T08:00:00.000Z`,
  });
  const course = {
    ...{ first: 1, last: 21, products: [] },
    points: [pointOf(1, 0, 0), pointOf(11, 4, 0), pointOf(21, 1, 1)],
  } as unknown as Course;
  const open = (at = 11, occurredAt: string | null = since, given = course) => {
    const calls = { onSeek: vi.fn(), onStep: vi.fn(), onPlay: vi.fn() };
    render(<Scrubber course={given} at={at} occurredAt={occurredAt} {...calls} />);
    return { ...calls, slider: screen.getByLabelText<HTMLInputElement>("Moment shown") };
  };

  it("begins before its first event, and names the moment in words", () => {
    const { slider } = open();
    expect([slider.min, slider.max, slider.value]).toEqual(["0", "21", "11"]);
    expect(slider.getAttribute("aria-valuetext")).toMatch(/20\/11\/2026.*, event 11$/);
    cleanup();
    expect(open(0, null).slider.getAttribute("aria-valuetext")).toBe("start of the log");
  });

  it("is dragged to another moment; Space plays and does not move it; arrows step", () => {
    const { slider, onSeek, onStep, onPlay } = open();
    fireEvent.change(slider, { target: { value: "15" } });
    expect(onSeek).toHaveBeenCalledExactlyOnceWith(15);
    expect(fireEvent.keyDown(slider, { key: " " })).toBe(false);
    expect(onPlay).toHaveBeenCalledOnce();
    expect(fireEvent.keyDown(slider, { key: "ArrowRight" })).toBe(false);
    expect(onStep).toHaveBeenCalledExactlyOnceWith(1);
    expect(onPlay).toHaveBeenCalledOnce();
  });

  it("draws the activity, the maximum over the whole height, stock above orders", () => {
    open();
    const bars = [...document.querySelectorAll("rect")].map((bar) =>
      ["y", "height"].map((name) => Number(bar.getAttribute(name))),
    );
    expect(bars).toEqual([
      [4, 68],
      [4, 0],
      [55, 17],
      [38, 17],
    ]);
  });

  it("shows its start and end dates, and none if it is empty", () => {
    open();
    const dates = () =>
      [...document.querySelectorAll("p[aria-hidden] span")].map(({ textContent }) => textContent);
    expect(dates()).toEqual(["01/11/2026", "11/11/2026", "11/11/2026", "21/11/2026", "21/11/2026"]);
    cleanup();
    open(0, null, { ...course, points: [] });
    expect(dates()).toEqual(["", "", "", "", ""]);
  });
});

describe("the event filter", () => {
  it("selects a category and a province, or all; a followed order can be cleared", () => {
    const onView = vi.fn();
    const view = { category: "", order: "NV-1", province: "Uva" } as never;
    render(<EventFilter view={view} onView={onView} />);
    const select = screen.getByLabelText<HTMLSelectElement>("Events of");
    const category = [...select.options].find(({ text }) => text === "Stock")?.value;
    fireEvent.change(select, { target: { value: category } });
    fireEvent.change(screen.getByLabelText("Events in"), { target: { value: "" } });
    fireEvent.click(screen.getByText("NV-1"));
    expect(onView.mock.calls).toEqual([[{ category }], [{ province: "" }], [{ order: "" }]]);
    expect(category).toMatch(/stock/i);
  });
});
