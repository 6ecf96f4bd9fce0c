import { describe, expect, it } from "vitest";
import { stockLevels } from "#domain/stock/level.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import { productDocument } from "../../../testing/product-documents.ts";
import { fastestOf } from "../../../testing/fastest-of.ts";
import { createSearchIndex, type SearchIndex } from "./search-index.ts";

const shopOf = (...products: readonly Parameters<typeof productDocument>[0][]) => {
  const index = createSearchIndex();
  for (const product of products) index.put(productDocument(product));
  return index;
};

const named = (...names: readonly string[]) =>
  shopOf(
    ...names.map((name) => ({ id: name, name, description: "", category: "Furnitures" as const })),
  );

const hitsOf = (index: SearchIndex, search: string) => index.find(search, beginTimeSlice());

const found = async (index: SearchIndex, search: string) =>
  (await hitsOf(index, search)).map(({ product }) => product.id).toSorted();

describe("a search finds", () => {
  it.each([
    ["one by many, and many by one", ["Oak Shelf", "Two Chairs"], "shelves", ["Oak Shelf"]],
    ["many by one", ["Oak Shelf", "Two Chairs"], "chair", ["Two Chairs"]],
    ["the beginning of a word", ["Ceiling Fan", "Desk"], "cei", ["Ceiling Fan"]],
    ["a letter too many", ["Kettle", "Desk"], "kettlle", ["Kettle"]],
    ["a letter too few", ["Kettle", "Desk"], "ketle", ["Kettle"]],
    ["another letter", ["Kettle", "Desk"], "kettke", ["Kettle"]],
    ["two letters that changed places", ["Kettle", "Desk"], "kettel", ["Kettle"]],
    ["no word with two typos", ["Kettle", "Desk"], "kottke", []],
    ["no typo in a short word", ["Bed", "Desk"], "bad", []],
    ["what another word is about", ["Grey Sofa", "Desk"], "couches", ["Grey Sofa"]],
    ["the second part of a word", ["Bookcase", "Book Rest"], "case", ["Bookcase"]],
    ["nothing inside of words", ["Finished Table", "Fine Desk"], "shed", []],
    ["what has every word, in any order", ["Teak Bed", "Teak Desk"], "desk teak", ["Teak Desk"]],
    ["words without those that say nothing", ["Desk Lamp"], "a lamp for the desk", ["Desk Lamp"]],
    [
      "words that say nothing where there are no others",
      ["The Chair", "Desk"],
      "the",
      ["The Chair"],
    ],
    ["letters of any size, and without accents", ["Café Table", "Desk"], "CAFE", ["Café Table"]],
    ["an apostrophe or none", ["Planter’s Chair", "Desk"], "planters", ["Planter’s Chair"]],
    ["a name in Sinhala", ["අල්මාරිය", "මේසය"], "අල්මාරි", ["අල්මාරිය"]],
    ["a name with a joiner in it", ["ශ්‍රී ලංකා", "Desk"], "ශ්‍රී", ["ශ්‍රී ලංකා"]],
    ["nothing by signs alone", ["Desk"], "!?", []],
    ["nothing by a word that is nowhere", ["Desk"], "desk submarine", []],
  ])("%s", async (_what, names, search, expected) => {
    expect(await found(named(...names), search)).toEqual([...expected].toSorted());
  });

  it("a synonym only in the category of its product, and only in names", async () => {
    const index = shopOf(
      { id: "lamp", name: "Desk Lamp", category: "Electronics" },
      { id: "post", name: "Lamp Post", category: "Wall Designs" },
      { id: "shade", name: "Shade", description: "For a lamp.", category: "Electronics" },
    );
    expect(await found(index, "lights")).toEqual(["lamp"]);
  });

  it("a misspelled word only if the words are found nowhere together", async () => {
    const index = shopOf(
      { id: "cast", name: "Cast Stone Tub", category: "Bathwares" },
      { id: "cask", name: "Rice Cask", category: "Kitchen Equipments" },
    );
    expect(await found(index, "cask")).toEqual(["cask"]);
    expect(await found(index, "cask tub")).toEqual(["cast"]);
  });
});

it("ranks a name with a typo above an exact description", async () => {
  const index = shopOf(
    { id: "shade", name: "Shade", description: "For a lantern." },
    { id: "lantern", name: "Fort Lantern" },
  );
  const scores = new Map(
    (await hitsOf(index, "lantern")).map(({ product, score }) => [product.id, score]),
  );
  const mistyped = await hitsOf(index, "lantren");
  const typo = mistyped.find(({ product }) => product.id === "lantern")?.score ?? 0;
  expect(scores.get("lantern")).toBeGreaterThan(typo);
  expect(typo).toBeGreaterThan(scores.get("shade") ?? Infinity);
});

it("follows a product, and reports what changes a search", async () => {
  const index = createSearchIndex();
  const stool = productDocument();
  expect(index.put(stool)).toBe(true);
  expect(index.put(productDocument({ countInStock: 4, reserved: 1 }))).toBe(false);
  // Few items are left, so the catalogue's filter finds the product now.
  expect(index.put(productDocument({ countInStock: 3, reserved: 2 }))).toBe(true);
  expect(index.put(productDocument({ countInStock: 1, reserved: 4 }))).toBe(false);
  expect(index.put(productDocument({ priceCents: 1 }))).toBe(true);
  expect((await hitsOf(index, "stool"))[0]?.product.priceCents).toBe(1);
  expect(index.put(productDocument({ name: "Low Bench", description: "To sit on." }))).toBe(true);
  expect(await found(index, "stool")).toEqual([]);
  expect(await found(index, "bench")).toEqual(["stool"]);
  expect(index.put(productDocument({ sold: false }))).toBe(true);
  expect(index.put(productDocument({ sold: false, onHand: 0 }))).toBe(false);
  expect(index.size).toEqual({ words: 0, products: 0 });
});

it("applies the shop's low-stock limit to a product without its own", async () => {
  const index = shopOf(
    { id: "four", countInStock: 4 },
    { id: "own", countInStock: 4, lowFrom: 2 },
    { id: "none", countInStock: 0 },
  );
  const levels = async () => {
    const hits = await index.all(beginTimeSlice());
    return Object.fromEntries(hits.map(({ product }) => [product.id, product.stockLevel]));
  };
  const { out, low, enough } = stockLevels;
  expect(await levels()).toEqual({ four: enough, own: enough, none: out });
  expect(index.setShopLimit(4)).toBe(true);
  expect(await levels()).toEqual({ four: low, own: enough, none: out });
  expect(index.setShopLimit(5)).toBe(false);
  // The index uses the new count even if the level did not change at first.
  expect(index.put(productDocument({ id: "four", countInStock: 2 }))).toBe(false);
  expect(index.setShopLimit(3)).toBe(false);
  expect(index.setShopLimit(1)).toBe(true);
  expect(await levels()).toEqual({ four: enough, own: enough, none: out });
});

it("takes no longer for long words than for others", async () => {
  const took = await fastestOf(async () => {
    const index = named("Desk");
    expect(await found(index, "x".repeat(1_000_000))).toEqual([]);
    expect(index.put(productDocument({ description: "y".repeat(1_000_000) }))).toBe(true);
  });
  expect(took).toBeLessThan(500);
});
