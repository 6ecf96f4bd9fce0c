import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notify } from "../../../../components/toast.tsx";
import { defaultCategories } from "../../../../generated/shop.ts";
import { openPage } from "../../../../testing/page.tsx";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { CategoriesPage } from "./categories-page.tsx";

const usual = defaultCategories.map((category) => ({
  ...category,
  __typename: "CategorySettings" as const,
  names: { __typename: "LocalText" as const, ...category.names },
  itemsMovedTo: null as string | null,
}));

const settingsOf = (categories: typeof usual) => ({
  __typename: "ShopSettings",
  id: "shop",
  categories,
});

const saved = (categories: readonly object[], change: object = {}) => ({
  ...{ __typename: "CategorySaved", categoryId: "Bathwares", message: "Category saved" },
  ...{ movedItems: [], movedCount: 0, position: "9" },
  settings: { __typename: "ShopSettings", id: "shop", categories },
  ...change,
});

async function open(categories = usual) {
  const archived = categories.map((each) =>
    each.id === "Bathwares" ? { ...each, itemsMovedTo: "Electronics" } : each,
  );
  const shop = scriptedShop({
    CategorySettings: () => ({ shopSettings: settingsOf(categories) }),
    CategoryItems: () => ({
      categoryCounts: categories.map(({ id: category }) => ({
        ...{ __typename: "CategoryCount", category, count: 8, newest: null },
      })),
    }),
    AddCategory: () => ({
      addCategory: {
        ...{ __typename: "InvalidInput", code: "INVALID_INPUT", message: "Taken" },
        fields: [
          {
            ...{ __typename: "FieldProblem", field: "slug" },
            message: "The address bath belongs to Bathwares. bath-2 is free.",
          },
        ],
      },
    }),
    MoveCategory: () => ({ moveCategory: saved(categories) }),
    ChangeCategory: () => ({ changeCategory: saved(categories) }),
    ArchiveCategory: () => ({
      archiveCategory: saved(archived, { movedItems: ["tub"], movedCount: 1 }),
    }),
    RestoreCategory: () => ({ restoreCategory: saved(categories) }),
  });
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  said.mockClear();
  openPage(<CategoriesPage />, { shop });
  await screen.findByRole("list", { name: "Categories, in order" });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const undo = () => said.mock.lastCall?.[1]?.onPress();
  return { shop, said, press, undo };
}

it("lists the categories in order, and moves one by buttons and by keys", async () => {
  const { shop, said, press, undo } = await open();
  const rows = within(screen.getByRole("list", { name: "Categories, in order" }));
  expect(rows.getAllByRole("listitem").map((row) => row.querySelector("b")?.textContent)).toEqual(
    usual.map(({ names }) => names.en),
  );
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Furnitures up" }).disabled).toBe(
    true,
  );
  press("Bathwares up");
  await waitFor(() => expect(said).toHaveBeenCalled());
  expect(said.mock.lastCall?.[0]).toBe("Bathwares is now number 3.");
  undo();
  await waitFor(() => expect(shop.variablesOf("MoveCategory")).toHaveLength(2));
  const key = { key: "ArrowDown", altKey: true };
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Bathwares up" }).disabled).toBe(
      false,
    ),
  );
  fireEvent.keyDown(screen.getByRole("button", { name: "Edit Bathwares" }), key);
  await waitFor(() => expect(shop.variablesOf("MoveCategory")).toHaveLength(3));
  expect(shop.variablesOf("MoveCategory")).toMatchObject([
    { id: "Bathwares", place: 3 },
    { id: "Bathwares", place: 4 },
    { id: "Bathwares", place: 5 },
  ]);
});

it("proposes an address, and offers a free one if the shop refuses it", async () => {
  const { shop, press } = await open();
  press("Add a category");
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const address = screen.getByLabelText<HTMLInputElement>("Address");
  type(/Name, English/, "Children’s Bath");
  expect(address.value).toBe("childrens-bath");
  type(/Address/, "bath");
  type(/Name, English/, "Baths");
  expect(address.value).toBe("bath");
  press("Add category");
  expect(await screen.findByText(/bath-2 is free/)).toBeDefined();
  press("Use bath-2");
  expect(address.value).toBe("bath-2");
  expect(shop.variablesOf("AddCategory")).toMatchObject([
    { input: { names: { en: "Baths", si: "", ta: "" }, slug: "bath", wall: "furnitures" } },
  ]);
  fireEvent.keyDown(address, { key: "Escape" });
  expect(screen.queryByRole("form")).toBeNull();
});

it("archives a category after a question about its items, and brings both back", async () => {
  const { shop, said, press, undo } = await open();
  press("Archive Bathwares");
  const dialog = within(screen.getByRole("dialog", { name: "Archive Bathwares?" }));
  const options = within(dialog.getByLabelText(/8 items and its links go to/));
  expect(options.queryByRole("option", { name: "Bathwares" })).toBeNull();
  fireEvent.change(dialog.getByLabelText(/go to/), { target: { value: "Electronics" } });
  press("Archive and move 8 items");
  expect(await screen.findByRole("button", { name: "Restore Bathwares" })).toBeDefined();
  expect(screen.getByText("/bath leads to Electronics")).toBeDefined();
  expect(said.mock.lastCall?.[0]).toBe("Bathwares is archived. 1 item moved to Electronics.");
  undo();
  await waitFor(() =>
    expect(shop.variablesOf("RestoreCategory")).toMatchObject([
      { id: "Bathwares", items: ["tub"] },
    ]),
  );
  expect(await screen.findByRole("button", { name: "Archive Bathwares" })).toBeDefined();
});
