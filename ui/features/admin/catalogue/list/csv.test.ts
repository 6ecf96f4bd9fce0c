import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";

const product = {
  _id: "lamp",
  name: "Lamp",
  category: "Electronics",
  price: 18_750.5,
  countInStock: 4,
  rating: 0,
  numReviews: 0,
  image: "/lamp.webp",
  modelImageUrl: null,
  description: "Warm light.",
  size: { widthCm: 30, depthCm: 30, heightCm: 45.5 },
};

it("writes one line per product under the column names", () => {
  const lines = csvOf([product]).split("\r\n");
  expect(lines[0]).toBe(
    "\ufeff_id,name,category,price,countInStock,rating,numReviews,image,modelImageUrl,description,widthCm,depthCm,heightCm",
  );
  expect(lines[1]).toBe("lamp,Lamp,Electronics,18750.5,4,0,0,/lamp.webp,,Warm light.,30,30,45.5");
  expect(lines).toHaveLength(3);
});

it.each([
  ['A "good" one, cheap', '"A ""good"" one, cheap"'],
  ["=1+1", `"'=1+1"`],
  ["@cmd", `"'@cmd"`],
  ["two\nlines", '"two\nlines"'],
])("writes %j so that it stays text", (name, cell) => {
  expect(csvOf([{ ...product, name }])).toContain(`lamp,${cell},Electronics`);
});
