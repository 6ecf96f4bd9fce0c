import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterAll, describe, expect, it, vi } from "vitest";
import { differenceText, figureText, defaultFork } from "./figure-text.ts";
import type { CourseOf } from "./course-chart.tsx";
import type { CourseForm } from "./course-panel.tsx";
import { csvOf } from "./csv.ts";
import { Progress } from "./progress.tsx";
import type { Outcome, Simulated } from "./use-what-if.ts";

// The chart queries the screen as soon as it is imported.
vi.stubGlobal("matchMedia", () => ({ addEventListener: () => undefined }));
const { OutcomeShown } = await import("./outcome.tsx");
afterAll(() => void vi.unstubAllGlobals());

const products = [
  {
    ...{ __typename: "WhatIfProduct", id: "kettle", name: "Uva Kettle" },
    ...{ sold: 3, soldSimulated: 5, money: 29_550, moneySimulated: 49_250 },
    ...{ left: 4, leftSimulated: 2, soldOut: 0, soldOutSimulated: 1 },
  },
];
const outcome = {
  __typename: "WhatIf",
  ...{ fork: 1200, end: 1500 },
  ...{ forkedAt: "2026-11-14T08:00:00.000Z", endsAt: "2026-11-21T08:00:00.000Z" },
  finding: "Two more kettles would have been sold.",
  assumptions: ["Customers don’t buy less at a higher price."],
  figures: [
    { name: "Orders placed", unit: "COUNT", was: 30, simulated: 32, type: "OrderPlaced" },
    { name: "Cancelled", unit: "COUNT", was: 0, simulated: 0, type: "OrderCancelled" },
    { name: "Money", unit: "MONEY", was: 500, simulated: 250, type: null },
  ],
  products,
  otherProducts: 4,
  course: [
    {
      ...{ at: "2026-11-15T08:00:00.000Z", placed: 3, placedSimulated: 4 },
      ...{ money: 300, moneySimulated: 400 },
    },
  ],
  changedOrders: [{ id: "1", number: "NV-1", was: "delivered", simulated: "=cancelled" }],
  moreChangedOrders: 1_200,
} as unknown as Outcome;

function Shown({ of: given }: { of: Outcome }) {
  const [of, setOf] = useState<CourseOf>("money");
  const [form, setForm] = useState<CourseForm>("table");
  return <OutcomeShown outcome={given} of={of} form={form} onOf={setOf} onForm={setForm} />;
}
const open = (change: object = {}) =>
  render(<Shown of={{ ...outcome, ...change }} />, { wrapper: MemoryRouter });

const rowsOf = (caption: string) =>
  within(screen.getByRole("table", { name: caption }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent.replace(/, opens.*/, "")));

describe("the outcome of a simulation", () => {
  it("shows actual and simulated figures and their differences", () => {
    open();
    expect(screen.getByText("Two more kettles would have been sold.")).toBeDefined();
    expect(rowsOf("The shop, as it was and simulated")).toEqual([
      ["Orders placed", "30", "32", "+2"],
      ["Cancelled", "0", "0", "the same"],
      ["Money", "Rs. 500", "Rs. 250", "−Rs. 250"],
    ]);
  });

  it("collapses unchanged figures if there are many", () => {
    const same = Array.from({ length: 12 }, (_, index) => ({
      ...{ name: `Figure ${index}`, unit: "COUNT", was: index, simulated: index, type: null },
    }));
    open({ figures: [...outcome.figures, ...same] });
    const names = () => rowsOf("The shop, as it was and simulated").map(([name]) => name);
    expect(names()).toEqual(["Orders placed", "Money"]);
    fireEvent.click(screen.getByText("Show the 13 unchanged figures"));
    expect(names()).toHaveLength(15);
    fireEvent.click(screen.getByText("Hide the 13 unchanged figures"));
    expect(names()).toHaveLength(2);
  });

  it("links a figure to the events that it counts, if any", () => {
    open();
    const link = screen.getByText("30");
    const { searchParams } = new URL(link.getAttribute("href") ?? "", "https://shop.example");
    expect(searchParams.get("type")).toBe("OrderPlaced");
    expect(screen.queryByRole("link", { name: /^0/ })).toBeNull();
    expect(screen.queryByRole("link", { name: /^Rs\. 500/ })).toBeNull();
  });

  it("lists the products that differ, and counts the rest", () => {
    open();
    expect(rowsOf("Products, as they were and simulated")).toEqual([
      ["Uva Kettle", "3", "5", "Rs. 29,550", "Rs. 49,250", "4", "2", "0", "1"],
    ]);
    expect(screen.getByText("And 3 more.")).toBeDefined();
    expect(screen.getByText("And 1,200 more.")).toBeDefined();
  });

  it("shows no empty lists if nothing differs", () => {
    open({ products: [], otherProducts: 0, changedOrders: [], moreChangedOrders: 0 });
    expect(screen.queryByText(/^Products that would/)).toBeNull();
    expect(screen.queryByText(/^Orders that would/)).toBeNull();
    expect(screen.queryByText(/more\.$/)).toBeNull();
  });

  it("shows the course of money or of orders", () => {
    open();
    expect(rowsOf("Order value since the fork")[0]?.slice(1)).toEqual([
      "Rs. 300",
      "Rs. 400",
      "+Rs. 100",
    ]);
    fireEvent.click(screen.getByText("Orders"));
    expect(rowsOf("Orders placed since the fork")[0]?.slice(1)).toEqual(["3", "4", "+1"]);
  });

  it("labels the CSV file as a simulation in its first line, and contains no formulas", () => {
    const lines = csvOf(outcome).replace("\ufeff", "").split("\r\n");
    expect(lines[0]).toBe('"Simulation, not saved",forked at event 1200,to event 1500');
    expect(lines).toContain("Orders placed,30,32");
    expect(lines).toContain("Uva Kettle,3,5,29550,49250,4,2,0,1");
    expect(lines.at(-1)).toBe(`NV-1,delivered,"'=cancelled"`);
  });
});

describe("formatted figures", () => {
  it.each([
    [3, 5, "COUNT", "+2"],
    [5, 3, "COUNT", "−2"],
    [4, 4, "MONEY", "the same"],
    [null, null, "DURATION", "the same"],
    [null, 3, "COUNT", "–"],
    [1_000, 1_500, "MONEY", "+Rs. 500"],
  ] as const)("from %s to %s (%s) it is %s", (was, simulated, unit, words) =>
    expect(differenceText(was, simulated, unit)).toBe(words),
  );

  it("show a dash for a missing value", () => expect(figureText(null, "MONEY")).toBe("–"));

  it("a simulation begins a week before the newest event, or at the first event of a younger shop", () => {
    const last = "2026-11-21T10:00:00.000Z";
    expect(defaultFork({ first: "2026-10-01T04:00:00.000Z", last })).toBe(
      "2026-11-14T10:00:00.000Z",
    );
    expect(defaultFork({ first: "2026-11-20T04:00:00.000Z", last })).toBe("1");
    expect(defaultFork({ first: null, last: null })).toBe("");
  });
});

describe("the progress of a simulation", () => {
  const show = (simulated: Simulated, onStop = vi.fn()) => {
    const { container } = render(<Progress simulated={simulated} onStop={onStop} />);
    return container.textContent;
  };
  const at = { events: 1_500, progress: 0.666, step: "SIMULATING" };

  it.each([
    [{ step: "none" }, ""],
    [{ step: "running", at: null }, "queuedStop"],
    [{ step: "running", at: { ...at, step: "WAITING" } }, "queuedStop"],
    [{ step: "running", at }, "1,500 events replayedStop"],
    [{ step: "stopped" }, "Stopped. Nothing was written."],
    [
      { step: "done", outcome, events: 1_500, seconds: 1.26 },
      "1,500 events replayed in 1.3 s, separately from the running shop.",
    ],
    [{ step: "refused", message: "The log has no such product." }, "The log has no such product."],
  ])("is shown in words: %#", (simulated, words) => {
    expect(show(simulated as Simulated)).toBe(words);
  });

  it("is a bar in whole percent while it runs, with a stop button", () => {
    const onStop = vi.fn();
    show({ step: "running", at } as never, onStop);
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("66");
    fireEvent.click(screen.getByText("Stop"));
    expect(onStop).toHaveBeenCalledOnce();
  });
});
