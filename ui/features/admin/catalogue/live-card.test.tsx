import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { LiveCard } from "./live-card.tsx";
import { MeasuredSize, sidesOf } from "./measured-size.tsx";
import { noProduct } from "./product-schema.ts";

const cardOf = (change: Partial<typeof noProduct> = {}) => {
  const { container } = render(<LiveCard values={{ ...noProduct, ...change }} image={undefined} />);
  return [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
};

describe("the preview of a product", () => {
  it("shows placeholders until values are typed", () => {
    const words = ["Category", "Name", "A few sentences about it.", "Rs. 0.00Out of stock"];
    expect(cardOf()).toEqual(words);
    cleanup();
    expect(cardOf({ name: "  ", description: "\n" })).toEqual(words);
  });

  it("formats typed values as the shop does", () => {
    const card = cardOf({
      name: " Uva Kettle ",
      category: "Kitchen Equipments",
      description: "Brass.",
      price: "9850",
      countInStock: "12",
    });
    expect(card).toEqual(["Kitchen Equipments", "Uva Kettle", "Brass.", "Rs. 9,850.00In stock"]);
  });

  it.each([
    [{ price: "18,750.50", countInStock: "1,200" }, "Rs. 18,750.50In stock"],
    [{ price: "18 750", countInStock: "1 200" }, "Rs. 18,750.00In stock"],
    [{ price: "900", countInStock: "2" }, "Rs. 900.00Only 2 left"],
    [{ price: "cheap", countInStock: "some" }, "Rs. 0.00Out of stock"],
    [{ price: "900", countInStock: "1.5" }, "Rs. 900.00Out of stock"],
    [{ price: "900", countInStock: "-4" }, "Rs. 900.00Out of stock"],
  ])("parses amounts like the form: %j", (typed, words) => {
    expect(cardOf(typed).at(3)).toBe(words);
  });

  it("shows the size once all three sides are typed", () => {
    expect(cardOf({ widthCm: "30", depthCm: "30" })).toHaveLength(4);
    cleanup();
    expect(cardOf({ widthCm: "30", depthCm: "25.5", heightCm: "40" }).at(4)).toBe(
      "30 cm × 25.5 cm × 40 cm",
    );
  });

  it("has an inactive cart button", () => {
    cardOf();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add to Cart" }).disabled).toBe(
      true,
    );
  });
});

describe("the size measured in a model", () => {
  const measured = { widthCm: 24, depthCm: 18.5, heightCm: 22 };
  const open = (values: ReturnType<typeof sidesOf>) => {
    const onUse = vi.fn<(sides: ReturnType<typeof sidesOf>) => void>();
    render(<MeasuredSize measured={measured} values={values} onUse={onUse} />);
    return onUse;
  };
  const none = { widthCm: "", depthCm: "", heightCm: "" };

  it("is only shown if the form has the same size", () => {
    open(sidesOf(measured));
    expect(screen.getByText("Measured: 24 × 18.5 × 22 cm")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is offered if the form has no size, and can be applied", () => {
    const onUse = open(none);
    expect(screen.queryByText(/^The form says/)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Use 24 × 18.5 × 22 cm" }));
    expect(onUse).toHaveBeenCalledWith({ widthCm: "24", depthCm: "18.5", heightCm: "22" });
  });

  it("is shown next to a different size of the form", () => {
    open({ widthCm: "24", depthCm: "18", heightCm: "22" });
    expect(screen.getByText("The form says 24 × 18 × 22 cm.")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Use/ })).toBeTruthy();
  });
});
