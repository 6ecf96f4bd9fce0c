import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { noChoices, noSpace, type FilterChoices } from "./filter-choices.ts";
import { fittingVariant } from "./fitting-variant.tsx";
import { SpaceFields } from "./space-fields.tsx";
import type { ListedProduct } from "./use-product-list.ts";

afterEach(() => {
  localStorage.clear();
});

describe("the fields of the space", () => {
  const open = (space: Pick<FilterChoices, "width" | "depth" | "height"> = noSpace) => {
    const onChange = vi.fn();
    render(<SpaceFields space={space} onChange={onChange} />);
    const type = (label: string, text: string) => {
      const field = screen.getByLabelText(label);
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
    };
    return { onChange, type };
  };

  it("apply a side when its field is left, and store the space for item pages", () => {
    const { onChange, type } = open({ ...noSpace, depth: 95 });
    type("Width cm", "140");
    expect(onChange).toHaveBeenCalledWith({ width: 140, depth: 95, height: null });
    expect(localStorage.getItem("nivasa.free-space")).toBe(
      '[{"width":"140","depth":"95","height":""}]',
    );
  });

  it("clear a side", () => {
    const { onChange, type } = open({ ...noSpace, width: 140 });
    type("Width cm", " ");
    expect(onChange).toHaveBeenCalledWith(noSpace);
  });

  it.each(["0", "1001", "abc", "0.5"])("refuse %j with a reason, and keep the results", (text) => {
    const { onChange, type } = open({ ...noSpace, width: 140 });
    type("Width cm", text);
    expect(screen.getByRole("alert").textContent).toBe("Enter a number from 1 to 1,000.");
    expect(onChange).not.toHaveBeenCalled();
    type("Width cm", "140");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the variant on a card", () => {
  const variant = (id: string, colour: string, widthCm: number, depthCm: number) => ({
    __typename: "Variant" as const,
    ...{ id, values: [colour], price: 100 + widthCm, countInStock: 1, image: `/${id}.png` },
    size: { __typename: "Size" as const, widthCm, depthCm, heightCm: 80 },
  });
  const sofa = {
    id: "sofa",
    size: { __typename: "Size", widthCm: 10, depthCm: 10, heightCm: 10 },
    placement: "FLOOR",
    options: [{ __typename: "ProductOption", name: "Colour", display: "SWATCHES" }],
    variants: [
      variant("sofa", "Moss", 220, 90),
      variant("sofa.2", "Moss", 138, 88),
      variant("sofa.3", "Clay", 100, 80),
      variant("sofa.4", "Clay", 90, 139),
    ],
  } as unknown as ListedProduct;
  const shown = (choices: Partial<FilterChoices>, product = sofa) => {
    const found = fittingVariant(product, { ...noChoices, ...choices });
    if (!found) return null;
    render(<MemoryRouter>{found.note}</MemoryRouter>);
    const { note: _note, ...rest } = found;
    return rest;
  };

  it("is the closest fit, with its lengths and the spare", () => {
    expect(shown({ width: 140, depth: 95 })).toEqual({
      to: "/Item-Page/sofa?variant=sofa.4",
      ...{ line: "Clay", price: 190, countInStock: 1, image: "/sofa.4.png" },
    });
    expect(screen.getByText("Turned: 139 × 90 cm, 1 cm to spare")).toBeDefined();
  });

  it("has the chosen colour", () => {
    expect(shown({ width: 140, depth: 95, colour: "Moss" })).toMatchObject({ line: "Moss" });
    expect(screen.getByText("138 × 88 cm, 2 cm to spare")).toBeDefined();
  });

  it("is missing without a space, and if nothing fits", () => {
    expect(shown({})).toBeNull();
    expect(shown({ width: 50 })).toBeNull();
  });

  it("names the height if it was measured", () => {
    expect(shown({ height: 81, width: 101 })).toMatchObject({ line: "Clay" });
    expect(screen.getByText(/^100 × 80 × 80 cm, 1 cm to spare$/)).toBeDefined();
  });
});
