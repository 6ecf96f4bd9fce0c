import { parsedAddress } from "../../../../generated/values/web-address.ts";
import type { Category, ProductValues } from "../../../../generated/operations.ts";
import { limits } from "../../../../generated/shop.ts";
import type { Column } from "../list/csv.ts";
import { allCategories, roomOf } from "../../rooms.ts";
import type { RowProblem } from "./rows.ts";

/** Columns that can be set by themselves; the three sides of a size go together. */
export const ownColumns = [
  "name",
  "category",
  "price",
  "countInStock",
  "image",
  "modelImageUrl",
  "description",
] as const satisfies readonly Column[];

export const sideColumns = ["widthCm", "depthCm", "heightCm"] as const satisfies readonly Column[];

export type OwnColumn = (typeof ownColumns)[number];
type Read = { values: ProductValues } | { message: string };

/** The category of a name; undefined for none of the five. */
export function categoryOf(cell: string): Category | undefined {
  return allCategories.find((category) => roomOf(category).label === cell.trim());
}

/** What the shop understands by one cell, or what is wrong with it. The shop checks it again. */
const readers: Record<OwnColumn, (cell: string) => Read> = {
  name: (name) => text(name, "name", limits.productName) ?? { values: { name } },
  description: (description) =>
    text(description, "description", limits.productDescription) ?? {
      values: { description: lines(description) },
    },
  category(cell) {
    const category = categoryOf(cell);
    if (category) return { values: { category } };
    return {
      message: `Please choose one of ${allCategories.map((each) => roomOf(each).label).join(", ")}`,
    };
  },
  price(cell) {
    const isAmount = /^\d+(\.\d{1,2})?$/.test(cell.trim());
    const price = Number(cell);
    if (isAmount && price * 100 <= limits.priceCents) return { values: { price } };
    return { message: "Please enter a price of Rs. 0 or more like 18750.50, without commas" };
  },
  countInStock(cell) {
    const countInStock = Number(cell);
    if (/^\d+$/.test(cell.trim()) && countInStock <= limits.stock)
      return { values: { countInStock } };
    return { message: "Please enter how many there are, as a whole number" };
  },
  image: (image) =>
    image === "" ? { message: "Please give a picture" } : address(image, { image }),
  modelImageUrl: (cell) =>
    cell === "" ? { values: { modelUrl: null } } : address(cell, { modelUrl: cell }),
};

function text(cell: string, what: string, longest: number): Read | null {
  const { length } = cell.trim();
  if (length === 0) return { message: `Please enter a ${what}` };
  return length > longest ? { message: `At most ${longest} characters` } : null;
}

/** Spreadsheets write the ends of lines in their own ways. */
export function lines(cell: string): string {
  return cell.replaceAll(/\r\n?/g, "\n");
}

function address(cell: string, values: ProductValues): Read {
  if (cell.length > limits.webAddress)
    return { message: `At most ${limits.webAddress} characters` };
  const parsed = parsedAddress(cell, "https://shop.invalid");
  if (parsed && (parsed.username !== "" || parsed.password !== "")) {
    return { message: "Please leave the password out of the address" };
  }
  if (parsed && /^(https?:\/\/|\/(?![/\\]))\S+$/i.test(cell)) return { values };
  return { message: "Please give an address that begins with https:// or /" };
}

/** The sides of a size: all of them, or none. */
export function readSize(cells: Record<string, string>): { values: ProductValues } | RowProblem {
  const texts = sideColumns.map((column) => (cells[column] ?? "").trim());
  if (texts.every((side) => side === "")) return { values: { size: null } };
  const wrong = sideColumns.find(
    (_, place) => !/^\d+(\.\d+)?$/.test(texts[place] ?? "") || !(Number(texts[place]) > 0),
  );
  if (wrong)
    return { column: wrong, message: "Please enter all three sides in centimetres, or none" };
  const [widthCm = 0, depthCm = 0, heightCm = 0] = texts.map(Number);
  return { values: { size: { widthCm, depthCm, heightCm } } };
}

/** One cell as the shop takes it, or what is wrong with it. */
export function readCell(column: OwnColumn, cell: string): { values: ProductValues } | RowProblem {
  const read = readers[column](cell);
  return "values" in read ? read : { column, message: read.message };
}
