import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { messages } from "../../../generated/shop.ts";
import { stoolAt } from "../../../testing/catalogue.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { AddProduct } from "./add-product.tsx";
import * as modelForms from "./forms/use-model-forms.ts";
import * as sending from "./upload/sending.ts";

afterEach(() => {
  sessionStorage.clear();
});

const kettle = {
  Name: "Uva Kettle",
  Category: "Kitchen Equipments",
  Description: "Brass.",
  "Price, Rs.": "9,850",
  Stock: "12",
};

function open(adminId = "ann", added?: Promise<object>) {
  const shop = scriptedShop({ AddProduct: async () => ({ addProduct: await added }) });
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
        "Please choose one of the shop’s categories",
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

describe("an added product", () => {
  /** A form that was sent with its values and files. */
  async function send() {
    vi.spyOn(modelForms, "useModelForms").mockReturnValue("none");
    vi.spyOn(sending, "sendFile").mockImplementation((_file, purpose, { onSent }) => {
      onSent({ url: `/uploads/${purpose}`, findings: [], measured: null });
      return { pause() {}, resume() {}, cancel: async () => undefined };
    });
    const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
    const { promise, resolve } = Promise.withResolvers<object>();
    const form = open("ann", promise);
    form.type(kettle);
    for (const label of [/^Drop a picture/, /^Drop a 3D model/]) {
      fireEvent.change(screen.getByLabelText(label), { target: { files: [new File([], "a")] } });
    }
    form.submit();
    await waitFor(() => expect(form.shop.variablesOf("AddProduct")).toHaveLength(1));
    const product = { ...stoolAt(1), name: "Uva Kettle" };
    const answer = () =>
      act(async () => resolve({ __typename: "ProductSaved", message: "Added", product }));
    return { ...form, said, answer };
  }

  it("empties the form, and links to the shop", async () => {
    const { field, answer } = await send();
    await answer();
    expect(field("Name").value).toBe("");
    expect(screen.getByRole("link", { name: "View in shop" })).toBeDefined();
  });

  it("leaves the values that are edited meanwhile, and their focus", async () => {
    const { field, type, said, answer } = await send();
    const files = screen.getByRole("region", { name: "Picture and 3D model" });
    expect(files.closest("[inert]")).not.toBeNull();
    field("Name").focus();
    type({ Name: "Uva Teapot" });
    await answer();
    expect(said).toHaveBeenCalledExactlyOnceWith("Added");
    expect(field("Name").value).toBe("Uva Teapot");
    expect(document.activeElement).toBe(field("Name"));
    expect(files.closest("[inert]")).toBeNull();
    expect(screen.getByLabelText(/^Drop a 3D model/)).toBeDefined();
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
