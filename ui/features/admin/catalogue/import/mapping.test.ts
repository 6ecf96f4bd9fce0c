import { beforeEach, describe, expect, it } from "vitest";
import "../../../../testing/default-categories.ts";
import { compare } from "./compare.ts";
import { mappedFile } from "./mapping.ts";
import { type Mapping } from "./mapped-fields.ts";
import { parse } from "./parse.ts";
import { proposeMapping } from "./propose-mapping.ts";

let mapping: Mapping;

const itemsOf = (csv: string, changes: Partial<Mapping> = {}) => {
  const parsed = parse(csv);
  if (!("table" in parsed)) throw new Error("The file needs no mapping");
  mapping = { ...proposeMapping(parsed.table.names), ...changes };
  return compare(mappedFile(parsed.table, mapping), []);
};

beforeEach(() => {
  mapping = { columns: {}, category: null };
});

describe("a Shopify file", () => {
  const head =
    "Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Image Position,Variant Image,Status\n";
  const first =
    'stool,Reed stool,"<p>Low &amp; light</p><ul><li>reed</li></ul>",Kandy,Furnitures,TRUE,Size,Small,Colour,Red,S-R,4,1250.00,https://cdn.test/b.jpg,2,,active\n';
  const second = "stool,,,,,,,Large,,Red,,-1,1450.00,https://cdn.test/a.jpg,1,/large.webp,\n";
  const stool = `${first}${second}stool,,,,,,,,,,,,,https://cdn.test/c.jpg,3,,\n`;

  it("has its columns proposed by name", () => {
    itemsOf(head + stool);
    expect(mapping).toEqual({
      category: null,
      columns: {
        name: "Title",
        category: "Type",
        price: "Variant Price",
        countInStock: "Variant Inventory Qty",
        image: "Image Src",
        description: "Body (HTML)",
        group: "Handle",
        variantSku: "Variant SKU",
        variantImage: "Variant Image",
        option1Name: "Option1 Name",
        option1Value: "Option1 Value",
        option2Name: "Option2 Name",
        option2Value: "Option2 Value",
      },
    });
  });

  it("becomes one item per handle with its variants, with notes on what is not imported", () => {
    expect(itemsOf(head + stool)).toMatchObject([
      {
        line: 2,
        outcome: "new",
        values: {
          name: "Reed stool",
          category: "Furnitures",
          image: "https://cdn.test/a.jpg",
          description: "Low & light\n\n- reed",
        },
        options: ["Size", "Colour"],
        variants: [
          {
            title: "Small, Red",
            input: { changes: { price: 1250, countInStock: 4, sku: "S-R", image: null } },
          },
          {
            title: "Large, Red",
            input: { changes: { price: 1450, countInStock: 0, image: "/large.webp" } },
          },
        ],
        notes: ["2 more pictures are not imported.", "The file’s stock is -1: 0 units."],
      },
    ]);
  });

  it.each([
    ["another title", second.replace("stool,,", "stool,Cane stool,"), "name"],
    ["a variant without a value", second.replace(",,Red,", ",,,"), "variantValues"],
    ["a value with a comma", second.replace("Large", '"Large, wide"'), "variantValues"],
    ["a combination twice", second.replace("Large", "Small"), "variantValues"],
    ["an SKU twice", second.replace(",Red,,", ",Red,S-R,"), "variantSku"],
    ["an invalid price", second.replace("1450.00", "dear"), "price"],
  ])("is refused as a whole item with %s", (_what, row, column) => {
    expect(itemsOf(head + first + row)).toMatchObject([
      { outcome: "refused", fileRows: [{ line: 2 }, { line: 3 }] },
    ]);
    const [item] = itemsOf(head + first + row);
    expect(item?.problems).toContainEqual(expect.objectContaining({ line: 3, column }));
  });

  it("is refused if its rows name different options", () => {
    const [item] = itemsOf(head + first + second.replace(",Large,", "Length,Large,"));
    expect(item?.problems).toContainEqual({
      line: 2,
      column: "variantOptions",
      message: "The rows of this item disagree: option 1 is Size and Length",
    });
  });

  it("is refused with a fourth option, or an option without a name", () => {
    const more = `${head.trim()},Option4 Value\n${first.trim()},Oak\n`;
    expect(itemsOf(more)).toMatchObject([
      { outcome: "refused", problems: [{ message: "An item has at most 3 options" }] },
    ]);
    const [nameless] = itemsOf(head + first.replace("Size", ""));
    expect(nameless?.problems[0]?.message).toBe(
      "Option 1 has no name. Choose the column of its name",
    );
  });

  it("keeps an item without options as it is, without its SKU", () => {
    const plain = first.replace("Size,Small,Colour,Red", "Title,Default Title,,");
    expect(itemsOf(head + plain)).toMatchObject([
      {
        outcome: "new",
        values: { price: 1250, countInStock: 4 },
        variants: [],
        notes: ["Its SKU is not imported because it has no options."],
      },
    ]);
  });

  it("notes drafts and missing stock", () => {
    const draft =
      "lamp,Lamp,Light,,Electronics,FALSE,Title,Default Title,,,,,900,/uploads/a.webp,,,draft\n";
    expect(itemsOf(head + draft)).toMatchObject([
      {
        outcome: "new",
        values: { countInStock: 0, price: 900 },
        notes: ["The file has no stock figure: 0 units.", "It is not published in the other shop."],
      },
    ]);
  });

  it("rejects an unknown category without a fallback", () => {
    const csv = head + stool.replace("Furnitures", "Stools");
    expect(itemsOf(csv)).toMatchObject([{ outcome: "refused" }]);
    expect(itemsOf(csv, { category: "Bathwares" })).toMatchObject([
      { outcome: "new", values: { category: "Bathwares" } },
    ]);
  });

  it("names five variants and counts the rest if no column has option values", () => {
    const many = Array.from({ length: 9 }, (_, at) => `stool,,,,,,,Size ${at},,,,1,5,,,,\n`).join(
      "",
    );
    itemsOf(head + stool);
    const { option1Value: _value, ...columns } = mapping.columns;
    expect(itemsOf(head + stool + many, { columns })[0]?.notes[0]).toBe(
      "Variants not imported: Large / Red, Size 0, Size 1, Size 2, Size 3 and 5 more.",
    );
  });
});

describe("a WooCommerce file", () => {
  const head =
    'ID,Type,SKU,Name,Published,"Short description",Description,"In stock?",Stock,"Length (mm)","Width (mm)","Height (mm)","Sale price","Regular price",Categories,Images,Parent,"Attribute 1 value(s)","Attribute 1 name"\n';

  it("has its columns proposed by name, and its ids are not used as ids of the shop", () => {
    itemsOf(`${head}1,simple,s1,Stool,1,,Low,1,4,,,,,10,Furnitures,/uploads/a.webp,,\n`);
    expect(mapping.columns).toEqual({
      name: "Name",
      category: "Categories",
      price: "Regular price",
      countInStock: "Stock",
      image: "Images",
      description: "Description",
      depthCm: "Length (mm)",
      widthCm: "Width (mm)",
      heightCm: "Height (mm)",
      variantSku: "SKU",
      option1Name: "Attribute 1 name",
      option1Value: "Attribute 1 value(s)",
    });
  });

  it("is converted to sizes in centimetres, the first picture, and description lines", () => {
    const csv = `${head}1,simple,s1,Stool,1,,"Low\\nsoft",1,4.0,400,355,450,8,10,"Home > Furnitures, Sale","https://x.test/a,b.jpg, https://x.test/c.jpg",,\n`;
    expect(itemsOf(csv)).toMatchObject([
      {
        outcome: "new",
        values: {
          category: "Furnitures",
          description: "Low\nsoft",
          image: "https://x.test/a,b.jpg",
          size: { depthCm: 40, widthCm: 35.5, heightCm: 45 },
        },
        notes: [
          "1 more picture is not imported.",
          "Its sale price is not imported.",
          "Its SKU is not imported because it has no options.",
        ],
      },
    ]);
  });

  it("makes variations variants of their parent, found by id or SKU, wherever they are", () => {
    const csv =
      head +
      "9,variation,c-b,Mug - Blue,1,,,1,3,,,,,700,,/blue.webp,cup,Blue,Colour\n" +
      '2,variable,cup,Mug,1,Clay,,1,,,,,,,Kitchen Equipments,/uploads/a.webp,,"Blue, Red",Colour\n' +
      "10,variation,,Mug - Red,1,,,1,5,80,90,100,,800,,,id:2,Red,Colour\n";
    expect(itemsOf(csv)).toMatchObject([
      {
        outcome: "new",
        values: { name: "Mug", description: "Clay", image: "/uploads/a.webp" },
        options: ["Colour"],
        variants: [
          {
            line: 2,
            input: {
              values: ["Blue"],
              changes: { price: 700, countInStock: 3, sku: "c-b", image: "/blue.webp" },
            },
          },
          {
            line: 4,
            input: {
              values: ["Red"],
              changes: {
                ...{ price: 800, countInStock: 5, image: null },
                size: { depthCm: 8, widthCm: 9, heightCm: 10 },
              },
            },
          },
        ],
      },
    ]);
  });

  it("notes an option that its variations leave open", () => {
    const withSize = head.replace("\n", ',"Attribute 2 value(s)","Attribute 2 name"\n');
    const csv =
      withSize +
      '2,variable,cup,Mug,1,Clay,,1,,,,,,,Kitchen Equipments,/uploads/a.webp,,"Blue, Red",Colour,"Large, Small",Size\n' +
      "9,variation,c-b,Mug - Blue,1,,,1,3,,,,,700,,/blue.webp,cup,Blue,Colour,,Size\n" +
      "10,variation,c-r,Mug - Red,1,,,1,5,,,,,800,,,cup,Red,Colour,,Size\n";
    const [item] = itemsOf(csv);
    expect(item).toMatchObject({ outcome: "new", options: ["Colour"] });
    expect(item?.notes).toContain(
      "Its option Size is not imported because no variant has a value of it.",
    );
  });

  it("keeps the attributes of an item without variations out", () => {
    const csv = `${head}1,simple,,Stool,1,,Low,1,4,,,,,10,Furnitures,/uploads/a.webp,,Jak,Timber\n`;
    expect(itemsOf(csv)).toMatchObject([{ outcome: "new", options: [], variants: [] }]);
  });
});

it.each(["=HYPERLINK(1)", "<p>=HYPERLINK(1)</p>"])("removes the formula %s", (body) => {
  const [row] = itemsOf(`Title,Price,Image,Body,Type\n=1+1,5,/uploads/a.webp,${body},Furnitures\n`);
  expect(row).toMatchObject({
    outcome: "refused",
    problems: [{ column: "name" }, { column: "description" }],
  });
});

it("omits an incomplete size, with a note", () => {
  const [row] = itemsOf(
    "Title,Price,Image,Body,Type,Width,Depth,Height\nLamp,5,/uploads/a.webp,Light,Electronics,5,,6\n",
  );
  expect(row).toMatchObject({
    outcome: "new",
    values: { size: null },
    notes: [
      "The file has no stock figure: 0 units.",
      "Its size is not imported because a side is missing.",
    ],
  });
});
