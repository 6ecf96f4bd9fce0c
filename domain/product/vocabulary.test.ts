import { expect, it } from "vitest";
import { categories } from "../constants.ts";
import { pictureKinds, pictureWords } from "./pictures.ts";
import { synonyms } from "./synonyms.ts";

const groups = Object.values(synonyms).flat();

it("every room has other words for its things, in small letters and one of each", () => {
  expect(Object.keys(synonyms).toSorted()).toEqual([...categories].toSorted());
  for (const words of groups) {
    expect(words.length).toBeGreaterThan(1);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(word).toMatch(/^[a-z]+$/);
  }
});

it("no thing stands in two rooms, so that a word of one never brings what is in another", () => {
  const rooms = Object.values(synonyms).map((room) => new Set(room.flat()));
  rooms.forEach((words, at) => {
    for (const other of rooms.slice(at + 1)) {
      expect([...words].filter((word) => other.has(word))).toEqual([]);
    }
  });
});

it("every picture of a product is told in words of its own, with the product's name", () => {
  const told = pictureKinds.map((kind) => pictureWords(kind, "Uva Kettle"));
  expect(new Set(told).size).toBe(pictureKinds.length);
  for (const words of told) expect(words).toMatch(/^Uva Kettle /);
});
