import fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../../../../testing/default-categories.ts";
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

const folded = (text: string) => text.toLowerCase();

describe("the further pictures of an exported file", () => {
  const leg = { url: "/leg.webp", text: "Its leg", night: "/leg-night.webp" };
  const pictured = { ...lamp, furtherPictures: [leg, { url: "/top.webp", text: "", night: null }] };

  it("change nothing when imported again", () => {
    expect(rowsOf(csvOf([pictured]), [pictured])[0]?.outcome).toBe("unchanged");
  });

  it("keep their texts and night pictures when they are reordered", () => {
    const csv = csvOf([pictured]).replace("/leg.webp /top.webp", "/back.webp /leg.webp");
    expect(rowsOf(csv, [pictured])[0]).toMatchObject({
      values: { furtherPictures: [{ url: "/back.webp", text: "", night: null }, leg] },
      seen: { furtherPictures: pictured.furtherPictures },
    });
  });
});

describe("an exported file of items with variants", () => {
  const variant = { sku: null, price: 19_000, countInStock: 1, size: null, image: null };
  const sofa: ListedProduct = {
    ...lamp,
    ...{ _id: "sofa", name: "Sofa" },
    options: [{ name: "Colour", values: [{ name: "Moss" }, { name: "Rust" }] }],
    variants: [
      { ...variant, _id: "sofa", values: ["Moss"] },
      { ...variant, _id: "sofa.2", values: ["Rust"], sku: "S-2" },
    ],
  };
  const bench: ListedProduct = {
    ...sofa,
    ...{ _id: "bench", name: "Bench" },
    variants: [{ ...variant, _id: "bench", values: ["Moss"] }],
  };
  const all = [lamp, sofa, bench];
  const file = csvOf(all);
  const found = (csv: string) => rowsOf(csv, all);
  /** The file with the last occurrence of a text replaced. */
  const edited = (...changes: readonly (readonly [string, string])[]) =>
    changes.reduce(
      (csv, [from, to]) => {
        const at = csv.lastIndexOf(from);
        return csv.slice(0, at) + to + csv.slice(at + from.length);
      },
      csvOf([lamp, sofa]),
    );
  const rust = '19000,1,4.5,2,/lamp.webp,,"Warm light,\nall evening.",30,30,45.5,sofa.2,S-2';
  const added = (values: string, changes: Record<string, string> = {}) => {
    const cells = { _id: "sofa", name: "Sofa", price: "5", countInStock: "2", ...changes };
    const names = [...Object.keys(cells), "variantOptions", "variantValues"];
    const rows = values.split(";").map((each) => [...Object.values(cells), "Colour", each]);
    return [names, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(",")).join("\n");
  };

  it("changes nothing when imported again, with one entry an item", () => {
    expect(found(file)).toMatchObject([
      { outcome: "unchanged", variants: [] },
      { outcome: "unchanged", line: 3, variants: [{ line: 3 }, { line: 4, title: "Rust" }] },
      { outcome: "unchanged", variants: [{ title: "Moss" }] },
    ]);
  });

  it("changes values of variants, and sends only these with the values they were based on", () => {
    const csv = edited([
      rust,
      rust
        .replace("19000,1", "19500,4")
        .replace("/lamp.webp", "/r.webp")
        .replace("45.5", "50")
        .replace("S-2", "S-9"),
    ]);
    const size = { widthCm: 30, depthCm: 30, heightCm: 50 };
    expect(found(csv)[1]).toMatchObject({
      outcome: "changed",
      productId: "sofa",
      ...{ changes: [], values: {}, seen: {}, options: ["Colour"] },
      variants: [
        { isNew: false, changes: [] },
        {
          input: {
            id: "sofa.2",
            values: ["Rust"],
            changes: { price: 19_500, countInStock: 4, image: "/r.webp", size, sku: "S-9" },
            seen: { price: 19_000, countInStock: 1, image: null, size: null, sku: "S-2" },
          },
        },
      ],
    });
  });

  it("adds variants that the item lacks, and finds the others by their values", () => {
    expect(found(added("moss;Indigo"))).toMatchObject([
      {
        outcome: "changed",
        variants: [
          { isNew: false, input: { id: "sofa", values: ["Moss"], changes: { price: 5 } } },
          {
            isNew: true,
            input: { values: ["Indigo"], changes: { price: 5, countInStock: 2 } },
          },
        ],
      },
    ]);
  });

  it("changes an item's shared details by rows that name no variant", () => {
    expect(found("_id,price,name\nsofa,19000,Sofa\n")).toMatchObject([{ outcome: "unchanged" }]);
    expect(found("_id,name\nsofa,Settee\n")).toMatchObject([
      { outcome: "changed", values: { name: "Settee" }, seen: { name: "Sofa" }, variants: [] },
    ]);
  });

  it("creates items with variants from rows of the same name", () => {
    const head =
      "name,category,price,countInStock,image,description,variantSku,variantOptions,variantValues";
    const row = (price: number, image: string, sku: string, values: string) =>
      `Stool,Furnitures,${price},3,${image},Low.,${sku},"Colour, Size","${values}"`;
    const csv = [head, row(10, "/a.webp", "A", "Red, Small"), row(12, "/b.webp", "", "Red, Large")];
    expect(found(csv.join("\n"))).toMatchObject([
      {
        outcome: "new",
        values: { name: "Stool", image: "/a.webp", description: "Low." },
        options: ["Colour", "Size"],
        variants: [
          { input: { values: ["Red", "Small"], changes: { price: 10, sku: "A", image: null } } },
          { input: { values: ["Red", "Large"], changes: { price: 12, image: "/b.webp" } } },
        ],
      },
    ]);
    const many = Array.from({ length: 101 }, (_, at) =>
      row(1, "/a.webp", "", `Red ${at % 20}, ${at}`),
    );
    const [tooMany] = found([head, ...many].join("\n"));
    expect(tooMany?.problems.map(({ message }) => message)).toContain(
      "An item has at most 100 variants; this one would have 101",
    );
    expect(tooMany?.outcome).toBe("refused");
  });

  const other = (column: string) => [column, "Row 3 of this item has another value"];
  it.each([
    ["another name", edited(["Sofa", "Settee"]), other("name")],
    [
      "an option renamed",
      edited([",Colour,Rust", ",Timber,Rust"]),
      ["variantOptions", "An import can’t rename options. Use Options and variants"],
    ],
    [
      "a value renamed",
      edited([",Colour,Rust", ",Colour,Indigo"]),
      ["variantValues", "An import can’t rename values. Use Options and variants"],
    ],
    [
      "an unknown variant",
      edited(["sofa.2,S-2", "sofa.9,S-2"]),
      ["variantId", "No variant on sale has this id; leave it empty for a new variant"],
    ],
    [
      "a variant of another item",
      edited(["sofa.2,S-2", "bench,S-2"]),
      ["variantId", "This is a variant of Bench"],
    ],
    ["a variant twice", added("Moss;Moss"), ["variantValues", "Row 2 is the same variant"]],
    ["a new variant twice", added("Teal;TEAL"), ["variantValues", "Row 2 is the same variant"]],
    [
      "a value with a comma",
      added("Teal, dark"),
      ["variantValues", "The row has 2 values for 1 option. A value can’t contain a comma."],
    ],
    [
      "an SKU twice",
      added("Teal;Navy", { variantSku: "T" }),
      ["variantSku", "Another variant has the SKU T"],
    ],
    [
      "the SKU of another variant",
      added("Teal", { variantSku: "s-2" }),
      ["variantSku", "Another variant has the SKU s-2"],
    ],
    [
      "a new variant without a price",
      added("Teal", { price: "" }),
      ["price", "Please enter a price of Rs. 0 or more like 18750.50, without commas"],
    ],
    [
      "a price without a variant",
      "_id,price\nsofa,5\n",
      ["price", "This item has variants. Name one in variantId or variantValues"],
    ],
  ])("is refused as a whole item with %s", (_what, csv, [column, message]) => {
    const item = found(csv).find(({ productId }) => productId === "sofa");
    expect(item?.outcome).toBe("refused");
    expect(item?.problems).toContainEqual(expect.objectContaining({ column, message }));
    expect(found(csv).filter(({ outcome }) => outcome === "refused")).toHaveLength(1);
  });

  const newItem = (options: string, ...values: readonly string[]) =>
    [
      "name,category,price,countInStock,image,description,variantOptions,variantValues",
      ...values.map((each) => `Stool,Furnitures,1,3,/a.webp,Low.,"${options}","${each}"`),
    ].join("\n");
  it.each([
    ["four options", newItem("A, B, C, D", "1, 2, 3, 4"), "An item has at most 3 options"],
    ["an option twice", newItem("Colour, colour", "1, 2"), "colour occurs twice"],
    [
      "a value in two spellings",
      newItem("Colour, Size", "Red, S", "red, L"),
      "red occurs twice: it is also written Red",
    ],
    ["a row without options", newItem("", "Red"), "Please enter the names of the options"],
    ["an empty value", newItem("Colour, Size", "Red, "), "Please enter a Size"],
    [
      "rows with other options",
      newItem("Colour", "Red").concat('\nStool,Furnitures,1,3,/a.webp,Low.,"Timber","Teak"'),
      "Row 2 of this item has other options",
    ],
    [
      "more than 20 values",
      newItem("Colour", ...Array.from({ length: 21 }, (_, at) => `Red ${at}`)),
      "An option has at most 20 values",
    ],
  ])("a new item is refused with %s", (_what, csv, message) => {
    const [item] = found(csv);
    expect(item?.outcome).toBe("refused");
    expect(item?.problems.map((each) => each.message)).toContain(message);
  });

  it("is refused for an item without options that gets some", () => {
    expect(found(csvOf([lamp]).replace("45.5,,,,", "45.5,,,Colour,Moss"))).toMatchObject([
      { outcome: "refused", problems: [{ column: "variantOptions" }] },
    ]);
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

  const word = fc.stringMatching(/^[A-Za-z0-9=+@' é-]{1,12}$/).map((each) => each.trim() || "x");
  const optioned = fc
    .record({
      product,
      options: fc.uniqueArray(
        fc.record({
          name: word,
          values: fc.uniqueArray(word, { minLength: 1, maxLength: 3, selector: folded }),
        }),
        { minLength: 1, maxLength: 3, selector: ({ name }) => folded(name) },
      ),
      variants: fc.array(
        fc.record({
          price: fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
          countInStock: fc.nat(1000),
          image: fc.constantFrom(null, "/v.webp"),
          size: fc.constantFrom(null, { widthCm: 1, depthCm: 2.5, heightCm: 3 }),
          hasSku: fc.boolean(),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    })
    .map(({ product: item, options, variants }): ListedProduct => {
      const combinations = options.reduce<string[][]>(
        (sofar, { values }) => sofar.flatMap((each) => values.map((value) => [...each, value])),
        [[]],
      );
      return {
        ...item,
        options: options.map(({ name, values }) => ({
          name,
          values: values.map((value) => ({ name: value })),
        })),
        variants: combinations.slice(0, variants.length).flatMap((values, at) => {
          const variant = variants[at];
          if (!variant) return [];
          const { hasSku, ...own } = variant;
          const _id = at === 0 ? item._id : `${item._id}.${at + 1}`;
          return [{ ...own, _id, values, sku: hasSku ? `S${at}` : null }];
        }),
      };
    });

  it("changes nothing when imported again, whatever variants its items have", () => {
    const many = fc.uniqueArray(optioned, {
      selector: ({ _id }) => _id,
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(many, (products) => {
        const rows = rowsOf(csvOf(products), products);
        expect(rows.map(({ outcome, problems }) => [outcome, problems])).toEqual(
          products.map(() => ["unchanged", []]),
        );
        // As new items, the same rows are accepted with the same variants.
        const item = products.slice(0, 1).map((each) => ({
          ...each,
          ...{ _id: "", name: "Stool", description: "Low.", image: "/a.webp", modelImageUrl: null },
          variants: each.variants?.map((variant) => ({ ...variant, _id: "" })),
        })) as ListedProduct[];
        const [added] = rowsOf(csvOf(item), []);
        expect(added).toMatchObject({ outcome: "new", problems: [] });
        expect(added?.variants.map(({ input }) => input.values)).toEqual(
          item[0]?.variants?.map(({ values }) => values),
        );
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
        values: { name: "Stool", category: "Furnitures", price: 1200, countInStock: 3 },
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
      { outcome: "new", values: { category: "Furnitures", price: 1200, countInStock: 3 } },
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
