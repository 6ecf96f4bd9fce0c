import { parsedAddress } from "../../../../generated/values/web-address.ts";
import type { ProductValues } from "../../../../generated/operations.ts";
import { limits } from "../../../../generated/shop.ts";
import type { Column } from "../list/csv.ts";
import { normalizedName } from "./column-names.ts";
import { parseAmount, parseNumber } from "./spreadsheet-numbers.ts";
import { shopCategories } from "../../../../components/shop-categories.ts";
import type { RowProblem } from "./rows.ts";

/** Columns that can be set independently; the three sides of a size are set together. */
export const ownColumns = [
  "name",
  "category",
  "price",
  "countInStock",
  "image",
  "pictures",
  "modelImageUrl",
  "description",
] as const satisfies readonly Column[];

export const sideColumns = ["widthCm", "depthCm", "heightCm"] as const satisfies readonly Column[];

export type OwnColumn = (typeof ownColumns)[number];
type Read = { values: ProductValues } | { message: string };

/** Finds a category by its name, ignoring case and extra spaces; undefined if unknown. */
export function categoryOf(cell: string): string | undefined {
  const name = normalizedName(cell);
  const categories = shopCategories();
  return categories.shown.find((each) => normalizedName(categories.display(each).label) === name);
}

/** Parsers of one cell: the value, or the error. The server validates again. */
const readers: Record<OwnColumn, (cell: string) => Read> = {
  name: (name) => text(name, "name", limits.productName) ?? { values: { name } },
  description: (description) =>
    text(description, "description", limits.productDescription) ?? {
      values: { description: normalizeLines(description) },
    },
  category(cell) {
    const category = categoryOf(cell);
    if (category) return { values: { category } };
    const categories = shopCategories();
    const names = categories.shown.map((each) => categories.display(each).label);
    return { message: `Please choose one of ${names.join(", ")}` };
  },
  price(cell) {
    const price = parseAmount(cell);
    const cents = (price ?? -1) * 100;
    const isAmount = Math.abs(cents - Math.round(cents)) < 1e-4;
    if (price !== null && isAmount && cents >= 0 && cents <= limits.priceCents)
      return { values: { price } };
    return { message: "Please enter a price of Rs. 0 or more like 18750.50, without commas" };
  },
  countInStock(cell) {
    const countInStock = parseAmount(cell) ?? -1;
    if (Number.isInteger(countInStock) && countInStock >= 0 && countInStock <= limits.stock)
      return { values: { countInStock } };
    return { message: "Please enter the stock as a whole number" };
  },
  image(cell) {
    const image = cell.trim();
    return image === ""
      ? { message: "Please enter the URL of a picture" }
      : address(image, { image });
  },
  pictures(cell) {
    const urls = addressesIn(cell);
    if (urls.length >= limits.productPictures) {
      return { message: `At most ${limits.productPictures} pictures with the first` };
    }
    const furtherPictures = urls.map((url) => ({ url, text: "", night: null }));
    const wrong = urls.map((url) => address(url, {})).find((read) => "message" in read);
    return wrong ?? { values: { furtherPictures } };
  },
  modelImageUrl(cell) {
    const modelUrl = cell.trim();
    return modelUrl === "" ? { values: { modelUrl: null } } : address(modelUrl, { modelUrl });
  },
};

/** The addresses of a cell, each once; they are separated by spaces. */
export function addressesIn(cell: string): readonly string[] {
  return [...new Set(cell.split(/\s+/).filter((url) => url !== ""))];
}

function text(cell: string, what: string, longest: number): Read | null {
  const { length } = cell.trim();
  if (length === 0) return { message: `Please enter a ${what}` };
  return length > longest ? { message: `At most ${longest} characters` } : null;
}

/** Normalizes line endings, which differ between spreadsheets. */
export function normalizeLines(cell: string): string {
  return cell.replaceAll(/\r\n?/g, "\n");
}

function address(cell: string, values: ProductValues): Read {
  if (cell.length > limits.webAddress)
    return { message: `At most ${limits.webAddress} characters` };
  const parsed = parsedAddress(cell, "https://shop.invalid");
  if (parsed && (parsed.username !== "" || parsed.password !== "")) {
    return { message: "Please remove the password from the URL" };
  }
  if (parsed && /^(https?:\/\/|\/(?![/\\]))\S+$/i.test(cell)) return { values };
  return { message: "Please enter a URL that begins with https:// or /" };
}

/** Parses the sides of a size: all of them, or none. */
export function readSize(cells: Record<string, string>): { values: ProductValues } | RowProblem {
  const texts = sideColumns.map((column) => (cells[column] ?? "").trim());
  if (texts.every((side) => side === "")) return { values: { size: null } };
  const figures = texts.map(parseNumber);
  const wrong = sideColumns.find((_, place) => !((figures[place] ?? 0) > 0));
  if (wrong)
    return { column: wrong, message: "Please enter all three sides in centimetres, or none" };
  const [widthCm, depthCm, heightCm] = figures.map((figure) => figure ?? 0);
  return {
    values: { size: { widthCm: widthCm ?? 0, depthCm: depthCm ?? 0, heightCm: heightCm ?? 0 } },
  };
}

/** Parses one cell: values for the API, or the error. */
export function readCell(column: OwnColumn, cell: string): { values: ProductValues } | RowProblem {
  const read = readers[column](cell);
  return "values" in read ? read : { column, message: read.message };
}
