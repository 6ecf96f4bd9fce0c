import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "../../../../components/toast.tsx";
import { messages } from "../../../../generated/shop.ts";
import { catalogueCounts, cataloguePage, stoolAt } from "../../../../testing/catalogue.ts";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { CatalogueList } from "./catalogue-list.tsx";
import type { CatalogueView } from "./catalogue-view.ts";

type Script = NonNullable<Parameters<typeof scriptedShop>[0]>;

// The list renders only what fits into the window.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(64);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

function open(script: Script, change: Partial<CatalogueView> = {}) {
  const shop = scriptedShop({ CatalogueCounts: () => catalogueCounts(2), ...script });
  const onView = vi.fn<(changes: Partial<CatalogueView>) => void>();
  const view: CatalogueView = {
    search: "",
    category: null,
    show: "all",
    sort: "NEWEST",
    ...change,
  };
  const nothing = () => undefined;
  render(
    <MemoryRouter>
      <CatalogueList view={view} onView={onView} onImport={nothing} onSignIn={nothing} />
    </MemoryRouter>,
    { wrapper: shop.wrapper },
  );
  const press = async (name: string | RegExp) =>
    fireEvent.click(await screen.findByRole("button", { name, hidden: true }));
  return { shop, onView, press };
}

const two = () => cataloguePage([stoolAt(1), stoolAt(2)]);
const away = () => Promise.reject(new Error("shop unreachable"));

describe("the list of items", () => {
  it("shows that it is loading, then the number of items", async () => {
    open({ Catalogue: two });
    expect(screen.getByText("Loading items")).toBeTruthy();
    expect(await screen.findByText("2 items")).toBeTruthy();
    expect(screen.queryByText("Loading items")).toBeNull();
  });

  it("reports that it couldn't load, and retries", async () => {
    let tries = 0;
    const { press } = open({ Catalogue: () => (tries++ === 0 ? away() : two()) });
    expect((await screen.findByRole("alert")).textContent).toContain(messages.product.listFailed);
    expect(screen.queryByText("Loading items")).toBeNull();
    await press("Try again");
    expect(await screen.findByText("Stool 2")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    ["all", "No items match these filters."],
    ["archived", "No archived items."],
  ] as const)("explains why it is empty if %s are shown, and links to all", async (show, words) => {
    const { onView, press } = open({ Catalogue: () => cataloguePage([]) }, { show, search: "x" });
    expect(await screen.findByText(words)).toBeTruthy();
    await press("Show all items");
    expect(onView).toHaveBeenCalledWith({ search: "", category: null, show: "all" });
  });

  it.each([
    [{ search: "stool" }, "RELEVANCE"],
    [{ search: "stool", sort: "NAME" }, "NAME"],
    [{ search: "" }, "NEWEST"],
  ] as const)("requests %s for %j", async (change, sort) => {
    const { shop } = open({ Catalogue: two }, change);
    await screen.findByText("Stool 1");
    expect(shop.variablesOf("Catalogue")).toMatchObject([{ sort, search: change.search || null }]);
  });

  it("loads more only on request after a page couldn't load", async () => {
    let isAway = true;
    const { shop, press } = open({
      Catalogue: ({ cursor }) => {
        const first = Array.from({ length: 36 }, (_none, index) => stoolAt(index));
        if (!cursor) return cataloguePage(first, { totalCount: 37, nextCursor: "36" });
        return isAway ? away() : cataloguePage([stoolAt(36)], { totalCount: 37 });
      },
    });
    await screen.findByRole("button", { name: "Load more" });
    vi.spyOn(window, "scrollY", "get").mockReturnValue(30 * 64);
    fireEvent.scroll(window);
    expect(screen.getByText("Stool 35")).toBeTruthy();
    expect(shop.variablesOf("Catalogue")).toHaveLength(2);
    isAway = false;
    await press("Load more");
    expect(await screen.findByText("Stool 36")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  it("follows the stock of items on sale, but not of archived ones", async () => {
    const { shop } = open({ Catalogue: two });
    await screen.findByText("Stool 1");
    await waitFor(() =>
      expect(shop.feeds.at(-1)?.variables).toMatchObject({ productIds: ["stool-1", "stool-2"] }),
    );
    cleanup();
    const archived = cataloguePage([stoolAt(1, { archived: true })]);
    const out = open({ Catalogue: () => archived }, { show: "archived" });
    await screen.findByText("Stool 1");
    expect(out.shop.feeds).toEqual([]);
  });
});

describe("deleting an item", () => {
  beforeEach(() => {
    vi.spyOn(notify, "success").mockImplementation(() => undefined);
  });

  it("asks for confirmation, and changes nothing on Cancel", async () => {
    const { shop, press } = open({ Catalogue: two });
    await press("Delete Stool 1");
    expect(screen.getByRole("dialog", { name: "Delete Stool 1?" })).toBeTruthy();
    await press("Cancel");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(shop.variablesOf("RemoveProduct")).toEqual([]);
  });

  it("is sent, and reloads the list and its counts", async () => {
    const product = stoolAt(1, { archived: true });
    const { shop, press } = open({
      Catalogue: two,
      RemoveProduct: () => ({
        removeProduct: { __typename: "ProductSaved", message: "Stool 1 left the shop", product },
      }),
    });
    await press("Delete Stool 1");
    await press("Delete");
    await waitFor(() => expect(shop.variablesOf("CatalogueCounts")).toHaveLength(2));
    expect(shop.variablesOf("RemoveProduct")).toMatchObject([{ id: "stool-1" }]);
    expect(shop.variablesOf("Catalogue")).toHaveLength(2);
  });

  it("moves it to the archive, where it can be restored but not edited", async () => {
    const item = stoolAt(4, { archived: true });
    const { shop, press } = open(
      {
        Catalogue: () => cataloguePage([item]),
        RestoreProduct: () => ({
          restoreProduct: { __typename: "ProductSaved", message: "It is back", product: item },
        }),
      },
      { show: "archived" },
    );
    await press("Restore Stool 4");
    await waitFor(() => expect(shop.variablesOf("Catalogue")).toHaveLength(2));
    expect(screen.queryByRole("button", { name: "Edit Stool 4" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Stool 4" })).toBeNull();
  });
});

describe("the history of an item", () => {
  const at = "2026-11-20T08:00:00.000Z";

  it("reports that it couldn't load, retries, and lists who did what", async () => {
    let tries = 0;
    const moments = [
      { __typename: "ProductMoment", at, words: ["Price to Rs. 1,600", "Stock to 4"], by: "Ann" },
      { __typename: "ProductMoment", at, words: ["Added"], by: null },
    ];
    const { press } = open({
      Catalogue: two,
      ProductHistory: ({ id }) =>
        tries++ === 0
          ? away()
          : { productHistory: { __typename: "ProductHistory", productId: id, moments } },
    });
    await press("History of Stool 1");
    const dialog = within(screen.getByRole("dialog", { name: "History of Stool 1" }));
    expect(dialog.getByText("Loading history")).toBeTruthy();
    await dialog.findByText("Couldn’t load the history.");
    await press("Try again");
    const history = within(await dialog.findByRole("list", { name: "History" }));
    const [first, second] = history.getAllByRole("listitem");
    expect(first?.textContent).toMatch(/^Price to Rs\. 1,600\. Stock to 4.*, Ann$/);
    expect(second?.textContent).toMatch(/^Added.*[ap]m$/);
  });
});
