import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { everything, type LogView } from "./log-view.ts";
import { streamCategories } from "./stream-categories.ts";
import { TimeBar } from "./time-bar.tsx";

// Its drawing is tested in Chromium.
vi.mock("./density-chart.tsx", () => ({ DensityChart: () => <p>chart</p> }));

const from = Date.parse("2026-11-20T08:00:00.000Z");
const hour = 3_600_000;
const span = { from, to: from + 2 * hour };

async function open(range: LogView["range"] = span, totals: readonly number[] | null = [1200, 30]) {
  const shop = scriptedShop({
    HistoryDensity: () => {
      if (!totals) throw new Error("shop unreachable");
      return {
        historyHistogram: {
          __typename: "HistoryHistogram",
          bucketSeconds: 60,
          totals: streamCategories.map((_, at) => totals[at] ?? 0),
          buckets: [],
        },
      };
    },
  });
  const onView = vi.fn<(change: Partial<LogView>) => void>();
  await act(async () => {
    render(<TimeBar view={{ ...everything, range }} span={span} filter={{}} onView={onView} />, {
      wrapper: shop.wrapper,
    });
  });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const field = (end: "From" | "To") =>
    screen.getByLabelText<HTMLInputElement>(`${end}, Colombo time`);
  const type = (end: "From" | "To", value: string) =>
    fireEvent.change(field(end), { target: { value } });
  return { shop, onView, press, field, type };
}

describe("a time range", () => {
  it.each([
    ["Earlier", { from: from - hour, to: from + hour }],
    ["Later", { from: from + hour, to: from + 3 * hour }],
    ["Zoom in", { from: from + hour / 2, to: from + 1.5 * hour }],
    ["Zoom out", { from: from - hour, to: from + 3 * hour }],
    ["15 min", "15m"],
    ["All", "all"],
  ])("changes: %s", async (name, range) => {
    const { onView, press } = await open();
    press(name);
    expect(onView).toHaveBeenCalledExactlyOnceWith({ range });
  });

  it("marks its button if it ends now, and none if it has fixed ends", async () => {
    const pressed = () =>
      within(screen.getByRole("group", { name: "Range" }))
        .getAllByRole("button", { pressed: true })
        .map(({ textContent }) => textContent);
    await open("7d");
    expect(pressed()).toEqual(["7 days"]);
    cleanup();
    await open();
    expect(
      within(screen.getByRole("group", { name: "Range" })).queryByRole("button", { pressed: true }),
    ).toBeNull();
  });
});

describe("typed ends", () => {
  it("are in Colombo time, applied together, and include the whole last minute", async () => {
    const { onView, press, field, type } = await open();
    expect([field("From").value, field("To").value]).toEqual([
      ...["20/11/2026, 1:30 pm", "20/11/2026, 3:30 pm"],
    ]);
    expect(screen.queryByRole("button", { name: "Show" })).toBeNull();
    type("From", "2026-11-20T12:30");
    type("To", "2026-11-20T14:30");
    expect(onView).not.toHaveBeenCalled();
    press("Show");
    expect(onView).toHaveBeenCalledExactlyOnceWith({
      range: { from: from - hour, to: from + hour + 59_999 },
    });
  });

  it.each(["2026-11-20T13:29", ""])("with an end at %j show nothing", async (end) => {
    const { onView, field, type } = await open();
    type("To", end);
    const button = screen.getByRole<HTMLButtonElement>("button", {
      name: "The end is before the start",
    });
    expect(button.disabled).toBe(true);
    expect(field("To").getAttribute("aria-invalid")).toBe("true");
    const form = field("To").closest("form");
    if (form) fireEvent.submit(form);
    expect(onView).not.toHaveBeenCalled();
  });

  it("at the same minute show that minute", async () => {
    const { onView, press, type } = await open();
    type("To", "2026-11-20T13:30");
    press("Show");
    expect(onView).toHaveBeenCalledExactlyOnceWith({ range: { from, to: from + 59_999 } });
  });
});

describe("the number of events", () => {
  it("is requested for the range, shown by non-empty category, and read out as a total", async () => {
    const { shop } = await open();
    expect(shop.variablesOf("HistoryDensity")).toEqual([
      { filter: {}, from: "2026-11-20T08:00:00.000Z", to: "2026-11-20T10:00:00.000Z" },
    ]);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      ...["Order 1,200", "Stock 30"],
    ]);
    expect(screen.getByRole("status").textContent).toMatch(/^1,230 events from /);
  });

  it("reports that the shop is unreachable, and the range can still be moved", async () => {
    const { onView, press } = await open(span, null);
    expect(screen.getByText("Couldn’t load the counts.")).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("");
    press("Earlier");
    expect(onView).toHaveBeenCalledOnce();
  });
});
