import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { messages } from "../../../generated/shop.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { AddProduct } from "./add-product.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const kettle = {
  Name: "Uva Kettle",
  Category: "KITCHEN_EQUIPMENTS",
  Description: "Brass.",
  "Price, Rs.": "9,850",
  Stock: "12",
};

function open(adminId = "ann") {
  const shop = scriptedShop();
  const nothing = () => undefined;
  render(
    <MemoryRouter>
      <AddProduct adminId={adminId} onSignIn={nothing} />
    </MemoryRouter>,
    { wrapper: shop.wrapper },
  );
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) {
      fireEvent.change(field(label), { target: { value } });
    }
  };
  const submit = () => fireEvent.submit(screen.getByRole("form", { name: "Add a product" }));
  const wrong = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);
  return { shop, field, type, submit, wrong };
}

const missingFiles = [messages.catalogue.imageMissing, messages.catalogue.modelMissing];

describe("adding a product", () => {
  it("names every missing value at once, and focuses the first", async () => {
    const { shop, field, submit, wrong } = open();
    submit();
    await waitFor(() =>
      expect(wrong()).toEqual([
        "Please enter a name",
        "Please choose one of the five categories",
        "Please enter a description",
        "Please enter a price of Rs. 0 or more",
        "Please enter the number in stock",
        ...missingFiles,
      ]),
    );
    expect(document.activeElement).toBe(field("Name"));
    expect(shop.requests).toEqual([]);
  });

  it("asks for the files if only they are missing", async () => {
    const { shop, type, submit, wrong } = open();
    type(kettle);
    submit();
    await waitFor(() => expect(wrong()).toEqual(missingFiles));
    expect(shop.requests).toEqual([]);
  });

  it("shows a field's error on blur, until it is edited", async () => {
    const { field, type, wrong } = open();
    type({ "Price, Rs.": "cheap" });
    expect(wrong()).toEqual([]);
    fireEvent.blur(field("Price, Rs."));
    await screen.findByText("Please enter a price of Rs. 0 or more");
    expect(field("Price, Rs.").getAttribute("aria-invalid")).toBe("true");
    type({ "Price, Rs.": "9" });
    expect(wrong()).toEqual([]);
  });

  it("asks for a missing side", async () => {
    const { type, submit, wrong } = open();
    type({ ...kettle, "Width, cm": "24", "Depth, cm": "18" });
    submit();
    await waitFor(() => expect(wrong()).toContain("Please enter all three sides, or none"));
  });

  it("shows a preview of the product card", () => {
    const { type } = open();
    type({ ...kettle, "Width, cm": "24", "Depth, cm": "18", "Height, cm": "22" });
    const card = screen.getByRole("complementary", { name: "Preview" });
    expect(card.textContent).toContain("Kitchen EquipmentsUva KettleBrass.Rs. 9,850.00In stock");
    expect(card.textContent).toContain("24 cm × 18 cm × 22 cm");
  });

  it("defaults to the floor as its placement", () => {
    open();
    const place = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
    expect(place("Floor").checked).toBe(true);
    fireEvent.click(place("Wall"));
    expect([place("Floor").checked, place("Wall").checked]).toEqual([false, true]);
  });
});

describe("the draft of a product", () => {
  it("is restored after a reload, only for the same admin", () => {
    open().type(kettle);
    cleanup();
    const mine = open();
    expect(Object.keys(kettle).map((label) => mine.field(label).value)).toEqual(
      Object.values(kettle),
    );
    cleanup();
    expect(open("bea").field("Name").value).toBe("");
  });

  it.each(["{", '"kettle"', '{"name":7}'])("is empty if %j was stored", (kept) => {
    sessionStorage.setItem("nivasa.product.ann", kept);
    expect(open().field("Name").value).toBe("");
  });
});
