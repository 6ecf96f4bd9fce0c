import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { RowTable } from "./row-table.tsx";
import type { ImportRow } from "./rows.ts";
// The list renders only what fits into the window.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(40);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

const row = (line: number, changes: Partial<ImportRow>): ImportRow => ({
  id: `row-${line}`,
  line,
  name: `Piece ${line}`,
  outcome: "new",
  productId: null,
  changes: [{ column: "price", from: "", to: "900" }],
  problems: [],
  notes: [],
  values: { price: 900 },
  seen: null,
  fileRows: [{ line, cells: { price: "900" } }],
  options: [],
  variants: [],
  ...changes,
});

const rows = [
  row(2, {}),
  row(3, { outcome: "changed", changes: [{ column: "price", from: "900", to: "850" }] }),
  row(4, { outcome: "refused", problems: [{ column: "price", message: "Please enter a price" }] }),
];

const shown = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((one) => one.textContent);

it("shows the changes of each row, or why it is rejected", () => {
  render(<RowTable rows={rows} refusals={new Map()} />);
  expect(shown()).toEqual([
    "2Piece 2NewPrice, Rs. 900",
    "3Piece 3ChangedPrice, Rs. 900 →  becomes 850",
    "4Piece 4Refusedprice: Please enter a price",
  ]);
  const buttons = screen.getByRole("group", { name: "Show" });
  fireEvent.click(within(buttons).getByRole("button", { name: /^Changed/ }));
  expect(shown()).toHaveLength(1);
});

it("counts a row that the server rejected, and shows the reason", () => {
  render(<RowTable rows={rows} refusals={new Map([[2, "Changed by another admin"]])} />);
  fireEvent.click(screen.getByRole("button", { name: "Refused 2" }));
  expect(shown()[0]).toBe("2Piece 2RefusedChanged by another adminPrice, Rs. 900");
});

it("shows an item's rows, and its new and changed variants", () => {
  const input = { values: [] };
  const price = { column: "price" as const, from: "900", to: "850" };
  const sofa = row(5, {
    outcome: "changed",
    changes: [],
    fileRows: [5, 6, 7].map((line) => ({ line, cells: {} })),
    variants: [
      { line: 5, title: "Moss", isNew: false, changes: [], input },
      { line: 6, title: "Rust", isNew: false, changes: [price], input },
      { line: 7, title: "Teal", isNew: true, changes: [{ ...price, from: "" }], input },
    ],
  });
  const bench = row(8, {
    outcome: "refused",
    problems: [{ line: 9, column: "variantSku", message: "Another variant has the SKU S" }],
  });
  render(<RowTable rows={[sofa, bench]} refusals={new Map()} />);
  expect(shown()).toEqual([
    "5–7Piece 53 variantsChangedRustPrice, Rs. 900 →  becomes 850TealNew variantPrice, Rs. 850",
    "8Piece 8RefusedRow 9, variantSku: Another variant has the SKU S",
  ]);
});
