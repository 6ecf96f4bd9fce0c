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

describe("a product that is added", () => {
  it("given nothing, then everything that it needs is named at once, and the first has the focus", async () => {
    const { shop, field, submit, wrong } = open();
    submit();
    await waitFor(() =>
      expect(wrong()).toEqual([
        "Please enter a name",
        "Please choose one of the five categories",
        "Please enter a description",
        "Please enter a price of Rs. 0 or more",
        "Please enter how many there are",
        ...missingFiles,
      ]),
    );
    expect(document.activeElement).toBe(field("Name"));
    expect(shop.asked).toEqual([]);
  });

  it("given its words alone, then its files are asked for", async () => {
    const { shop, type, submit, wrong } = open();
    type(kettle);
    submit();
    await waitFor(() => expect(wrong()).toEqual(missingFiles));
    expect(shop.asked).toEqual([]);
  });

  it("says what is wrong with a field once it is left, until it is edited", async () => {
    const { field, type, wrong } = open();
    type({ "Price, Rs.": "cheap" });
    expect(wrong()).toEqual([]);
    fireEvent.blur(field("Price, Rs."));
    await screen.findByText("Please enter a price of Rs. 0 or more");
    expect(field("Price, Rs.").getAttribute("aria-invalid")).toBe("true");
    type({ "Price, Rs.": "9" });
    expect(wrong()).toEqual([]);
  });

  it("asks for the side that is missing", async () => {
    const { type, submit, wrong } = open();
    type({ ...kettle, "Width, cm": "24", "Depth, cm": "18" });
    submit();
    await waitFor(() => expect(wrong()).toContain("Please enter all three sides, or none"));
  });

  it("is shown as shoppers will see it", () => {
    const { type } = open();
    type({ ...kettle, "Width, cm": "24", "Depth, cm": "18", "Height, cm": "22" });
    const card = screen.getByRole("complementary", { name: "As shoppers see it" });
    expect(card.textContent).toContain("Kitchen EquipmentsUva KettleBrass.Rs. 9,850.00In stock");
    expect(card.textContent).toContain("24 cm × 18 cm × 22 cm");
  });

  it("stands on the floor until it is said where else", () => {
    open();
    const place = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
    expect(place("Floor").checked).toBe(true);
    fireEvent.click(place("Wall"));
    expect([place("Floor").checked, place("Wall").checked]).toEqual([false, true]);
  });
});

describe("what is typed about a product", () => {
  it("is there again after a reload, for who typed it alone", () => {
    open().type(kettle);
    cleanup();
    const mine = open();
    expect(Object.keys(kettle).map((label) => mine.field(label).value)).toEqual(
      Object.values(kettle),
    );
    cleanup();
    expect(open("bea").field("Name").value).toBe("");
  });

  it.each(["{", '"kettle"', '{"name":7}'])("begins anew where %j was kept", (kept) => {
    sessionStorage.setItem("nivasa.product.ann", kept);
    expect(open().field("Name").value).toBe("");
  });
});
