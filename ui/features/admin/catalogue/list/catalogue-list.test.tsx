import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { catalogueCounts, cataloguePage, stoolAt } from "../../../../testing/catalogue.ts";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { CatalogueList } from "./catalogue-list.tsx";
import type { CatalogueView } from "./catalogue-view.ts";

const rowHeight = 64;

// The list renders only what fits into the window.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(rowHeight);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

/** A list in pages; in the order by name, the last item of a page is first. */
async function open({ page, all }: { page: number; all: number }) {
  const shop = scriptedShop({
    CatalogueCounts: () => catalogueCounts(all),
    Catalogue: ({ cursor, sort }) => {
      const from = Number(cursor ?? 0);
      const to = Math.min(all, from + page);
      const items = Array.from({ length: to - from }, (_none, index) => stoolAt(from + index));
      return cataloguePage(sort === "NAME" ? items.toReversed() : items, {
        totalCount: all,
        nextCursor: to < all ? String(to) : null,
      });
    },
  });
  const nothing = () => undefined;
  const listBy = (sort: CatalogueView["sort"]) => (
    <MemoryRouter>
      <CatalogueList
        view={{ search: "", category: null, show: "all", sort }}
        onView={nothing}
        onImport={nothing}
        onSignIn={nothing}
      />
    </MemoryRouter>
  );
  const { rerender } = render(listBy("NEWEST"), { wrapper: shop.wrapper });
  const table = within(await screen.findByRole("table", { name: "Items" }));
  return {
    cursors: () => shop.variablesOf("Catalogue").map(({ cursor }) => cursor ?? null),
    table,
    sortBy: (sort: CatalogueView["sort"]) => rerender(listBy(sort)),
    press: (name: string) => fireEvent.click(table.getByRole("button", { name })),
    /** Row indexes of the rendered rows, without the heading. */
    drawn: () =>
      table
        .getAllByRole("row")
        .slice(1)
        .map((row) => Number(row.getAttribute("aria-rowindex"))),
    scrollTo(index: number) {
      vi.spyOn(window, "scrollY", "get").mockReturnValue(index * rowHeight);
      fireEvent.scroll(window);
    },
  };
}

it("renders only the visible rows of 1,000 items, with their positions", async () => {
  const { drawn, scrollTo } = await open({ page: 1000, all: 1000 });
  expect(screen.getByRole("table", { name: "Items" }).getAttribute("aria-rowcount")).toBe("1001");
  expect(drawn().length).toBeLessThan(40);
  expect(drawn()[0]).toBe(2);

  scrollTo(500);
  expect(drawn().length).toBeLessThan(40);
  expect(drawn()).toContain(502);
  expect(drawn()).not.toContain(2);
});

it("keeps edited rows rendered with their values and focus, wherever the page is scrolled", async () => {
  const { table, press, drawn, scrollTo } = await open({ page: 1000, all: 1000 });
  press("Edit Stool 1");
  press("Edit Stool 3");
  const name = within(table.getByRole("form", { name: "Edit Stool 3" })).getByLabelText("Name");
  fireEvent.change(name, { target: { value: "Stool of jak" } });

  scrollTo(500);
  expect(drawn().slice(0, 2)).toEqual([3, 5]);
  expect(drawn()).toContain(502);
  expect(drawn()).toEqual(drawn().toSorted((a, b) => a - b));
  expect(document.activeElement).toBe(name);
  expect(table.getByDisplayValue("Stool of jak")).toBe(name);

  // The unfocused row disappears with its editing; the other one still has the focus.
  fireEvent.click(
    within(table.getByRole("form", { name: "Edit Stool 1" })).getByRole("button", {
      name: "Cancel",
    }),
  );
  fireEvent.keyDown(name, { key: "Escape" });
  expect(document.activeElement).toBe(table.getByRole("button", { name: "Edit Stool 3" }));
});

it("keeps the focused row rendered until the focus moves", async () => {
  const { table, drawn, scrollTo } = await open({ page: 1000, all: 1000 });
  const before = table.getByRole("button", { name: "History of Stool 2" });
  before.focus();
  scrollTo(500);
  expect(document.activeElement).toBe(before);

  table.getByRole("button", { name: "History of Stool 500" }).focus();
  await waitFor(() => expect(drawn()).not.toContain(4));
});

it("loads more when the end becomes visible", async () => {
  const { table, cursors, scrollTo } = await open({ page: 100, all: 1000 });
  scrollTo(50);
  expect(cursors()).toEqual([null]);
  scrollTo(85);
  await table.findByText("Stool 101");
  scrollTo(101);
  expect(table.getByText("Stool 110")).toBeDefined();
  expect(cursors()).toEqual([null, "100"]);
});

it("loads no more because of an edited row that a new order puts at the end", async () => {
  const { table, cursors, press, drawn, sortBy } = await open({ page: 100, all: 1000 });
  press("Edit Stool 1");
  sortBy("NAME");
  await table.findByText("Stool 99");
  expect(drawn().at(-1)).toBe(100);
  expect(table.getByRole("form", { name: "Edit Stool 1" })).toBeDefined();
  expect(cursors()).toEqual([null, null]);
});
