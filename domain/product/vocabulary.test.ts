import { expect, it } from "vitest";
import { defaultCategories } from "../category/defaults.ts";

const categories = defaultCategories.map(({ id }) => id);
import { pictureKinds, pictureWords } from "./pictures.ts";
import { synonyms } from "./synonyms.ts";

const groups = Object.values(synonyms).flat();

it("every category has synonyms, in lower case and without duplicates", () => {
  expect(Object.keys(synonyms).toSorted()).toEqual([...categories].toSorted());
  for (const words of groups) {
    expect(words.length).toBeGreaterThan(1);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(word).toMatch(/^[a-z]+$/);
  }
});

it("no product word is in two categories, so that a synonym never finds items of another category", () => {
  const words = Object.values(synonyms).map((groups) => new Set(groups.flat()));
  words.forEach((ofOne, at) => {
    for (const other of words.slice(at + 1)) {
      expect([...ofOne].filter((word) => other.has(word))).toEqual([]);
    }
  });
});

it("every picture of a product has its own alternative text, with the product's name", () => {
  const texts = pictureKinds.map((kind) => pictureWords(kind, "Uva Kettle"));
  expect(new Set(texts).size).toBe(pictureKinds.length);
  for (const words of texts) expect(words).toMatch(/^Uva Kettle /);
});
