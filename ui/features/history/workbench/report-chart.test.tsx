import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import type { HistoryReportName } from "../../../generated/operations.ts";
import { historyReportOf, reportTableOf } from "../../../testing/history-reports.ts";
import type { ReportTable } from "./cells.ts";
import { ReportChart } from "./report-chart.tsx";

function draw(name: HistoryReportName, ...tables: ReportTable[]) {
  const { container } = render(
    <MemoryRouter>
      <ReportChart report={historyReportOf(name, tables)} />
    </MemoryRouter>,
  );
  /** The visible text of each entry, without text for screen readers. */
  const entries = () => {
    for (const hidden of container.querySelectorAll(".sr-only")) hidden.remove();
    return screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
  };
  const widths = () =>
    [...container.querySelectorAll("li")].map((entry) =>
      [...entry.querySelectorAll("rect")].map((bar) => bar.getAttribute("width")),
    );
  return { container, entries, widths };
}

describe("bars", () => {
  it("are proportional to their first figures, with the share of each step", () => {
    const { entries, widths } = draw(
      "FUNNEL",
      reportTableOf(
        "Steps",
        { Step: "TEXT", People: "COUNT", Share: "SHARE", Of: "SHARE", Words: "TEXT" },
        [
          ["Signed up", "80", "1", "1", null],
          ["Filled a cart", "20", "0.25", "0.25", "a quarter of them"],
        ],
      ),
    );
    expect(entries()).toEqual(["Signed up80", "Filled a cart20a quarter of them"]);
    expect(widths()).toEqual([["100%"], ["25%"]]);
  });

  it("of lost demand show what was available and what was missing", () => {
    const columns = { ...{ Product: "TEXT", Orders: "COUNT", Money: "MONEY" }, Asked: "DECIMAL" };
    const { entries, widths } = draw(
      "LOST_DEMAND",
      reportTableOf("Refused", { ...columns, There: "DECIMAL", Missing: "DECIMAL" } as never, [
        ["Kettle", "2", "9850", "8", "6", "2"],
      ]),
    );
    expect(entries()).toEqual(["Kettle2Rs. 9,8508.0 requested, 6.0 available, 2.0 missing"]);
    expect(widths()).toEqual([["75%", "25%"]]);
  });

  it("of collected cash show the refunds and what is kept", () => {
    const columns = { Orders: "TEXT", Delivered: "COUNT", Collected: "MONEY" } as const;
    const { entries, widths } = draw(
      "ORDER_TO_CASH",
      reportTableOf(
        "Collected, refunded and kept",
        { ...columns, "With refund": "COUNT", Refunded: "MONEY", Kept: "MONEY" },
        [
          ["Of this period", "2", "4000", "1", "1000", "3000"],
          ["Delivered without a run", "0", "0", "1", "400", null],
        ],
      ),
    );
    expect(entries()).toEqual(["Collected2Rs. 4,000", "Refunded1Rs. 1,000", "KeptRs. 3,000"]);
    expect(widths()).toEqual([["100%"], ["25%"], ["75%"]]);
  });

  it("show the newest days first, and all on request", () => {
    const rows = Array.from({ length: 20 }, (_, at) => [
      `2026-11-${String(at + 1).padStart(2, "0")}`,
      "1",
    ]);
    const { entries } = draw(
      "ORDER_TO_CASH",
      reportTableOf("On time", { Day: "DAY", Late: "COUNT" }, rows),
    );
    expect(entries()).toHaveLength(14);
    expect(entries().at(-1)).toContain("20/11/2026");
    fireEvent.click(screen.getByRole("button", { name: "Show all 20" }));
    expect(entries()[0]).toContain("01/11/2026");
  });

  it("show fourteen rows first, and all on request", () => {
    const rows = Array.from({ length: 20 }, (_, at) => [`Piece ${at}`, "1", "1"]);
    const { entries } = draw(
      "BEST_SELLERS",
      reportTableOf("Sold", { Product: "TEXT", Sold: "COUNT", Orders: "COUNT" }, rows),
    );
    expect(entries()).toHaveLength(14);
    fireEvent.click(screen.getByRole("button", { name: "Show all 20" }));
    expect(entries()).toHaveLength(20);
  });

  it("are not drawn for a report without a table", () => {
    expect(draw("BEST_SELLERS").container.textContent).toBe("");
  });
});

it("abandoned carts list the products left most often, at most three", () => {
  const left = reportTableOf("What", { Product: "TEXT", Carts: "DECIMAL" }, [
    ["Lamp", "4"],
    ["Sofa", "3"],
    ["Rug", "2"],
    ["Vase", "1"],
  ]);
  for (const row of left.rows) row.events.productId = row.cells[0] ?? null;
  const { container } = draw(
    "ABANDONED_CARTS",
    reportTableOf("By age", { Age: "TEXT", Carts: "DECIMAL", Money: "MONEY" }, [
      ["a day", "4", "5000"],
    ]),
    left,
  );
  expect(container.textContent).toContain("Most often abandoned: Lamp 4.0, Sofa 3.0, Rug 2.0");
  expect(container.textContent).not.toContain("Vase");
});

describe("late orders", () => {
  const steps = reportTableOf(
    "By step",
    {
      ...{ Step: "TEXT", Late: "DECIMAL", Orders: "DECIMAL", Share: "SHARE" },
      ...{ Longest: "DURATION", After: "DURATION" },
    } as never,
    [["Packing", "1", "4", "0.25", "300", "60"]],
  );
  const now = (count: number) =>
    reportTableOf(
      "Late now",
      { Order: "TEXT", Place: "TEXT", Minutes: "DURATION", Province: "TEXT" },
      Array.from({ length: count }, (_, at) => [`NV-${at}`, "Packing", "90", "Uva"]),
    );

  it("are split into those in time and late ones", () => {
    const { entries, widths } = draw("LATE_ORDERS", steps, now(0));
    expect(entries()).toEqual(["Packing1.0of 4.0: late after 1 h, longest wait 5 h"]);
    expect(widths()).toEqual([["75%", "25%"]]);
    expect(screen.queryByRole("heading")).toBeNull();
  });

  it("that are still open are listed, at first six", () => {
    draw("LATE_ORDERS", steps, now(7));
    const waiting = screen.getByRole("heading", { name: "Late now" }).parentElement;
    if (!waiting) throw new Error("it stands nowhere");
    const named = within(waiting).getAllByRole("listitem");
    expect(named.map(({ textContent }) => textContent)).toHaveLength(6);
    expect(named[0]?.textContent).toBe("NV-0 Packing, for 1 h 30 min, to Uva");
    fireEvent.click(screen.getByRole("button", { name: "Show all 7" }));
    expect(within(waiting).getAllByRole("listitem")).toHaveLength(7);
    cleanup();
    draw("LATE_ORDERS", steps, now(6));
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it("shows lead times by step, and by province if there are any", () => {
  const columns = { Name: "TEXT", Orders: "DECIMAL", Half: "DURATION", Most: "DURATION" };
  const { container } = draw(
    "LEAD_TIMES",
    reportTableOf("By status", { ...columns, All: "DURATION" } as never, [
      ["Item Packing", "1", "60", "120", "240"],
      ["Out for Delivery", "0", null, null, null],
    ]),
    reportTableOf("By province", columns as never, [
      ["Uva", "2", "1500", "3000"],
      ["Atlantis", "1", "60", "60"],
    ]),
  );
  const said = [...container.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(said).toEqual([
    "Item Packing1.0 order, half within 1 h",
    "Out for Delivery0.0 orders",
    "Uva1 d 1 h2.0 orders",
  ]);
  expect(container.textContent).toContain("Atlantis: 1.0 order");
  expect(container.textContent).toContain("04 h");
});

it("reports that no province has data yet", () => {
  const columns = { Name: "TEXT", Orders: "COUNT", Half: "DURATION", Most: "DURATION" } as const;
  const { container } = draw(
    "LEAD_TIMES",
    reportTableOf("By status", { ...columns, All: "DURATION" }, []),
    reportTableOf("By province", columns, []),
  );
  expect(container.textContent).toContain("None delivered yet.");
  expect(container.textContent).not.toContain("Within this time");
});

it("stock shows how long it lasts, and describes shortages", () => {
  draw(
    "STOCK_COVER",
    reportTableOf("Products", { Product: "TEXT", Cover: "DECIMAL", Free: "DECIMAL" }, [
      ["Lamp", null, "0"],
      ["Sofa", "3.5", "7"],
      ["Rug", null, "9"],
    ]),
    reportTableOf("Outages", { Product: "TEXT", From: "TIME", To: "TIME" }, [
      ["Lamp", "2026-11-06T00:00:00.000Z", "2026-11-11T00:00:00.000Z"],
      ["Lamp", "2026-11-16T00:00:00.000Z", null],
    ]),
  );
  const [head, ...rows] = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(head).toContain("01/1121/11");
  expect(rows).toEqual([
    "Lampout of stock 2 times0.0none left",
    "Sofanever out of stock7.03.5 days",
    "Rugnever out of stock9.0none ordered",
  ]);
});

it.each([
  ["0.5", "4", "9", "too early to say"],
  ["3.2", "4", "9", "3 days since"],
  ["8", "4", "9", "more orders after"],
  ["8", "9", "4", "fewer orders after"],
  ["8", "4", "4", "as many orders after"],
])(
  "a price that changed %s days ago, with %s before and %s after: %s",
  (days, before, after, words) => {
    const columns = {
      ...{ Product: "TEXT", Before: "DECIMAL", After: "DECIMAL", From: "MONEY", To: "MONEY" },
      ...{ When: "DAY", Days: "DECIMAL", Event: "EVENT" },
    } as never;
    const { entries } = draw(
      "PRICE_CHANGES",
      reportTableOf("Changes", columns, [
        ["Lamp", before, after, "900", "850", "2026-11-10T08:00:00.000Z", days, "1234"],
      ]),
    );
    expect(entries()).toEqual([
      `Lamp Rs. 900 → Rs. 85010/11/2026, event 1,234${before}.0 before, ${after}.0 after: ${words}`,
    ]);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/history/event/1234");
  },
);
