import { describe, expect, it } from "vitest";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import { productDocument, sampleProductDocuments } from "../../../testing/product-documents.ts";
import { excerptOf, type TextRange } from "./marks.ts";
import { createSearchIndex } from "./search-index.ts";

type Given = Parameters<typeof productDocument>[0];

const indexOf = (products: readonly Given[]) => {
  const index = createSearchIndex();
  for (const product of products) index.put(productDocument(product));
  return index;
};

const sampleShop = indexOf(sampleProductDocuments);

const interpretationOf = (search: string, index = sampleShop) =>
  index.interpret(search, beginTimeSlice());

describe("a substituted search word", () => {
  it.each([
    ["couch", [{ typed: "couch", reason: "synonym", replacements: ["sofa"] }]],
    ["wall lights", [{ typed: "lights", reason: "synonym", replacements: ["lamp"] }]],
    ["kettel", [{ typed: "kettel", reason: "typo", replacements: ["kettle"] }]],
    ["cieling fan", [{ typed: "cieling", reason: "typo", replacements: ["ceiling"] }]],
    ["kettle", []],
    ["lamps", []],
    ["ceil", []],
    ["zeppelin", []],
  ])("is named: %s", async (search, words) => {
    expect((await interpretationOf(search)).replacedWords).toEqual(words);
  });

  it("is not named if it found nothing", async () => {
    const index = indexOf([
      { id: "sofa", name: "Sofa", category: "Furnitures", description: "" },
      { id: "rug", name: "Couch Rug", category: "Furnitures", description: "" },
    ]);
    expect((await interpretationOf("couch rug", index)).replacedWords).toEqual([]);
  });
});

const marked = (text: string, ranges: readonly TextRange[]) =>
  ranges.map(({ start, end }) => text.slice(start, end));

describe("highlighted words", () => {
  it.each<[string, string, Given, readonly string[], readonly string[]]>([
    ["a beginning by what was typed of it", "lam", { name: "Table Lamp" }, ["Lam"], []],
    ["all of a word in another number", "lamps", { name: "Table Lamp" }, ["Lamp"], []],
    ["the part of a compound", "case", { name: "Ella Bookcase and Book" }, ["case"], []],
    [
      "another word in names alone",
      "couch",
      { name: "Sofa", description: "A sofa." },
      ["Sofa"],
      [],
    ],
    ["a corrected typo", "kettel", { name: "Uva Kettle" }, ["Kettle"], []],
    ["a word of the description", "teak", { name: "Desk", description: "Of teak." }, [], ["teak"]],
    ["a word with its accents", "cafe", { name: "Café Table" }, ["Café"], []],
    ["a word with its apostrophe", "planters", { name: "Planter’s Chair" }, ["Planter’s"], []],
    ["a Sinhala sign with its letter", "අල්මාර", { name: "අල්මාරිය" }, ["අල්මාරි"], []],
  ])("%s", async (_what, search, given, name, description) => {
    const product = productDocument({ description: "", ...given });
    const { marksIn } = await interpretationOf(search, indexOf([product]));
    const marks = marksIn(product);
    expect(marked(product.name, marks.name)).toEqual(name);
    expect(marked(product.description, marks.description)).toEqual(description);
  });

  it("no word that only resembles one of the product", async () => {
    const product = productDocument({ id: "damp", name: "Cask Cast Damp", description: "" });
    const index = indexOf([product, { id: "lamp", name: "Lamp", description: "" }]);
    const { marksIn } = await interpretationOf("cask lamp", index);
    expect(marked(product.name, marksIn(product).name)).toEqual(["Cask", "Damp"]);
  });

  it("a word in every product that a search finds", async () => {
    for (const search of ["lamp", "couch", "radoi", "teak", "wood", "book shelf", "pera"]) {
      const { marksIn } = await interpretationOf(search);
      const hits = await sampleShop.find(search, beginTimeSlice());
      expect(hits.length, search).toBeGreaterThan(0);
      for (const { product } of hits) {
        const document = sampleProductDocuments.find(({ id }) => id === product.id);
        const { name, description } = marksIn(document ?? productDocument());
        expect(name.length + description.length, `${search}: ${product.id}`).toBeGreaterThan(0);
      }
    }
  });
});

describe("an excerpt", () => {
  const text =
    "A low chest of jak wood with brass corners that seats two at the foot of a bed and keeps the linen of the house away from moths.";
  const at = text.indexOf("seats");
  const marks = [{ start: at, end: at + 5 }];

  it("shows whole words around the highlighted one", () => {
    const excerpt = excerptOf(text, marks);
    expect(excerpt?.text).toMatch(/^… .*\bseats two .* …$/);
    expect(excerpt?.text.length).toBeLessThan(100);
    expect(excerpt && marked(excerpt.text, excerpt.marks)).toEqual(["seats"]);
  });

  it("is the whole of a short text, and empty without a highlighted word", () => {
    expect(excerptOf("Seats two.", [{ start: 0, end: 5 }])).toEqual({
      text: "Seats two.",
      marks: [{ start: 0, end: 5 }],
    });
    expect(excerptOf(text, [])).toBeNull();
  });
});

describe("alternatives to a search without results", () => {
  it.each([
    ["kitlle", ["kettle"]],
    ["araluya", ["araliya"]],
    ["lamp submarine", ["lamp"]],
    ["zeppelinzz", []],
    ["", []],
  ])("of %s", (search, nearest) => {
    expect(sampleShop.likely(search).slice(0, 1)).toEqual(nearest);
  });
});
