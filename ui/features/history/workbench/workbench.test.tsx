import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import type { HistoryReportName } from "../../../generated/operations.ts";
import { historyIndexStatusOf } from "../../../testing/history-entries.ts";
import { historyReportOf, reportTableOf } from "../../../testing/history-reports.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { quickRange, type ReportRange } from "./report-range.ts";
import { Workbench } from "./workbench.tsx";

const last = "2026-11-21T10:00:00.000Z";
const month = quickRange("31d", { events: 500, last });
const week = quickRange("7d", { events: 500, last });

/** The days have no data, because their chart is tested elsewhere. */
const tableOf = (name: string) =>
  reportTableOf(
    `Table of ${name}`,
    { What: "TEXT", Events: "COUNT" },
    name === "ORDERS" ? [] : [["All", "3"]],
  );

/** The workbench over a log whose newest event can change. */
function open(
  range: ReportRange | null = week,
  { events = 500, progress = 1, isOpen = true } = {},
) {
  const log = { events, isOpen, answered: Promise.resolve() };
  const shop = scriptedShop({
    WorkbenchIndexStatus: async () => {
      await log.answered;
      if (!log.isOpen) throw new Error("shop unreachable");
      return { historyIndexStatus: historyIndexStatusOf(log.events, progress) };
    },
    HistoryReport: ({ name }) => ({
      historyReport: historyReportOf(name as HistoryReportName, [tableOf(String(name))]),
    }),
  });
  const onRange = vi.fn<(range: ReportRange) => void>();
  const onSettled = vi.fn<(range: ReportRange) => void>();
  const workbenchOf = (shown: ReportRange | null) => (
    <MemoryRouter>
      <Workbench range={shown} onRange={onRange} onSettled={onSettled} />
    </MemoryRouter>
  );
  const { rerender } = render(workbenchOf(range), { wrapper: shop.wrapper });
  /** Requests the newest event, and shows another range before the answer. */
  const changeWhileRenewing = async (changed: ReportRange) => {
    const answer = Promise.withResolvers<undefined>();
    log.answered = answer.promise;
    fireEvent.keyDown(document.body, { key: "r" });
    rerender(workbenchOf(changed));
    await act(async () => answer.resolve(undefined));
  };
  const key = (pressed: string, target: Element = document.body) =>
    fireEvent.keyDown(target, { key: pressed });
  /** Number of charts and tables. */
  const forms = () =>
    ["Chart", "Table"].map(
      (name) =>
        [...document.querySelectorAll("[data-report] [aria-pressed=true]")].filter(
          ({ textContent }) => textContent === name,
        ).length,
    );
  const ready = () => waitFor(() => expect(forms()).toEqual([10, 0]));
  return { log, shop, onRange, onSettled, changeWhileRenewing, key, forms, ready };
}

describe("the reported range", () => {
  it("defaults to the last 31 days up to the newest event, and is written to the URL once", async () => {
    const { shop, onSettled, ready } = open(null);
    await ready();
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(month);
    const requests = shop.variablesOf("HistoryReport");
    expect(new Set(requests.map(({ name }) => name)).size).toBe(10);
    for (const { name: _name, ...range } of requests) expect(range).toEqual(month);
  });

  it("is used as given, without rewriting the URL", async () => {
    const { shop, onSettled, ready } = open(week);
    await ready();
    expect(onSettled).not.toHaveBeenCalled();
    expect(shop.variablesOf("HistoryReport")[0]).toMatchObject({ ...week });
    expect(screen.getByRole("button", { name: "7 days" }).getAttribute("aria-pressed")).toBe(
      "true",
    );
  });

  it("moves to the newest event by R, with the same length and filters", async () => {
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

  it("moves to the newest event with a filter that was chosen meanwhile", async () => {
    const { log, onRange, changeWhileRenewing, ready } = open();
    await ready();
    log.events = 620;
    await changeWhileRenewing({ ...week, province: "Uva" });
    await waitFor(() => expect(onRange).toHaveBeenCalledOnce());
    expect(onRange).toHaveBeenCalledWith({
      ...quickRange("7d", { events: 620, last }),
      province: "Uva",
    });
  });

  it("stays if another range was chosen before the newest event is known", async () => {
    const { onRange, shop, changeWhileRenewing, ready } = open();
    await ready();
    const { length } = shop.variablesOf("WorkbenchIndexStatus");
    await changeWhileRenewing(month);
    await ready();
    expect(shop.variablesOf("WorkbenchIndexStatus")).toHaveLength(length + 1);
    expect(onRange).not.toHaveBeenCalled();
  });

  it("becomes the last 31 days by R if it is no quick range", async () => {
    const odd = { ...week, from: "2026-11-19T18:30:00.000Z", to: "2026-11-20T18:29:59.999Z" };
    const { onRange, ready } = open(odd);
    await ready();
    fireEvent.click(screen.getByRole("button", { name: "Newest" }));
    await waitFor(() => expect(onRange).toHaveBeenCalledWith(month));
  });

  it("ends with the newest event after selecting another quick range", async () => {
    const { log, onRange, ready } = open();
    await ready();
    log.events = 501;
    fireEvent.click(screen.getByRole("button", { name: "All" }));
    await waitFor(() =>
      expect(onRange).toHaveBeenCalledWith({
        ...{ from: null, to: null, at: "501", province: null, category: null, byProduct: false },
      }),
    );
  });
});

describe("charts and tables", () => {
  it("are switched together by T", async () => {
    const { key, forms, ready } = open();
    await ready();
    key("t");
    expect(forms()).toEqual([0, 10]);
    key("T");
    expect(forms()).toEqual([10, 0]);
  });

  it("are switched by T within a panel for that one; T elsewhere makes tables of the others too", async () => {
    const { key, forms, ready } = open();
    await ready();
    const sellers = screen.getByRole("region", { name: "Best sellers" });
    key("t", within(sellers).getByRole("button", { name: "Chart" }));
    expect(forms()).toEqual([9, 1]);
    key("t");
    expect(forms()).toEqual([0, 10]);
  });

  it("ignore keys in text fields, with modifiers, and other keys", async () => {
    const { key, forms, onRange, ready } = open();
    await ready();
    key("t", screen.getByLabelText("From, Colombo time"));
    fireEvent.keyDown(document.body, { key: "t", ctrlKey: true });
    key("x");
    expect(forms()).toEqual([10, 0]);
    expect(onRange).not.toHaveBeenCalled();
  });

  it("are switched individually by buttons", async () => {
    const { forms, ready } = open();
    await ready();
    const form = screen.getByRole("group", { name: "Form of Late orders" });
    fireEvent.click(within(form).getByRole("button", { name: "Table" }));
    expect(forms()).toEqual([9, 1]);
  });

  it("are printed together", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
    const { ready } = open({ ...week, province: "Uva", category: "Wall Designs" });
    await ready();
    expect(screen.getByText("15/11/2026 to 21/11/2026, orders to Uva, Wall Designs")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe("a workbench without reports", () => {
  it("reports an empty log", async () => {
    const { shop, onSettled } = open(null, { events: 0 });
    expect(await screen.findByRole("heading", { name: "Nothing to report yet" })).toBeDefined();
    expect(onSettled).not.toHaveBeenCalled();
    expect(shop.variablesOf("HistoryReport")).toEqual([]);
  });

  it("reports that the shop is unreachable, and retries", async () => {
    const { log, ready } = open(week, { isOpen: false });
    await screen.findByText("Couldn’t load the reports.");
    log.isOpen = true;
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
    await ready();
  });

  it("reports the number of indexed events while the index is being built", async () => {
    const { ready } = open(week, { events: 1200, progress: 0.4 });
    await ready();
    expect(screen.getByText(/1,200 events so far/)).toBeDefined();
  });
});
