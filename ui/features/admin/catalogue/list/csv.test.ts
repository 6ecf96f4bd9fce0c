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
    "\ufeff_id,name,category,price,countInStock,rating,numReviews,image,modelImageUrl,description,widthCm,depthCm,heightCm,variantId,variantSku,variantOptions,variantValues,pictures",
  );
  expect(lines[1]).toBe(
    "lamp,Lamp,Electronics,18750.5,4,0,0,/lamp.webp,,Warm light.,30,30,45.5,,,,,",
  );
  expect(lines).toHaveLength(3);
});

it("writes the addresses of further pictures, separated by spaces", () => {
  const furtherPictures = ["/leg.webp", "/back.webp"].map((url) => ({
    url,
    text: "",
    night: null,
  }));
  expect(csvOf([{ ...product, furtherPictures }])).toContain(",/leg.webp /back.webp\r\n");
});

it("writes one line per variant, with the product's values where it has none of its own", () => {
  const size = { widthCm: 40, depthCm: 40, heightCm: 60 };
  const variant = { sku: null, price: 19_000, countInStock: 1, size: null, image: null };
  const lamp = {
    ...product,
    options: [{ name: "Colour" }, { name: "Size" }],
    variants: [
      { ...variant, _id: "lamp", values: ["Moss", "Small"] },
      { ...variant, _id: "lamp.2", values: ["Rust", "Large"], sku: "L-2", size, image: "/r.webp" },
    ],
  };
  const [, first, second, end] = csvOf([lamp]).split("\r\n");
  expect(first).toBe(
    'lamp,Lamp,Electronics,19000,1,0,0,/lamp.webp,,Warm light.,30,30,45.5,lamp,,"Colour, Size","Moss, Small",',
  );
  expect(second).toBe(
    'lamp,Lamp,Electronics,19000,1,0,0,/r.webp,,Warm light.,40,40,60,lamp.2,L-2,"Colour, Size","Rust, Large",',
  );
  expect(end).toBe("");
});

it.each([
  ['A "good" one, cheap', '"A ""good"" one, cheap"'],
  ["=1+1", `"'=1+1"`],
  ["@cmd", `"'@cmd"`],
  ["two\nlines", '"two\nlines"'],
])("writes %j so that it stays text", (name, cell) => {
  expect(csvOf([{ ...product, name }])).toContain(`lamp,${cell},Electronics`);
});
