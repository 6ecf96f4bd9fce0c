import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { OrderProgress, type ProgressStep } from "./order-progress.tsx";
import type { Step } from "./status-glyph.tsx";

const at = "2026-11-20T10:10:00.000Z";
const way: ProgressStep[] = [
  { step: "preparing", name: "Item Preparing", at },
  { step: "packing", name: "Item Packing", at: null },
  { step: "out", name: "Out for Delivery", at },
  { step: "delivered", name: "Delivered", at },
];

const draw = (current: Step, resting = false) => {
  render(<OrderProgress steps={way} current={current} sentence="On the road." resting={resting} />);
  return screen.getAllByRole("listitem").map((item) => ({
    words: item.textContent,
    state: ["done", "now", "todo", "rest"].find((state) =>
      item.classList.contains(`progress-${state}`),
    ),
    current: item.getAttribute("aria-current"),
  }));
};

describe("the progress of an order", () => {
  it("has no current step when it has ended, and shows how far it got", () => {
    const steps = draw("preparing", true);
    expect(steps.map(({ state }) => state)).toEqual(["rest", "todo", "rest", "rest"]);
    expect(steps.map(({ current }) => current)).toEqual([null, null, null, null]);
    expect(steps.map(({ words }) => words).join()).not.toMatch(/still to come|done/);
  });

  it.each([
    ["preparing", ["now", "todo", "todo", "todo"]],
    ["out", ["done", "done", "now", "todo"]],
    ["delivered", ["done", "done", "done", "done"]],
  ] as const)("at %s has done, current and pending steps: %j", (current, states) => {
    expect(draw(current).map(({ state }) => state)).toEqual(states);
  });

  it("describes the bars and the current step for screen readers", () => {
    const [preparing, , out, delivered] = draw("out");
    expect(preparing?.words).toContain(", done");
    expect(out?.words).not.toMatch(/, (done|still)/);
    expect(delivered?.words).toContain(", still to come");
    expect([preparing, out, delivered].map((step) => step?.current)).toEqual([null, "step", null]);
  });

  it("shows when a step was reached; nothing if it was skipped or is pending", () => {
    const [preparing, packing, , delivered] = draw("out");
    expect(preparing?.words).toContain("20/11/2026, 3:40 pm");
    expect(packing?.words).not.toContain("2026");
    expect(delivered?.words).not.toContain("2026");
  });

  it("is a sentence that is announced when it changes", () => {
    draw("out");
    expect(screen.getByText("On the road.").getAttribute("aria-live")).toBe("polite");
  });
});
