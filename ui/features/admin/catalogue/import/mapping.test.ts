import { beforeEach, describe, expect, it } from "vitest";
import { compare } from "./compare.ts";
import { mappedFile, type Mapping } from "./mapping.ts";
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
    "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Value,Variant Inventory Qty,Variant Price,Image Src,Image Position,Status\n";
  const stool =
    'stool,Reed stool,"<p>Low &amp; light</p><ul><li>reed</li></ul>",Kandy,Furnitures,a,TRUE,Size,Small,Red,4,1250.00,https://cdn.test/b.jpg,2,active\n' +
    "stool,,,,,,,,Large,Red,2,1450.00,https://cdn.test/a.jpg,1,\n" +
    "stool,,,,,,,,,,,,https://cdn.test/c.jpg,3,\n";

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
      },
    });
  });

  it("becomes one item per handle, with notes on what is not imported", () => {
    expect(itemsOf(head + stool)).toMatchObject([
      {
        line: 2,
        outcome: "new",
        values: {
          name: "Reed stool",
          category: "FURNITURES",
          price: 1250,
          countInStock: 4,
          image: "https://cdn.test/a.jpg",
          description: "Low & light\n\n- reed",
        },
        notes: ["Variants not imported: Large / Red.", "2 more pictures are not imported."],
      },
    ]);
  });

  it("notes drafts and missing stock", () => {
    const draft =
      "lamp,Lamp,Light,,Electronics,,FALSE,Title,Default Title,,,900,/uploads/a.webp,,draft\n";
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
    expect(itemsOf(csv, { category: "BATHWARES" })).toMatchObject([
      { outcome: "new", values: { category: "BATHWARES" } },
    ]);
  });

  it("names five variants and counts the rest", () => {
    const many = Array.from({ length: 9 }, (_, at) => `stool,,,,,,,,Size ${at},,1,5,,,\n`).join("");
    expect(itemsOf(head + stool + many)[0]?.notes[0]).toBe(
      "Variants not imported: Large / Red, Size 0, Size 1, Size 2, Size 3 and 5 more.",
    );
  });
});

describe("a WooCommerce file", () => {
  const head =
    'ID,Type,SKU,Name,Published,"Short description",Description,"In stock?",Stock,"Length (mm)","Width (mm)","Height (mm)","Sale price","Regular price",Categories,Images,Parent,"Attribute 1 value(s)"\n';

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
    });
  });

  it("is converted to sizes in centimetres, the first picture, and description lines", () => {
    const csv = `${head}1,simple,s1,Stool,1,,"Low\\nsoft",1,4.0,400,355,450,8,10,"Home > Furnitures, Sale","https://x.test/a,b.jpg, https://x.test/c.jpg",,\n`;
    expect(itemsOf(csv)).toMatchObject([
      {
        outcome: "new",
        values: {
          category: "FURNITURES",
          description: "Low\nsoft",
          image: "https://x.test/a,b.jpg",
          size: { depthCm: 40, widthCm: 35.5, heightCm: 45 },
        },
        notes: ["1 more picture is not imported.", "Its sale price is not imported."],
      },
    ]);
  });

  it("merges variations into their parent, found by id or SKU, wherever they are", () => {
    const csv =
      head +
      "9,variation,,Mug - Blue,1,,,1,3,,,,,700,,,cup,Blue\n" +
      "2,variable,cup,Mug,1,Clay,,1,,,,,,,Kitchen Equipments,/uploads/a.webp,,\n" +
      "10,variation,,Mug - Red,1,,,1,5,,,,,800,,,id:2,Red\n";
    expect(itemsOf(csv)).toMatchObject([
      {
        line: 3,
        outcome: "new",
        values: { name: "Mug", price: 700, countInStock: 3, description: "Clay", size: null },
        notes: ["Variants not imported: Blue, Red."],
      },
    ]);
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
