import fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../../../../testing/default-categories.ts";
import { limits } from "../../../../generated/shop.ts";
import { shopCategories } from "../../../../components/shop-categories.ts";
import {
  categoryOf,
  normalizeLines,
  ownColumns,
  readCell,
  readSize,
  type OwnColumn,
} from "./cells.ts";

const isTaken = (column: OwnColumn, cell: string) => "values" in readCell(column, cell);

describe("a price in a file", () => {
  it("is accepted as exported", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: limits.priceCents }), (cents) => {
        expect(readCell("price", String(cents / 100))).toEqual({ values: { price: cents / 100 } });
      }),
    );
  });

  it.each([
    "",
    "-1",
    "1,500",
    "1.500",
    "1.505",
    "$ 5",
    "Rs.",
    "1e99",
    " ",
    String(limits.priceCents / 100 + 1),
  ])("is rejected as %j, with an example", (cell) => {
    expect(readCell("price", cell)).toEqual({
      column: "price",
      message: expect.stringContaining("like 18750.50") as string,
    });
  });
});

describe("a price as spreadsheets write it", () => {
  it.each([
    ["1500.0", 1500],
    ["1.5E+04", 15_000],
    ["1e5", 100_000],
    ["1,234.50", 1234.5],
    ["1,234,567", 1_234_567],
    ["12,34,567.50", 1_234_567.5],
    ["1.234,50", 1234.5],
    ["1500,50", 1500.5],
    ["1 234.50", 1234.5],
    ["1\u00a0234,50", 1234.5],
    ["1\u202f234", 1234],
    ["Rs. 1,500", 1500],
    ["Rs 1234.50\u00a0", 1234.5],
    ["LKR 1,234.50", 1234.5],
    ["1500/=", 1500],
    ["１５００", 1500],
  ])("is accepted as %j", (cell, price) => {
    expect(readCell("price", cell)).toEqual({ values: { price } });
  });

  it("is the same number in every country's format", () => {
    const signs = [",.", ".,", " .", "\u00a0,", "'."] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: limits.priceCents / 100 - 1 }),
        fc.integer({ min: 10, max: 99 }),
        fc.constantFrom(...signs),
        (rupees, cents, [thousands = "", point = ""]) => {
          const grouped = String(rupees).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);
          expect(readCell("price", `${grouped}${point}${cents}`)).toEqual({
            values: { price: Number(`${rupees}.${cents}`) },
          });
        },
      ),
    );
  });
});

describe("a stock count in a file", () => {
  it.each([
    ["4.0", 4],
    ["4,0", 4],
    ["1.2E+01", 12],
    ["1,234.0", 1234],
  ])("is an integer as %j", (cell, countInStock) => {
    expect(readCell("countInStock", cell)).toEqual({ values: { countInStock } });
  });

  it.each(["TRUE", "4.5", "1.25E+01", "1,000", "1.000", "4 pieces", "1e-1"])(
    "is rejected as %j",
    (cell) => expect(isTaken("countInStock", cell)).toBe(false),
  );

  it("is an integer up to the shop's limit", () => {
    expect(readCell("countInStock", " 12 ")).toEqual({ values: { countInStock: 12 } });
    expect(isTaken("countInStock", String(limits.stock))).toBe(true);
    for (const wrong of ["", "1.5", "-1", String(limits.stock + 1)]) {
      expect(isTaken("countInStock", wrong)).toBe(false);
    }
  });
});

describe("texts of a product in a file", () => {
  it("are required, and limited in length", () => {
    expect(readCell("name", "  ")).toEqual({ column: "name", message: "Please enter a name" });
    expect(isTaken("name", "x".repeat(limits.productName))).toBe(true);
    expect(readCell("name", "x".repeat(limits.productName + 1))).toEqual({
      column: "name",
      message: `At most ${limits.productName} characters`,
    });
  });

  it("keep their lines, whatever the line endings", () => {
    expect(readCell("description", "one\r\ntwo\rthree\nfour")).toEqual({
      values: { description: "one\ntwo\nthree\nfour" },
    });
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "\r", "\n", "\r\n")), (parts) => {
        const read = normalizeLines(parts.join(""));
        expect(read).not.toContain("\r");
        expect(normalizeLines(read)).toBe(read);
      }),
    );
  });

  it("name a category in any case", () => {
    const categories = shopCategories();
    for (const category of categories.shown) {
      expect(categoryOf(` ${categories.display(category).label} `)).toBe(category);
    }
    expect(categoryOf("wall\u00a0DESIGNS")).toBe("Wall Designs");
    expect(categoryOf("")).toBeUndefined();
    expect(readCell("category", "Carpets")).toMatchObject({
      column: "category",
      message: expect.stringContaining("Bathwares") as string,
    });
  });
});

describe("a URL in a file", () => {
  it.each(["https://pictures.example/kettle.webp", "HTTP://x/y", "/uploads/kettle.webp"])(
    "is accepted as %s",
    (cell) => {
      expect(readCell("image", cell)).toEqual({ values: { image: cell } });
      expect(readCell("modelImageUrl", cell)).toEqual({ values: { modelUrl: cell } });
    },
  );

  it.each(["javascript:alert(1)", "//elsewhere.example/x", "/\\elsewhere", "a picture", "/a b"])(
    "is rejected as %s",
    (cell) => {
      expect(isTaken("image", cell)).toBe(false);
      expect(isTaken("modelImageUrl", cell)).toBe(false);
    },
  );

  it("may be one of several further pictures, separated by spaces", () => {
    const picture = (url: string) => ({ url, text: "", night: null });
    expect(readCell("pictures", " /a.webp\n/b.webp /a.webp ")).toEqual({
      values: { furtherPictures: [picture("/a.webp"), picture("/b.webp")] },
    });
    expect(readCell("pictures", "")).toEqual({ values: { furtherPictures: [] } });
    expect(isTaken("pictures", "/a.webp b.webp")).toBe(false);
    const eight = Array.from({ length: limits.productPictures }, (_, at) => `/${at}`);
    expect(isTaken("pictures", eight.join(" "))).toBe(false);
    expect(isTaken("pictures", eight.slice(1).join(" "))).toBe(true);
  });

  it("is optional for a model but required for a picture", () => {
    expect(readCell("modelImageUrl", "")).toEqual({ values: { modelUrl: null } });
    expect(readCell("image", "")).toEqual({
      column: "image",
      message: "Please enter the URL of a picture",
    });
    expect(isTaken("image", `/${"x".repeat(limits.webAddress)}`)).toBe(false);
  });
});

describe("the sides of a size in a file", () => {
  const sides = (widthCm: string, depthCm: string, heightCm: string) =>
    readSize({ widthCm, depthCm, heightCm });

  it("are complete or absent", () => {
    expect(sides("10", "20.5", " 30 ")).toEqual({
      values: { size: { widthCm: 10, depthCm: 20.5, heightCm: 30 } },
    });
    expect(sides("", " ", "")).toEqual({ values: { size: null } });
    expect(readSize({})).toEqual({ values: { size: null } });
  });

  it.each([
    [["10", "", "30"], "depthCm"],
    [["", "20", "30"], "widthCm"],
    [["10", "20", "0"], "heightCm"],
    [["10", "-2", "3"], "depthCm"],
    [["10", "20", "30 cm"], "heightCm"],
  ] as const)("as %j are rejected at the first invalid side", ([width, depth, height], column) => {
    expect(sides(width, depth, height)).toMatchObject({ column });
  });
});

it("any text in a cell is accepted, or rejected with a message about its own column", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ownColumns), fc.string(), (column, cell) => {
      const read = readCell(column, cell);
      if ("values" in read) expect(Object.keys(read.values)).toHaveLength(1);
      else {
        expect(read.column).toBe(column);
        expect(read.message).not.toBe("");
      }
    }),
  );
});
