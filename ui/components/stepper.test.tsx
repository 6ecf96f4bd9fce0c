import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Stepper } from "./stepper.tsx";

/** A stepper with a number that follows it, and a log of every number it has requested. */
const openStepper = (start = 2, max = 5, min = 1) => {
  const requests: number[] = [];
  function Page() {
    const [value, setValue] = useState(start);
    const change = (next: number) => {
      requests.push(next);
      setValue(next);
    };
    return <Stepper label="Quantity" value={value} min={min} max={max} onChange={change} />;
  }
  render(<Page />);
  const input = screen.getByLabelText<HTMLInputElement>("Quantity", { selector: "input" });
  const press = (label: "One less" | "One more") => fireEvent.click(screen.getByLabelText(label));
  const type = (text: string) => fireEvent.change(input, { target: { value: text } });
  const key = (name: string) => fireEvent.keyDown(input, { key: name });
  return { requests, input, press, type, key, leave: () => fireEvent.blur(input) };
};

describe("pressing", () => {
  it("moves one step, by button and by arrow key", () => {
    const { requests, press, key } = openStepper();
    press("One more");
    press("One less");
    key("ArrowUp");
    key("ArrowDown");
    expect(requests).toEqual([3, 2, 3, 2]);
  });

  it.each([
    ["One less", 1],
    ["One more", 5],
  ] as const)("%s does nothing at the end %i, and keeps the focus", (label, end) => {
    const { requests, press } = openStepper(end);
    const button = screen.getByLabelText<HTMLButtonElement>(label);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.disabled).toBe(false);
    press(label);
    expect(requests).toEqual([]);
  });
});

describe("typing", () => {
  it("reports nothing before it is finished", () => {
    const { requests, input, type } = openStepper();
    type("4");
    expect(input.value).toBe("4");
    expect(requests).toEqual([]);
  });

  it.each(["Enter", "leaving"])("is finished by %s", (how) => {
    const { requests, type, key, leave } = openStepper();
    type("4");
    if (how === "Enter") key("Enter");
    else leave();
    expect(requests).toEqual([4]);
  });

  it("more than the maximum reports the maximum", () => {
    const { requests, input, type, leave } = openStepper();
    type("99");
    leave();
    expect(requests).toEqual([5]);
    expect(input.value).toBe("5");
  });

  it("nothing changes nothing", () => {
    const { requests, input, type, leave } = openStepper();
    type("");
    leave();
    expect(requests).toEqual([]);
    expect(input.value).toBe("2");
  });
});

it("never reports a number out of bounds or the current one, for any input", () => {
  const step = fc.oneof(
    fc.constantFrom("less", "more", "ArrowUp", "ArrowDown", "Enter", "leave"),
    fc.record({ text: fc.string({ maxLength: 6 }) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.array(step, { maxLength: 8 }), (max, steps) => {
      const { requests, press, type, key, leave } = openStepper(1, max);
      for (const one of steps) {
        if (typeof one === "object") type(one.text);
        else if (one === "less") press("One less");
        else if (one === "more") press("One more");
        else if (one === "leave") leave();
        else key(one);
      }
      cleanup();
      for (const [index, value] of requests.entries()) {
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThanOrEqual(max);
        expect(value).not.toBe(index === 0 ? 1 : requests[index - 1]);
      }
    }),
    { numRuns: 15 },
  );
});
