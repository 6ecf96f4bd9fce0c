import { expect, it } from "vitest";
import { defaultCategories } from "../generated/shop.ts";
import { englishCategories } from "../testing/default-categories.ts";
import { Categories, categoryParameter, type ShopCategory } from "./shop-categories.ts";

const usual = new Categories(englishCategories);

it("a shop that changed nothing has the five rooms, each with its own wall", () => {
  const { shown } = usual;
  const displays = shown.map((id) => usual.display(id));
  expect(displays.map(({ label }) => label)).toEqual(defaultCategories.map(({ id }) => id));
  expect(new Set(displays.map(({ wall }) => wall)).size).toBe(shown.length);
});

it("the URL of a category selects it, and any other word selects all", () => {
  for (const category of usual.shown) {
    const { searchParams } = new URL(usual.path(category), "https://shop.example");
    expect(usual.at(searchParams.get(categoryParameter))).toBe(category);
  }
  expect(usual.at("cellar")).toBeNull();
  expect(usual.at(null)).toBeNull();
});

it("former words lead to the category, and those of an archived one to the other", () => {
  const category = (id: string, change: Partial<ShopCategory> = {}): ShopCategory => ({
    ...{ id, name: id, slug: id, formerSlugs: [], wall: "bath", leadsTo: null },
    ...change,
  });
  const categories = new Categories([
    category("sofas", { formerSlugs: ["seats", "lamps"] }),
    category("lamps"),
    category("sale", { formerSlugs: ["offers"], leadsTo: "lamps" }),
  ]);
  expect(categories.shown).toEqual(["sofas", "lamps"]);
  expect(["seats", "lamps", "sale", "offers"].map((word) => categories.at(word))).toEqual([
    "sofas",
    "lamps",
    "lamps",
    "lamps",
  ]);
  expect(categories.display("sale").label).toBe("sale");
  expect(categories.display("unknown")).toEqual({ label: "unknown", wall: "furnitures" });
});
