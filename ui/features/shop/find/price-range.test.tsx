import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import type { FilterChoices } from "./filter-choices.ts";
import { PriceRange } from "./price-range.tsx";

type Prices = Pick<FilterChoices, "minPrice" | "maxPrice">;

const spread = {
  __typename: "PriceSpread" as const,
  lowest: 1000,
  highest: 100_000,
  bars: Array.from({ length: 18 }, () => 1),
};

const openRange = (first: Prices = { minPrice: null, maxPrice: null }, of = spread) => {
  const chosen: Prices[] = [];
  function Page() {
    const [choices, setChoices] = useState(first);
    return (
      <PriceRange
        choices={choices}
        spread={of}
        onChange={(prices) => {
          chosen.push(prices);
          setChoices(prices);
        }}
      />
    );
  }
  render(<Page />);
  return chosen;
};

const type = (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

const pull = (label: string, to: number) => {
  const knob = screen.getByLabelText(label);
  fireEvent.change(knob, { target: { value: String(to) } });
  fireEvent.pointerUp(knob);
};

describe("a typed price", () => {
  it("applies on blur, with or without commas", () => {
    const chosen = openRange();
    type("From Rs.", "20,000");
    type("To Rs.", "260000");
    expect(chosen.at(-1)).toEqual({ minPrice: 20_000, maxPrice: 260_000 });
    type("From Rs.", "");
    expect(chosen.at(-1)).toEqual({ minPrice: null, maxPrice: 260_000 });
    expect(chosen).toHaveLength(3);
  });

  it("shows an error if invalid, and changes nothing", () => {
    const chosen = openRange({ minPrice: 500, maxPrice: null });
    type("To Rs.", "a lot");
    expect(screen.getByRole("alert").textContent).toContain("amount in rupees");
    expect(screen.getByLabelText("To Rs.").getAttribute("aria-invalid")).toBe("true");
    expect(chosen).toEqual([]);
    type("To Rs.", "900");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("above the maximum clears the maximum", () => {
    const chosen = openRange({ minPrice: null, maxPrice: 5000 });
    type("From Rs.", "9000");
    expect(chosen).toEqual([{ minPrice: 9000, maxPrice: null }]);
  });
});

describe("a slider knob", () => {
  it("sets a round price on release, and none at its end", () => {
    const chosen = openRange();
    pull("Lowest price", 50);
    expect(chosen).toEqual([{ minPrice: 10_000, maxPrice: null }]);
    expect(screen.getByLabelText("Lowest price").getAttribute("aria-valuetext")).toBe(
      "Rs. 10,000.00",
    );
    pull("Highest price", 75);
    expect(chosen.at(-1)).toEqual({ minPrice: 10_000, maxPrice: 32_000 });
    pull("Lowest price", 0);
    expect(chosen.at(-1)).toEqual({ minPrice: null, maxPrice: 32_000 });
  });

  it("stops at the other knob", () => {
    const chosen = openRange({ minPrice: null, maxPrice: 10_000 });
    pull("Lowest price", 90);
    expect(chosen).toEqual([{ minPrice: 10_000, maxPrice: 10_000 }]);
  });
});

it("is hidden if every product costs the same", () => {
  openRange(undefined, { ...spread, lowest: 1000, highest: 1000 });
  expect(screen.queryByRole("slider")).toBeNull();
  expect(screen.getByLabelText("From Rs.")).toBeDefined();
});
