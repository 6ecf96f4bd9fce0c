import { expect, it } from "vitest";
import { highlightedParts, matching } from "./matching.ts";

const entries = [
  { label: "Orders", also: "board" },
  { label: "Read models" },
  { label: "New item", also: "add product" },
];
const found = (search: string) => matching(entries, search).map(({ label }) => label);

it.each([
  ["", ["Orders", "Read models", "New item"]],
  ["ord", ["Orders"]],
  ["BOARD", ["Orders"]],
  ["mod re", ["Read models"]],
  ["prod new", ["New item"]],
  ["ders", []],
  ["orders new", []],
])("matches %j: %j", (search, labels) => {
  expect(found(search)).toEqual(labels);
});

it("marks the matches", () => {
  expect(highlightedParts("NV-20418", " nv-204 ")).toEqual([
    { text: "NV-204", found: true },
    { text: "18", found: false },
  ]);
  expect(highlightedParts("Uva Kettle", "ket")).toEqual([
    { text: "Uva ", found: false },
    { text: "Ket", found: true },
    { text: "tle", found: false },
  ]);
  expect(highlightedParts("Uva Kettle", "chair")).toEqual([{ text: "Uva Kettle", found: false }]);
  expect(highlightedParts("Uva Kettle", " ")).toEqual([{ text: "Uva Kettle", found: false }]);
});
