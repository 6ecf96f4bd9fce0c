import { z } from "zod";
import { createStoredList } from "../../../../storage/stored-list.ts";
import { normalizedName } from "./column-names.ts";
import { mappedFields, type MappedField, type Mapping } from "./mapped-fields.ts";

/**
 * Column names per field, most likely first: this shop's, Shopify's, WooCommerce's and common ones.
 */
const likely: Record<MappedField, readonly string[]> = {
  name: ["name", "title", "productname", "producttitle", "itemname", "item", "product"],
  category: ["category", "categories", "producttype", "productcategory", "type", "collection"],
  price: [
    "variantprice",
    "regularprice",
    "price",
    "pricelkr",
    "pricers",
    "sellingprice",
    "unitprice",
  ],
  countInStock: [
    "countinstock",
    "variantinventoryqty",
    "inventoryquantity",
    "stock",
    "stockquantity",
    "quantity",
    "qty",
    "inventory",
    "available",
    "onhand",
  ],
  image: [
    "image",
    "imagesrc",
    "productimageurl",
    "images",
    "imageurl",
    "picture",
    "pictureurl",
    "photo",
    "mainimage",
    "featuredimage",
    "thumbnail",
  ],
  description: [
    "description",
    "bodyhtml",
    "body",
    "shortdescription",
    "details",
    "productdescription",
  ],
  modelImageUrl: ["modelimageurl", "modelurl", "model", "3dmodel", "glb"],
  widthCm: ["width"],
  depthCm: ["depth", "length"],
  heightCm: ["height"],
  // Another shop's "ID" is not an id of this shop.
  _id: [],
  group: ["handle", "urlhandle", "producthandle"],
  variantSku: ["variantsku", "sku"],
  variantImage: ["variantimage"],
  option1Name: ["option1name", "attribute1name"],
  option1Value: ["option1value", "attribute1values", "attribute1value"],
  option2Name: ["option2name", "attribute2name"],
  option2Value: ["option2value", "attribute2values", "attribute2value"],
  option3Name: ["option3name", "attribute3name"],
  option3Value: ["option3value", "attribute3values", "attribute3value"],
};

const unit = /(?:cm|mm|m|in|inch|inches|ft|yd)$/;

/** Proposes the most likely column for each field. */
export function proposeMapping(names: readonly string[]): Mapping {
  const columns: Mapping["columns"] = {};
  for (const field of mappedFields) {
    const isSide = field === "widthCm" || field === "depthCm" || field === "heightCm";
    const formOf = (name: string) => {
      const folded = normalizedName(name);
      return isSide && !likely[field].includes(folded) ? folded.replace(unit, "") : folded;
    };
    const found =
      field === "_id"
        ? names.find((name) => name.trim().toLowerCase() === "_id")
        : likely[field].flatMap((form) => names.filter((name) => formOf(name) === form))[0];
    if (found !== undefined) columns[field] = found;
  }
  return { columns, category: null };
}

/** The file's columns, and their mapping. */
const keptMapping = z.object({
  file: z.string(),
  mapping: z.object({
    columns: z.partialRecord(z.enum(mappedFields), z.string()),
    category: z.string().nullable(),
  }),
});

const isKept = (value: unknown): value is { file: string; mapping: Mapping } =>
  keptMapping.safeParse(value).success;

const kept = createStoredList("nivasa.import-mappings", 12, isKept);

const fileOf = (names: readonly string[]): string => names.map(normalizedName).toSorted().join(" ");

/** Stores the mapping for the next file with the same columns. */
export function storeMapping(names: readonly string[], mapping: Mapping): void {
  const file = fileOf(names);
  kept.store([{ file, mapping }, ...kept.read().filter((each) => each.file !== file)]);
}

/** The stored mapping for files with these columns, or else a proposal. */
export function mappingFor(names: readonly string[]): { mapping: Mapping; isStored: boolean } {
  const before = kept.read().find(({ file }) => file === fileOf(names))?.mapping;
  const isWhole = Object.values(before?.columns ?? {}).every((column) => names.includes(column));
  return before && isWhole
    ? { mapping: before, isStored: true }
    : { mapping: proposeMapping(names), isStored: false };
}
