import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columns, csvOf, type ListedProduct } from "../list/csv.ts";
import { parse, textOf } from "./parse.ts";

const rowsOf = (text: string) => {
  const parsed = parse(text);
  if ("problem" in parsed) throw new Error(parsed.problem);
  return parsed.rows;
};
const bytes = (text: string) => new TextEncoder().encode(text);

const texts = fc.string({
  unit: fc.constantFrom("a", "=", "'", '"', ",", ";", "\n", "é", "+", "@"),
});
const product: fc.Arbitrary<ListedProduct> = fc.record({
  _id: fc.string({ minLength: 1, unit: fc.constantFrom("a", "b", "1", "-") }).map((id) => `p${id}`),
  name: texts,
  category: fc.constantFrom("Furnitures", "Bathwares"),
  price: fc.nat(1_000_000).map((cents) => cents / 100),
  countInStock: fc.nat(1_000),
  rating: fc.constantFrom(0, 4.5),
  numReviews: fc.nat(9),
  image: fc.constant("/uploads/a.webp"),
  modelImageUrl: fc.option(fc.constant("/uploads/a.glb")),
  description: texts,
  size: fc.option(fc.record({ widthCm: fc.nat(300), depthCm: fc.nat(300), heightCm: fc.nat(300) })),
});

it("what the shop exports is read back to the letter, whatever stands in names and descriptions", () => {
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 5 }), (products) => {
      const read = textOf(bytes(csvOf(products)));
      const rows = rowsOf("text" in read ? read.text : "");
      expect(rows.map(({ cells }) => [cells["_id"], cells["name"], cells["description"]])).toEqual(
        products.map(({ _id, name, description }) => [_id, name, description]),
      );
      for (const { formulas, otherLength } of rows) {
        expect(formulas).toEqual([]);
        expect(otherLength).toBeNull();
      }
    }),
  );
});

describe("the bytes of a file", () => {
  it("are UTF-8, with or without a byte order mark", () => {
    expect(textOf(bytes("_id,name"))).toEqual({ text: "_id,name" });
    expect(textOf(bytes("\ufeff_id,name"))).toEqual({ text: "_id,name" });
  });

  it.each([
    ["UTF-16", Uint8Array.of(0xff, 0xfe, 0x5f, 0x00), /UTF-16/],
    ["no text", Uint8Array.of(0x50, 0x4b, 0x03, 0x00), /UTF-16 or no text/],
    ["Latin-1", Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x0a), /Latin-1/],
  ])("of %s are refused, with how to save it", (_, content, problem) => {
    const read = textOf(content);
    expect(read).toEqual({ problem: expect.stringMatching(problem) as string });
    expect(read).toMatchObject({ problem: expect.stringContaining("CSV UTF-8") as string });
  });
});

describe("a file with rows", () => {
  it.each([",", ";", "\t"])(
    "may part its columns by %j, as the spreadsheet of its country does",
    (by) => {
      const [row] = rowsOf(
        [["_id", "price"].join(by), ["kettle", "9850.00"].join(by)].join("\r\n"),
      );
      expect(row).toMatchObject({ line: 2, cells: { _id: "kettle", price: "9850.00" } });
    },
  );

  it("has its columns in any order, and rows of nothing count as lines only", () => {
    const rows = rowsOf("price, _id \n\n1,a\n , \n2,b\n");
    expect(rows.map(({ line, cells }) => [line, cells["_id"]])).toEqual([
      [3, "a"],
      [5, "b"],
    ]);
  });

  it("names the cells that a spreadsheet would run, and rows with too many or too few cells", () => {
    const [formula, long, short] = rowsOf("_id,name,price\na,=1+1,5\nb,x,5,6\nc");
    expect(formula).toMatchObject({ formulas: ["name"], otherLength: null });
    expect(long).toMatchObject({ formulas: [], otherLength: 4 });
    expect(short).toMatchObject({ otherLength: 1, cells: { _id: "c", name: "", price: "" } });
  });
});

describe("a file that cannot be read says why", () => {
  it.each([
    ["", "The file is empty."],
    ["\n", "The file is empty."],
    ["_id,name\n", "The file has no row below the names of the columns."],
    ["name,price\na,1", "Row 1 has no column _id."],
    ["_id,name,name\na,b,c", "The column name stands in the file twice."],
    ["_id,,\na,b,c", "The column without a name stands in the file twice."],
    ["_id,colour\na,red", "The shop does not know the column colour."],
    ["_id,\na,b", "The shop does not know the column without a name."],
    ["_id,widthCm,heightCm\na,1,2", "A size needs all three columns"],
    ["_id,rating,numReviews\na,5,1", "The file has no column that could change anything."],
    ['_id,name\na,"b', "A quotation mark in row 2 is not closed."],
  ])("%j: %s", (text, problem) => {
    expect(parse(text)).toEqual({ problem: expect.stringContaining(problem) as string });
  });

  it("where it has more rows than are read at once", () => {
    const body = Array.from({ length: 20_001 }, (_, at) => `${at},1`).join("\n");
    expect(parse(`_id,price\n${body}`)).toEqual({
      problem: "The file has more than 20,000 rows. Please split it.",
    });
  });

  it("names all columns that it may have", () => {
    const { problem } = parse("x\ny") as { problem: string };
    for (const column of columns) expect(problem).toContain(column);
  });
});
