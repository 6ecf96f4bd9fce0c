import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "../../../generated/shop.ts";
import { isProductField, noProduct, productInput, productSchema } from "./product-schema.ts";

const kettle = {
  ...noProduct,
  name: " Uva Kettle ",
  description: "Brass.",
  category: "Kitchen Equipments",
  price: "9,850.50",
  countInStock: "1,200",
};
const files = {
  image: "/uploads/kettle.webp",
  imageText: "",
  nightImage: null,
  furtherPictures: [],
  modelUrl: "/uploads/kettle.glb",
};

const problemsOf = (change: Partial<typeof noProduct>) => {
  const { error } = productSchema.safeParse({ ...kettle, ...change });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );
};

describe("the form of a product", () => {
  it("is sent as trimmed text and numbers; without sides there is no size", () => {
    expect(productInput(productSchema.parse(kettle), files)).toEqual({
      name: "Uva Kettle",
      description: "Brass.",
      category: "Kitchen Equipments",
      price: 9850.5,
      countInStock: 1200,
      placement: "FLOOR",
      size: null,
      facts: null,
      ...files,
    });
  });

  it("includes the facts if one of them is typed", () => {
    const heavy = { ...kettle, weightKg: "1.4", care: " Rinse and dry " };
    expect(productInput(productSchema.parse(heavy), files).facts).toEqual({
      material: "",
      weightKg: 1.4,
      care: "Rinse and dry",
      assembly: "",
      warranty: "",
    });
  });

  it("includes the size if all three sides are typed", () => {
    const sized = { ...kettle, widthCm: " 25 ", depthCm: "19.5", heightCm: "26" };
    expect(productInput(productSchema.parse(sized), files).size).toEqual({
      widthCm: 25,
      depthCm: 19.5,
      heightCm: 26,
    });
  });

  it("reports each missing field", () => {
    const { error } = productSchema.safeParse(noProduct);
    expect(error?.issues.map(({ path }) => path[0])).toEqual([
      "name",
      "description",
      "category",
      "price",
      "countInStock",
    ]);
  });

  it.each([
    [{ price: "12.505" }, "price"],
    [{ price: "-1" }, "price"],
    [{ price: String(limits.priceCents / 100 + 1) }, "price"],
    [{ weightKg: "0" }, "weightKg"],
    [{ weightKg: String(limits.productWeight + 1) }, "weightKg"],
    [{ material: "x".repeat(limits.productFact + 1) }, "material"],
    [{ countInStock: "1.5" }, "countInStock"],
    [{ countInStock: String(limits.stock + 1) }, "countInStock"],
    [{ name: "x".repeat(limits.productName + 1) }, "name"],
    [{ description: " " }, "description"],
    [{ widthCm: "wide" }, "widthCm"],
  ])("rejects %j only", (change, field) => {
    const problems = problemsOf(change);
    expect(problems[field]).toMatch(/^(?:Please|At most)/);
    if (field !== "widthCm") expect(Object.keys(problems)).toEqual([field]);
  });

  it("reports the first missing side", () => {
    expect(problemsOf({ widthCm: "10" })).toEqual({
      depthCm: "Please enter all three sides, or none",
    });
    expect(problemsOf({ widthCm: "10", depthCm: "10" })).toEqual({
      heightCm: "Please enter all three sides, or none",
    });
  });

  it("accepts any valid price, with or without thousands separators", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: limits.priceCents }), fc.boolean(), (cents, apart) => {
        const rupees = cents / 100;
        const price = apart
          ? rupees.toLocaleString("en", { minimumFractionDigits: 2 })
          : rupees.toFixed(2);
        expect(productInput(productSchema.parse({ ...kettle, price }), files).price).toBe(rupees);
      }),
    );
  });
});

it("shows the server's errors only for fields it has", () => {
  expect(isProductField("countInStock")).toBe(true);
  expect(isProductField("modelUrl")).toBe(false);
});
