import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { historyReportOf, reportTableOf } from "../../../testing/history-reports.ts";
import { DayChart } from "./day-chart.tsx";

/** Days of November, each with orders, money and refusals. */
function draw(...days: readonly (readonly [placed: number, money: number, refused: number])[]) {
  const table = reportTableOf(
    "By day",
    {
      ...{ Day: "DAY", OrderPlaced: "COUNT", Money: "MONEY" },
      ...{ Mean: "MONEY", OrderRejected: "COUNT" },
    } as never,
    days.map(([placed, money, refused], at) =>
      [`2026-11-${String(at + 10)}T08:00:00.000Z`, placed, money, 0, refused].map(String),
    ),
  );
  const { container } = render(
    <MemoryRouter>
      <DayChart report={historyReportOf("ORDERS", [table])} table={table} />
    </MemoryRouter>,
  );
  const links = () => screen.getAllByRole("link");
  const stop = () => links().map(({ tabIndex }) => tabIndex);
  const focused = () => links().findIndex((link) => link === document.activeElement);
  const heights = () =>
    [...container.querySelectorAll("a")].map((day) =>
      [...day.querySelectorAll("rect")]
        .map((bar) => Number(bar.getAttribute("height")))
        .filter((height) => height > 0),
    );
  return { container, links, stop, focused, heights };
}
const chart = () => screen.getByRole("group", { name: "Orders and order value by day" });

it("has one tab stop, the newest day, and arrow keys move between days", () => {
  const { links, stop, focused } = draw([1, 900, 0], [2, 1800, 0], [3, 2700, 0]);
  expect(stop()).toEqual([-1, -1, 0]);
  links()[2]?.focus();
  fireEvent.keyDown(chart(), { key: "ArrowLeft" });
  expect(focused()).toBe(1);
  expect(stop()).toEqual([-1, 0, -1]);
  fireEvent.keyDown(chart(), { key: "ArrowLeft" });
  fireEvent.keyDown(chart(), { key: "ArrowLeft" });
  expect(focused()).toBe(0);
  fireEvent.keyDown(chart(), { key: "ArrowRight" });
  expect(focused()).toBe(1);
});

it("leaves other keys to the page", () => {
  const { stop } = draw([1, 900, 0], [2, 1800, 0]);
  expect(fireEvent.keyDown(chart(), { key: "ArrowDown" })).toBe(true);
  expect(fireEvent.keyDown(chart(), { key: "ArrowLeft" })).toBe(false);
  expect(stop()).toEqual([0, -1]);
});

it("continues with arrow keys from a day that got focus another way", () => {
  const { links, focused, stop } = draw([1, 900, 0], [2, 1800, 0], [3, 2700, 0]);
  fireEvent.focus(links()[0] as Element);
  expect(stop()).toEqual([0, -1, -1]);
  fireEvent.keyDown(chart(), { key: "ArrowRight" });
  expect(focused()).toBe(1);
});

it("describes each day, and links to its events: placed ones, or else refused ones", () => {
  const { links } = draw([2, 1800, 1], [0, 0, 3]);
  expect(links().map((link) => link.getAttribute("aria-label"))).toEqual([
    expect.stringContaining("10/11/2026"),
    expect.stringContaining("11/11/2026"),
  ]);
  expect(links().map((link) => link.getAttribute("href"))).toEqual([
    "/history?type=OrderPlaced",
    "/history?type=OrderRejected",
  ]);
});

it("links nowhere on a day without orders", () => {
  const { links } = draw([2, 1800, 0], [0, 0, 0]);
  expect(links()).toHaveLength(1);
});

it("scales days to the maximum, with refused orders above placed ones", () => {
  const { heights } = draw([3, 900, 1], [2, 900, 0]);
  const [both, placed] = heights().map((day) => day.slice(-2));
  expect(both).toEqual([72, 24]);
  expect(placed?.at(-1)).toBe(48);
});

it("labels the highest value of a day, and some of the days", () => {
  const days = Array.from({ length: 9 }, (_, at) => [1, at === 5 ? 7_500 : 900, 0] as const);
  const { container } = draw(...days);
  const texts = [...container.querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(texts).toContain("Rs. 7,500");
  expect(texts.filter((text) => /^\d\d\/\d\d$/.test(text))).toEqual([
    "10/11",
    "12/11",
    "14/11",
    "16/11",
    "18/11",
  ]);
});
