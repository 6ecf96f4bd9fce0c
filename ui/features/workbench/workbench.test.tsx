import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { HistoryReportName } from "../../generated/operations.ts";
import { historyStandingOf } from "../../testing/history-entries.ts";
import { historyReportOf, reportTableOf } from "../../testing/history-reports.ts";
import { scriptedShop } from "../../testing/scripted-shop.tsx";
import { quickRange, type ReportRange } from "./report-range.ts";
import { Workbench } from "./workbench.tsx";

afterEach(cleanup);

const last = "2026-11-21T10:00:00.000Z";
const month = quickRange("31d", { events: 500, last });
const week = quickRange("7d", { events: 500, last });

/** Days have nothing to tell of, for what they are drawn as is told elsewhere. */
const tableOf = (name: string) =>
  reportTableOf(
    `Table of ${name}`,
    { What: "TEXT", Events: "COUNT" },
    name === "ORDERS" ? [] : [["All", "3"]],
  );

/** The workbench over a log whose newest event the test may change. */
function open(
  range: ReportRange | null = week,
  { events = 500, progress = 1, isOpen = true } = {},
) {
  const log = { events, isOpen };
  const shop = scriptedShop({
    WorkbenchStanding: () => {
      if (!log.isOpen) throw new Error("no way to the shop");
      return { historyStanding: historyStandingOf(log.events, progress) };
    },
    HistoryReport: ({ name }) => ({
      historyReport: historyReportOf(name as HistoryReportName, [tableOf(String(name))]),
    }),
  });
  const onRange = vi.fn<(range: ReportRange) => void>();
  const onSettled = vi.fn<(range: ReportRange) => void>();
  render(
    <MemoryRouter>
      <Workbench range={range} onRange={onRange} onSettled={onSettled} />
    </MemoryRouter>,
    { wrapper: shop.wrapper },
  );
  const key = (pressed: string, target: Element = document.body) =>
    fireEvent.keyDown(target, { key: pressed });
  /** How many panels are drawn, and how many are tables. */
  const forms = () =>
    ["Chart", "Table"].map(
      (name) =>
        [...document.querySelectorAll("[data-report] [aria-pressed=true]")].filter(
          ({ textContent }) => textContent === name,
        ).length,
    );
  const ready = () => waitFor(() => expect(forms()).toEqual([9, 0]));
  return { log, shop, onRange, onSettled, key, forms, ready };
}

describe("what is reported on", () => {
  it("given no range, then it is the last 31 days up to the newest event, and the address is told once", async () => {
    const { shop, onSettled, ready } = open(null);
    await ready();
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(month);
    const asked = shop.variablesOf("HistoryReport");
    expect(new Set(asked.map(({ name }) => name)).size).toBe(9);
    for (const { name: _name, ...range } of asked) expect(range).toEqual(month);
  });

  it("given a range, then it is that one, and nothing is settled", async () => {
    const { shop, onSettled, ready } = open(week);
    await ready();
    expect(onSettled).not.toHaveBeenCalled();
    expect(shop.variablesOf("HistoryReport")[0]).toMatchObject({ ...week });
    expect(screen.getByRole("button", { name: "7 days" }).getAttribute("aria-pressed")).toBe(
      "true",
    );
  });

  it("given R, then it is as many days up to the event that is the newest by now, as narrow as before", async () => {
    const { log, onRange, key, ready } = open({ ...week, province: "Uva" });
    await ready();
    log.events = 620;
    key("r");
    await waitFor(() => expect(onRange).toHaveBeenCalledOnce());
    expect(onRange).toHaveBeenCalledWith({
      ...quickRange("7d", { events: 620, last }),
      province: "Uva",
    });
  });

  it("given days that are no usual stretch, then the newest are the last 31", async () => {
    const odd = { ...week, from: "2026-11-19T18:30:00.000Z", to: "2026-11-20T18:29:59.999Z" };
    const { onRange, ready } = open(odd);
    await ready();
    fireEvent.click(screen.getByRole("button", { name: "Newest" }));
    await waitFor(() => expect(onRange).toHaveBeenCalledWith(month));
  });

  it("given another usual stretch, then it ends with the newest event", async () => {
    const { log, onRange, ready } = open();
    await ready();
    log.events = 501;
    fireEvent.click(screen.getByRole("button", { name: "All" }));
    await waitFor(() =>
      expect(onRange).toHaveBeenCalledWith({
        ...{ from: null, to: null, at: "501", province: null, category: null },
      }),
    );
  });
});

describe("charts and tables", () => {
  it("T turns all of them, and back", async () => {
    const { key, forms, ready } = open();
    await ready();
    key("t");
    expect(forms()).toEqual([0, 9]);
    key("T");
    expect(forms()).toEqual([9, 0]);
  });

  it("T within a panel turns that one alone; then T elsewhere makes tables of the others as well", async () => {
    const { key, forms, ready } = open();
    await ready();
    const sellers = screen.getByRole("region", { name: "Best sellers" });
    key("t", within(sellers).getByRole("button", { name: "Chart" }));
    expect(forms()).toEqual([8, 1]);
    key("t");
    expect(forms()).toEqual([0, 9]);
  });

  it("keys that are typed, held with others or mean nothing leave all as it is", async () => {
    const { key, forms, onRange, ready } = open();
    await ready();
    key("t", screen.getByLabelText("From, Colombo time"));
    fireEvent.keyDown(document.body, { key: "t", ctrlKey: true });
    key("x");
    expect(forms()).toEqual([9, 0]);
    expect(onRange).not.toHaveBeenCalled();
  });

  it("one is turned by its own buttons", async () => {
    const { forms, ready } = open();
    await ready();
    const form = screen.getByRole("group", { name: "Form of Late orders" });
    fireEvent.click(within(form).getByRole("button", { name: "Table" }));
    expect(forms()).toEqual([8, 1]);
  });

  it("go to the printer together", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
    const { ready } = open({ ...week, province: "Uva", category: "WALL_DESIGNS" });
    await ready();
    expect(screen.getByText("15/11/2026 to 21/11/2026, orders to Uva, Wall Designs")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe("a workbench without reports", () => {
  it("says that nothing has happened yet", async () => {
    const { shop, onSettled } = open(null, { events: 0 });
    expect(
      await screen.findByRole("heading", { name: "There is nothing to report yet" }),
    ).toBeDefined();
    expect(onSettled).not.toHaveBeenCalled();
    expect(shop.variablesOf("HistoryReport")).toEqual([]);
  });

  it("says that the shop cannot be asked, and asks again", async () => {
    const { log, ready } = open(week, { isOpen: false });
    await screen.findByText("The reports cannot be made right now.");
    log.isOpen = true;
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
    await ready();
  });

  it("says how many events its index holds while that is being built", async () => {
    const { ready } = open(week, { events: 1200, progress: 0.4 });
    await ready();
    expect(screen.getByText(/holds 1,200 events so far/)).toBeDefined();
  });
});
