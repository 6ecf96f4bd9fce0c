import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { Filters } from "./filters.tsx";
import { everything, type LogView } from "./log-view.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(view: Partial<LogView> = {}) {
  const shop = scriptedShop({
    HistoryProducts: () => ({
      historyProducts: [
        {
          __typename: "HistoryProduct",
          id: "uva-kettle",
          name: "Uva Kettle",
          variantId: "uva-kettle",
        },
        { __typename: "HistoryProduct", id: "galle-lamp", name: "Galle Lamp", variantId: null },
        {
          __typename: "HistoryProduct",
          id: "galle-lamp.1",
          name: "Galle Lamp (Clay)",
          variantId: "galle-lamp",
        },
      ],
    }),
  });
  const onView = vi.fn<(change: Partial<LogView>) => void>();
  render(<Filters view={{ ...everything, ...view }} onView={onView} />, { wrapper: shop.wrapper });
  await act(() => vi.advanceTimersByTimeAsync(0));
  const category = (name: string) =>
    within(screen.getByRole("list", { name: "Categories" })).getByRole("button", { name });
  return { onView, category };
}

describe("event categories", () => {
  it("are added to those already selected", async () => {
    const { onView, category } = await open({ categories: ["CART"] });
    expect(category("Cart").getAttribute("aria-pressed")).toBe("true");
    expect(category("Order").getAttribute("aria-pressed")).toBe("false");
    fireEvent.click(category("Order"));
    expect(onView).toHaveBeenCalledExactlyOnceWith({ categories: ["CART", "ORDER"] });
  });

  it("are deselected by a second press, without affecting the others", async () => {
    const { onView, category } = await open({ categories: ["CART", "ORDER", "STOCK"] });
    fireEvent.click(category("Order"));
    expect(onView).toHaveBeenCalledExactlyOnceWith({ categories: ["CART", "STOCK"] });
  });
});

describe("text filters", () => {
  it.each([
    ["Order", "order"],
    ["Stream", "stream"],
    ["Type of event", "type"],
    ["Account, by ID", "actor"],
  ])("%s is applied once typing pauses", async (label, field) => {
    const { onView } = await open();
    fireEvent.change(screen.getByRole("searchbox", { name: label }), { target: { value: "abc " } });
    expect(onView).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(onView).toHaveBeenCalledExactlyOnceWith({ [field]: "abc" });
  });
});

describe("product and province", () => {
  it("are selected by name, and cleared", async () => {
    const { onView } = await open();
    const choose = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    choose("Product", "galle-lamp");
    choose("Province", "Uva");
    expect(onView.mock.calls).toEqual([[{ product: "galle-lamp" }], [{ province: "Uva" }]]);
  });

  it("a product of the URL that the log does not know is listed once, by its id", async () => {
    await open({ product: "gone-lamp" });
    const select = screen.getByLabelText<HTMLSelectElement>("Product");
    expect(select.value).toBe("gone-lamp");
    expect([...select.options].map(({ text }) => text)).toEqual([
      ...[
        "Every product",
        "gone-lamp",
        "Uva Kettle",
        "Galle Lamp, every variant",
        "Galle Lamp (Clay)",
      ],
    ]);
  });

  it("a known product is listed by name only, with its variants", async () => {
    await open({ product: "uva-kettle" });
    const select = screen.getByLabelText<HTMLSelectElement>("Product");
    expect([...select.options].map(({ text }) => text)).toEqual([
      ...["Every product", "Uva Kettle", "Galle Lamp, every variant", "Galle Lamp (Clay)"],
    ]);
    expect(select.selectedOptions[0]?.text).toBe("Uva Kettle");
  });
});

it("on phones the filters are collapsed until opened", async () => {
  await open();
  const button = screen.getByRole("button", { name: "What to show" });
  const folded = () => screen.getByRole("list", { name: "Categories" }).parentElement?.className;
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(folded()).toMatch(/max-md:hidden/);
  fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(folded()).not.toMatch(/max-md:hidden/);
});
