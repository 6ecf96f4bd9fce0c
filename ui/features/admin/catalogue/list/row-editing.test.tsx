import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { messages } from "../../../../generated/shop.ts";
import { stoolAt } from "../../../../testing/catalogue.ts";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { CatalogueHead } from "./catalogue-head.tsx";
import { CatalogueRow } from "./catalogue-row.tsx";
import type { CatalogueView } from "./catalogue-view.ts";
import type { CatalogueItem } from "./row-values.ts";
import { useRowEdits } from "./use-row-edits.ts";

const stool = stoolAt(1, { name: "Stool", price: 1500, countInStock: 3 }) as CatalogueItem;

interface RowProps {
  item: CatalogueItem;
  onFiles: () => void;
  onOptions: () => void;
}

function Row({ item, onFiles, onOptions }: RowProps) {
  const nothing = () => undefined;
  return (
    <MemoryRouter>
      <div role="table">
        <div role="row">
          <CatalogueRow
            item={item}
            edits={useRowEdits()}
            onDelete={nothing}
            onRestore={nothing}
            onHistory={nothing}
            onFiles={onFiles}
            onOptions={onOptions}
          />
        </div>
      </div>
    </MemoryRouter>
  );
}

function open(changeProduct?: () => Promise<object> | object, item: CatalogueItem = stool) {
  const shop = scriptedShop({
    ChangeProduct: async () => ({ changeProduct: await changeProduct?.() }),
  });
  const onFiles = vi.fn<() => void>();
  const onOptions = vi.fn<() => void>();
  const opens = { onFiles, onOptions };
  const { rerender } = render(<Row item={item} {...opens} />, { wrapper: shop.wrapper });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  press("Edit Stool");
  return {
    sent: () => shop.variablesOf("ChangeProduct"),
    ...opens,
    press,
    field: (label: string) => screen.getByLabelText<HTMLInputElement>(label),
    type: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    isEdited: () => screen.queryByRole("form") !== null,
    /** Simulates a change by another admin. */
    becomes: (changes: Partial<CatalogueItem>) =>
      rerender(<Row item={{ ...stool, ...changes }} {...opens} />),
  };
}

const refusal = { __typename: "ProductChanged", code: "X", message: "Look again.", changed: [] };
const saved = { __typename: "ProductSaved", message: "Saved.", product: stool };

describe("an edited row", () => {
  it("focuses the name first, and returns the focus at the end", () => {
    const { field, isEdited } = open();
    expect(document.activeElement).toBe(field("Name"));
    fireEvent.keyDown(field("Price, Rs."), { key: "Escape" });
    expect(isEdited()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit Stool" }));
  });

  it("discards typed values on Cancel", () => {
    const { type, field, press, sent } = open();
    type("Name", "Bench");
    press("Cancel");
    press("Edit Stool");
    expect(field("Name").value).toBe("Stool");
    expect(sent()).toEqual([]);
  });

  it("handles only Escape, and leaves other keys to its fields", () => {
    const { field, isEdited } = open();
    expect(fireEvent.keyDown(field("Description"), { key: "Enter" })).toBe(true);
    expect(isEdited()).toBe(true);
  });

  it("sends changed values on Enter, with the previous ones", async () => {
    const { type, field, sent, isEdited } = open(() => saved);
    type("Price, Rs.", "1,750.50");
    type("Category", "Wall Designs");
    fireEvent.submit(field("Name"));
    expect(isEdited()).toBe(false);
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          id: stool.id,
          changes: { price: 1750.5, category: "Wall Designs" },
          seen: { price: 1500, category: "Furnitures" },
          commandId: expect.any(String) as string,
        },
      ]),
    );
  });

  it("sends nothing if only the formatting changed", () => {
    const { type, press, sent, isEdited } = open();
    type("Price, Rs.", "1,500.00");
    type("Name", " Stool ");
    press("Update");
    expect(isEdited()).toBe(false);
    expect(sent()).toEqual([]);
  });

  it("shows errors before sending, until the field is edited", () => {
    const { type, press, sent } = open();
    type("Stock", "few");
    press("Update");
    expect(screen.getByText("Please enter the number in stock")).toBeTruthy();
    type("Stock", "4");
    expect(screen.queryByText("Please enter the number in stock")).toBeNull();
    expect(sent()).toEqual([]);
  });

  it("shows an error at each invalid field, and focuses the first", () => {
    const { type, press, field } = open();
    type("Price, Rs.", "");
    type("Stock", "few");
    press("Update");
    const errorAt = (label: string) => {
      const control = field(label);
      const error = document.getElementById(control.getAttribute("aria-describedby") ?? "");
      return [control.getAttribute("aria-invalid"), error?.textContent];
    };
    expect(errorAt("Price, Rs.")).toEqual(["true", "Please enter a price of Rs. 0 or more"]);
    expect(errorAt("Stock")).toEqual(["true", "Please enter the number in stock"]);
    expect(document.activeElement).toBe(field("Price, Rs."));
    field("Stock").focus();
    type("Stock", "4");
    expect(errorAt("Stock")).toEqual([null, undefined]);
    expect(errorAt("Price, Rs.")[0]).toBe("true");
    expect(document.activeElement).toBe(field("Stock"));
  });

  it("shows the server's error at its field", async () => {
    const { type, press, field } = open(() => ({
      ...{ __typename: "InvalidInput", code: "INVALID_INPUT", message: "Please look again." },
      fields: [{ field: "price", message: "The price is too high" }],
    }));
    type("Price, Rs.", "99");
    press("Update");
    const words = await screen.findByText("The price is too high");
    expect(field("Price, Rs.").getAttribute("aria-describedby")).toBe(
      words.closest("[role=alert]")?.id,
    );
    expect(screen.queryByText("Please look again.")).toBeNull();
  });

  it.each([
    ["refused", () => refusal, "Look again."],
    [
      "not sent",
      () => Promise.reject(new Error("shop unreachable")),
      messages.catalogue.updateFailed,
    ],
  ])("is restored with its typed values if it is %s", async (_what, answer, words) => {
    const { type, press, field } = open(answer);
    type("Name", "Bench");
    press("Update");
    await screen.findByText(words);
    expect(field("Name").value).toBe("Bench");
  });

  it("keeps what is typed while an earlier update of it is refused", async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { type, press, field, sent } = open(() => promise);
    type("Price, Rs.", "99");
    press("Update");
    press("Edit Stool");
    field("Stock").focus();
    type("Stock", "4");
    await act(async () =>
      resolve({
        ...{ __typename: "InvalidInput", code: "INVALID_INPUT", message: "Please look again." },
        fields: [{ field: "price", message: "The price is too high" }],
      }),
    );
    expect(await screen.findByText("The price is too high")).toBeTruthy();
    expect(field("Stock").value).toBe("4");
    expect(document.activeElement).toBe(field("Stock"));
    type("Price, Rs.", "90");
    press("Update");
    await waitFor(() =>
      expect(sent()[1]).toMatchObject({
        changes: { price: 90, countInStock: 4 },
        seen: { price: 1500, countInStock: 3 },
      }),
    );
  });

  it("opens picture, model and size", () => {
    const { press, onFiles } = open();
    press("Picture, 3D model and size…");
    expect(onFiles).toHaveBeenCalledOnce();
  });
});

describe("an item with several variants", () => {
  const variants = [...stool.variants, { ...stool.variants[0], id: "stool-1.2", archived: true }];
  const several = { ...stool, variants } as CatalogueItem;

  it("points to its variants for price and stock", () => {
    const { press, onOptions } = open(undefined, several);
    expect(screen.queryByLabelText("Price, Rs.")).toBeNull();
    expect(screen.queryByLabelText("Stock")).toBeNull();
    screen.getByText("Price and stock belong to the 2 variants of this item.");
    press("Options and variants…");
    expect(onOptions).toHaveBeenCalledOnce();
  });

  it("shows its price range and the number of variants on sale", () => {
    const { press, becomes } = open(undefined, several);
    becomes({ variants, highestPrice: 1800 } as Partial<CatalogueItem>);
    press("Cancel");
    screen.getByText("1 variant on sale");
    screen.getByText("to Rs. 1,800.00");
  });
});

describe("an item that another admin changes during editing", () => {
  it.each([
    [{ price: 1600 }, "price is now Rs. 1600"],
    [{ category: "Bathwares" as const }, "category is now Bathwares"],
    [{ description: "High." }, "description is now another"],
    [{ name: "Seat", countInStock: 2 }, "name is now Seat, stock is now 2"],
  ])("shows the change of %j", (change, words) => {
    const { becomes } = open();
    becomes(change);
    expect(screen.getByText(`Changed meanwhile: ${words}.`)).toBeTruthy();
  });

  it("is sent with the values seen, so that the server can reject it", async () => {
    const { type, press, becomes, sent } = open(() => saved);
    type("Price, Rs.", "1700");
    becomes({ price: 1600 });
    press("Update");
    await waitFor(() => expect(sent()).toMatchObject([{ seen: { price: 1500 } }]));
  });

  it("keeps the admin's own values on request, and takes over the other changes", async () => {
    const { type, press, becomes, field, sent } = open(() => saved);
    type("Price, Rs.", "1700");
    becomes({ price: 1600, countInStock: 9 });
    press("Keep my changes");
    expect(screen.queryByText(/^Changed meanwhile/)).toBeNull();
    expect([field("Price, Rs.").value, field("Stock").value]).toEqual(["1700", "9"]);
    press("Update");
    await waitFor(() =>
      expect(sent()).toMatchObject([{ changes: { price: 1700 }, seen: { price: 1600 } }]),
    );
  });
});

describe("the headings of the list", () => {
  function Head() {
    const [sort, setSort] = useState<CatalogueView["sort"]>("NEWEST");
    return (
      <div role="table" aria-label={sort}>
        <CatalogueHead sort={sort} onSort={setSort} />
      </div>
    );
  }
  const heading = (name: string) => screen.getByRole("columnheader", { name: new RegExp(name) });

  it.each([
    ["Price", ["PRICE_UP", "PRICE_DOWN", "NEWEST"], ["ascending", "descending", "none"]],
    ["Name", ["NAME", "NEWEST"], ["ascending", "none"]],
    ["Rating", ["RATING", "NEWEST"], ["descending", "none"]],
  ])("sort by %s in turn, with the direction, until newest first again", (name, sorts, ways) => {
    render(<Head />);
    const directions = sorts.map(() => {
      fireEvent.click(screen.getByRole("button", { name }));
      return [screen.getByRole("table").getAttribute("aria-label"), heading(name).ariaSort];
    });
    expect(directions).toEqual(sorts.map((sort, at) => [sort, ways[at]]));
  });

  it("are plain text if the column is not sortable", () => {
    render(<Head />);
    for (const name of ["Picture", "Category", "Actions"]) {
      expect(heading(name).hasAttribute("aria-sort")).toBe(false);
    }
  });
});
