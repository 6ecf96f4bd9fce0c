import fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../../../../testing/default-categories.ts";
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

it("an export is read back exactly, whatever names and descriptions contain", () => {
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

describe("the encoding of a file", () => {
  it("is UTF-8, with or without a byte order mark", () => {
    expect(textOf(bytes("_id,name"))).toEqual({ text: "_id,name" });
    expect(textOf(bytes("\ufeff_id,name"))).toEqual({ text: "_id,name" });
  });

  it.each([
    ["little", true, Uint8Array.of(0xff, 0xfe)],
    ["big", false, Uint8Array.of(0xfe, 0xff)],
  ])("is UTF-16 with a mark, %s endian", (_, littleEndian, mark) => {
    const words = "_id\tname\r\na\tකුඩා 🪑";
    const view = new DataView(new ArrayBuffer(words.length * 2));
    for (let at = 0; at < words.length; at++) {
      view.setUint16(at * 2, words.charCodeAt(at), littleEndian);
    }
    expect(textOf(Uint8Array.of(...mark, ...new Uint8Array(view.buffer)))).toEqual({ text: words });
  });

  it.each([
    ["truncated UTF-16", Uint8Array.of(0xff, 0xfe, 0x5f), /damaged UTF-16/],
    ["no text", Uint8Array.of(0x50, 0x4b, 0x03, 0x00), /UTF-16 without a byte order mark/],
    ["Latin-1", Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x0a), /Latin-1/],
  ])("as %s is rejected, with advice how to save it", (_, content, problem) => {
    const read = textOf(content);
    expect(read).toEqual({ problem: expect.stringMatching(problem) as string });
    expect(read).toMatchObject({ problem: expect.stringContaining("CSV UTF-8") as string });
  });
});

describe("a file with rows", () => {
  it.each([",", ";", "\t"])("may separate its columns by %j, depending on the country", (by) => {
    const [row] = rowsOf([["_id", "price"].join(by), ["kettle", "9850.00"].join(by)].join("\r\n"));
    expect(row).toMatchObject({ line: 2, cells: { _id: "kettle", price: "9850.00" } });
  });

  it("has its columns in any order, and empty rows count only as lines", () => {
    const rows = rowsOf("price, _id \n\n1,a\n , \n2,b\n");
    expect(rows.map(({ line, cells }) => [line, cells["_id"]])).toEqual([
      [3, "a"],
      [5, "b"],
    ]);
  });

  it("lists cells with formulas, and rows with too many cells", () => {
    const [formula, long] = rowsOf("_id,name,price\na,=1+1,5\nb,x,5,6\n");
    expect(formula).toMatchObject({ formulas: ["name"], otherLength: null });
    expect(long).toMatchObject({ formulas: [], otherLength: 4 });
  });

  it("may omit trailing empty cells, or write too many", () => {
    const [short, long] = rowsOf("_id,name,price\nc\nd,x,5,,\u00a0,\n");
    expect(short).toMatchObject({ otherLength: null, cells: { _id: "c", name: "", price: "" } });
    expect(long).toMatchObject({ otherLength: null, cells: { _id: "d", name: "x", price: "5" } });
  });

  it.each(["sep=;\n", "SEP=;\r\n", '"sep=;"\r'])("may name its delimiter in %j", (first) => {
    const end = first.endsWith("\r\n") ? "\r\n" : first.at(-1);
    const rows = rowsOf(`${first}_id;name${end}a;"b,c"${end}`);
    expect(rows).toMatchObject([{ line: 2, cells: { _id: "a", name: "b,c" } }]);
  });

  it("may write its column names with other case, spaces and punctuation", () => {
    const [row] = rowsOf(
      "ID,\u00a0Name ,COUNT IN STOCK,Model image URL,Width (cm),depth_cm,Height-Cm\na,b,4,/m.glb,1,2,3",
    );
    expect(row?.cells).toEqual({
      _id: "a",
      name: "b",
      countInStock: "4",
      modelImageUrl: "/m.glb",
      widthCm: "1",
      depthCm: "2",
      heightCm: "3",
    });
  });

  it("may be surrounded by empty columns and rows, and have the title that Numbers adds", () => {
    const [row, ...others] = rowsOf("\n,,\nTable 1\n_id,name,,\na,b,,\n,,,\n\n\n");
    expect(row).toEqual({
      line: 5,
      cells: { _id: "a", name: "b" },
      formulas: [],
      otherLength: null,
    });
    expect(others).toEqual([]);
  });

  it("is split by its delimiter even if a column name contains another", () => {
    const table = parse('"Name, long";"Price, net"\na;1');
    expect(table).toMatchObject({ table: { names: ["Name, long", "Price, net"] } });
  });

  it.each([
    "- teak\n- cane",
    "-20% stool",
    "+ two cushions",
    "－ teak",
    "- teak (oiled)",
    "’=1+1",
    "- great! 3 legs",
  ])("may contain %j as text", (text) => {
    expect(rowsOf(`_id,name\na,"${text}"`)).toMatchObject([{ formulas: [] }]);
  });

  it.each([
    "=1+1",
    "-1+1",
    "+A1",
    "- A1",
    "-cmd|'/C calc'!A0",
    "- cmd|' /C calc'!A0",
    "-2+3+cmd|' /C calc'!D2",
    "@SUM(1)",
    "- SUM(1)",
    "- total +HYPERLINK(1)",
    "- Sheet!A1",
    "＝1+1",
    "\t=1",
  ])("is rejected for the formula %j", (text) => {
    expect(rowsOf(`_id,name\na,"${text}"`)).toMatchObject([{ formulas: ["name"] }]);
  });
});

describe("an unreadable file has a reason", () => {
  it.each([
    ["", "The file is empty."],
    ["\n", "The file is empty."],
    ["_id,name\n", "The file has no rows below the column names."],
    ["_id,name,name\na,b,c", "The column name appears twice in the file."],
    ["_id,,\na,b,c", "A column without a name appears twice in the file."],
    ["_id,\na,b", "Unknown column without a name."],
    ["_id,widthCm,heightCm\na,1,2", "A size needs all three columns"],
    ["_id,rating,numReviews\na,5,1", "The file has no editable columns."],
    ['_id,name\na,"b', "A quotation mark in row 2 is not closed."],
  ])("%j: %s", (text, problem) => {
    expect(parse(text)).toEqual({ problem: expect.stringContaining(problem) as string });
  });

  it("and returns its columns if they need a mapping", () => {
    expect(parse("_id,colour\na,red")).toEqual({
      problem: expect.stringContaining("Unknown column colour.") as string,
      table: { names: ["_id", "colour"], rows: [{ line: 2, cells: ["a", "red"] }] },
    });
  });

  it("if it has too many rows", () => {
    const body = Array.from({ length: 20_001 }, (_, at) => `${at},1`).join("\n");
    expect(parse(`_id,price\n${body}`)).toEqual({
      problem: "The file has more than 20,000 rows. Please split it.",
    });
  });

  it("lists all known columns", () => {
    const { problem } = parse("x\ny") as { problem: string };
    for (const column of columns) expect(problem).toContain(column);
  });
});

it("reads files that name variants as older exports did", () => {
  const [row] = rowsOf(
    "_id,versionId,versionSku,versionOptions,versionValues\nsofa,sofa.2,S-2,Colour,Moss",
  );
  expect(row?.cells).toEqual({
    _id: "sofa",
    variantId: "sofa.2",
    variantSku: "S-2",
    variantOptions: "Colour",
    variantValues: "Moss",
  });
});
