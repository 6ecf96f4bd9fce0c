import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvOf, type ListedProduct } from "../list/csv.ts";
import { compare } from "./compare.ts";
import { parse, textOf } from "./parse.ts";
import { countOutcomes, type ImportRow, type ReadFile } from "./rows.ts";

const lamp: ListedProduct = {
  _id: "lamp",
  name: "Sigiri Table Lamp",
  category: "Electronics",
  price: 18_750.5,
  countInStock: 4,
  rating: 4.5,
  numReviews: 2,
  image: "/lamp.webp",
  modelImageUrl: null,
  description: "Warm light,\nall evening.",
  size: { widthCm: 30, depthCm: 30, heightCm: 45.5 },
};

const read = (csv: string, products: readonly ListedProduct[] = [lamp]): ReadFile => {
  const text = textOf(new TextEncoder().encode(csv));
  if ("problem" in text) return text;
  const parsed = parse(text.text);
  return "problem" in parsed ? parsed : { rows: compare(parsed, products) };
};

const rowsOf = (csv: string, products?: readonly ListedProduct[]): ImportRow[] => {
  const file = read(csv, products);
  if (!("rows" in file)) throw new Error("problem" in file ? file.problem : "columns");
  return file.rows;
};

const problemOf = (csv: string): string => {
  const file = read(csv);
  return "problem" in file ? file.problem : "";
};

const exported = csvOf([lamp]);
const [head = ""] = exported.replace("\ufeff", "").split("\r\n");

describe("an exported file of items with versions", () => {
  const version = { sku: null, price: 19_000, countInStock: 1, size: null, image: null };
  const sofa: ListedProduct = {
    ...lamp,
    ...{ _id: "sofa", name: "Sofa" },
    options: [{ name: "Colour" }],
    variants: [
      { ...version, _id: "sofa", values: ["Moss"] },
      { ...version, _id: "sofa.2", values: ["Rust"], sku: "S-2" },
    ],
  };
  const file = csvOf([lamp, sofa]);
  const told = (csv: string) =>
    rowsOf(csv, [lamp, sofa]).map(({ outcome, problems }) => [outcome, ...problems]);

  it("changes nothing when imported again", () => {
    expect(told(file)).toEqual([["unchanged"], ["unchanged"], ["unchanged"]]);
  });

  it.each([
    ["19000,1,4.5,2,/lamp.webp", "19500,1,4.5,2,/lamp.webp", "price"],
    [",Colour,Rust", ",Colour,Indigo", "versionValues"],
    [",Colour,Rust", ",Timber,Rust", "versionOptions"],
    ["sofa.2,S-2,", "sofa.2,S-9,", "versionSku"],
    ["sofa.2,S-2,", "sofa.9,S-2,", "_id"],
  ])("is refused where %s became %s, without changes to other rows", (from, to, column) => {
    const at = file.lastIndexOf(from);
    const changed = file.slice(0, at) + to + file.slice(at + from.length);
    const [first, second, third] = told(changed);
    expect([first, second]).toEqual([["unchanged"], ["unchanged"]]);
    expect(third?.[0]).toBe("refused");
    expect(third).toContainEqual(expect.objectContaining({ column }));
  });

  it("is refused for a product without options that gets some", () => {
    const row = told(csvOf([lamp]).replace("45.5,,,,", "45.5,,,Colour,Moss"));
    expect(row).toMatchObject([["refused", { column: "versionOptions" }]]);
  });
});

describe("an exported file", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 30 }),
    fc.stringMatching(/^['=+\-@\t", ;\r\n]{1,6}x$/),
  );
  const product = fc.record({
    _id: fc.stringMatching(/^[a-z0-9-]{1,12}$/),
    name: text,
    category: fc.constantFrom("Furnitures" as const, "Wall Designs" as const),
    price: fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
    countInStock: fc.nat(1000),
    rating: fc.constant(0),
    numReviews: fc.constant(0),
    image: fc.constantFrom("/a.webp", "https://a.example/a,b.png?x=1", "old.png"),
    modelImageUrl: fc.constantFrom(null, "/a.glb", "old.glb"),
    description: text,
    size: fc.option(
      fc.record({
        widthCm: fc.double({ min: 0.5, max: 900, noNaN: true }),
        depthCm: fc.integer({ min: 1, max: 900 }),
        heightCm: fc.constant(0.1),
      }),
    ),
  });

  it("changes nothing when imported again, whatever it contains", () => {
    const many = fc.uniqueArray(product, { selector: ({ _id }) => _id, minLength: 1 });
    fc.assert(
      fc.property(many, (products) => {
        const rows = rowsOf(csvOf(products), products);
        expect(rows.map(({ outcome }) => outcome)).toEqual(products.map(() => "unchanged"));
      }),
    );
  });

  it("may be saved by a spreadsheet with semicolons and other line endings", () => {
    const saved = exported
      .replace("\ufeff", "")
      .replaceAll(/,(?!\n)/g, ";")
      .replaceAll("\r\n", "\n");
    expect(rowsOf(saved)).toMatchObject([{ outcome: "unchanged" }]);
  });
});

describe("rows", () => {
  it("list changes, and send only these with the values they were based on", () => {
    const csv = exported.replace("18750.5", "17000").replace(",4,4.5", ",6,1");
    expect(rowsOf(csv)).toMatchObject([
      {
        line: 2,
        outcome: "changed",
        productId: "lamp",
        changes: [
          { column: "price", from: "18750.5", to: "17000" },
          { column: "countInStock", from: "4", to: "6" },
        ],
        values: { price: 17_000, countInStock: 6 },
        seen: { price: 18_750.5, countInStock: 4 },
      },
    ]);
  });

  it("leave columns unchanged that the file does not have", () => {
    const [row] = rowsOf("_id,price\nlamp,1\n");
    expect(row).toMatchObject({ outcome: "changed", values: { price: 1 } });
  });

  it("remove model and size by empty cells", () => {
    const products = [{ ...lamp, modelImageUrl: "/lamp.glb" }];
    const [row] = rowsOf("_id,modelImageUrl,widthCm,depthCm,heightCm\nlamp,,,,\n", products);
    expect(row).toMatchObject({
      outcome: "changed",
      values: { modelUrl: null, size: null },
      seen: { modelUrl: "/lamp.glb", size: lamp.size },
    });
  });

  it("without an id are new items", () => {
    const csv = `${head}\n,Stool,Furnitures,1200,3,,,/stool.webp,,Low.,,,\n`;
    expect(rowsOf(csv)).toMatchObject([
      {
        outcome: "new",
        productId: null,
        seen: null,
        values: { name: "Stool", category: "FURNITURES", price: 1200, countInStock: 3 },
      },
    ]);
  });

  const good = [
    "lamp",
    "Lamp",
    "Electronics",
    "10",
    "4",
    "0",
    "0",
    "/l.webp",
    "",
    "Light.",
    "",
    "",
    "",
  ];
  const withCell = (place: number, cell: string) =>
    `${head}\n${good.map((each, at) => (at === place ? cell : each)).join(",")}\n`;

  it.each([
    [0, "boat", "_id", "No item on sale has this id"],
    [1, "", "name", "Please enter a name"],
    [1, "=1+1", "name", "This is a formula"],
    [1, "x".repeat(121), "name", "At most 120 characters"],
    [2, "Garden", "category", "Please choose one of Furnitures"],
    [3, "-5", "price", "Please enter a price"],
    [3, "=A1*2", "price", "Please enter a price"],
    [3, '"12,505"', "price", "without commas"],
    [4, "1.5", "countInStock", "as a whole number"],
    [7, "", "image", "Please enter the URL of a picture"],
    [7, "javascript:alert(1)", "image", "https:// or /"],
    [8, "//evil.example/a.glb", "modelImageUrl", "https:// or /"],
    [9, " ", "description", "Please enter a description"],
    [10, "30", "depthCm", "all three sides"],
  ])("with %d %j are rejected, naming the column", (place, cell, column, words) => {
    expect(rowsOf(withCell(place, cell))).toMatchObject([
      {
        outcome: "refused",
        problems: [{ column, message: expect.stringContaining(words) as string }],
      },
    ]);
  });

  it("without trailing empty cells are new items without a size", () => {
    const csv = `${head}\n${",Stool,Furnitures,1200,3,,,/stool.webp,,Low.\n".repeat(16)}`;
    expect(rowsOf(csv).map(({ outcome, values }) => [outcome, values.size])).toEqual(
      Array.from({ length: 16 }, () => ["new", null]),
    );
  });

  it("of a file without ids are new items", () => {
    const csv =
      "name,category,price,countInStock,image,description\nStool,FURNITURES,1.2E+03,3.0,/s.webp,- low\n";
    expect(rowsOf(csv)).toMatchObject([
      { outcome: "new", values: { category: "FURNITURES", price: 1200, countInStock: 3 } },
    ]);
  });

  it("in a spreadsheet's own number formats change nothing", () => {
    const cells = '_id,Category,PRICE,Count in stock\nlamp,electronics ,"Rs. 18,750.50",4.0\n';
    expect(rowsOf(cells)).toMatchObject([{ outcome: "unchanged" }]);
  });

  it("with more cells than columns are rejected with a reason", () => {
    expect(rowsOf("_id,price,name\nlamp,10,Lamp,x\n")[0]?.problems[0]).toEqual({
      column: null,
      message: "The row has 4 cells, but the file has 3 columns",
    });
  });

  it("with a duplicate id are all rejected, each naming another row", () => {
    const rows = rowsOf("_id,price\nlamp,1\n\nlamp,2\n");
    expect(rows.map(({ problems }) => problems[0]?.message)).toEqual([
      "Duplicate id (also in row 4)",
      "Duplicate id (also in row 2)",
    ]);
  });

  it("are processed by the ten thousand, with 37 invalid ones among them", () => {
    const products = Array.from({ length: 10_000 }, (_, n) => ({ ...lamp, _id: `p${n}` }));
    const lines = products.map(({ _id }, n) => `${_id},${n % 271 === 0 ? "dear" : n}`);
    const counts = countOutcomes(
      rowsOf(`_id,price\n${lines.join("\n")}`, products).map(({ outcome }) => outcome),
    );
    expect(counts).toEqual({ all: 10_000, new: 0, changed: 9_963, unchanged: 0, refused: 37 });
  });
});

describe("a file is rejected as a whole, with a message,", () => {
  it.each([
    ["that is empty", "", "The file is empty."],
    ["with names alone", head, "no rows below"],
    ["of other columns", "sku,price\n1,2", "Unknown column sku"],
    ["with a column that the shop does not know", "_id,price,sku\n1,2,3", "Unknown column sku"],
    ["with a column twice", "_id,price,price\n1,2,3", "price appears twice in the file"],
    ["that could change nothing", "_id,rating\n1,2", "no editable columns"],
    ["with one side of a size", "_id,widthCm\n1,2", "all three columns"],
    ["with an open quotation mark", '_id,name\nlamp,"Lamp\n', "is not closed"],
    ["of too many rows", `_id,price\n${"a,1\n".repeat(20_001)}`, "more than 20,000 rows"],
  ])("%s", (_what, csv, words) => {
    expect(problemOf(csv)).toContain(words);
  });

  it.each([
    ["UTF-16 without a mark", new Uint8Array([0x5f, 0x00, 0x69, 0x00]), "UTF-16"],
    ["Latin-1", new Uint8Array([0x5f, 0x69, 0x64, 0x2c, 0xe9]), "CSV UTF-8"],
    ["more than 20 MB", new Uint8Array(20 * 1024 * 1024 + 1), "larger than 20 MB"],
  ])("of %s", (_what, bytes, words) => {
    const read = textOf(bytes);
    expect("problem" in read && read.problem).toContain(words);
  });
});
