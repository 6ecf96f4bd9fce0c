import { setShopCategories, type ShopCategory } from "../../../../components/shop-categories.ts";
import type { ListedProduct } from "../list/csv.ts";
import { compare } from "./compare.ts";
import { mappedFile } from "./mapping.ts";
import { type Mapping } from "./mapped-fields.ts";
import { parse, textOf, type Parsed } from "./parse.ts";
import type { FileColumnSample, ImportRow } from "./rows.ts";
import { readTable, type Table } from "./table.ts";

/** A file to read, with the mapping of its columns if it is not in the shop's format. */
export interface ReadingRequest {
  bytes: ArrayBuffer;
  mapping: Mapping | null;
  /** The shop's categories: a worker has no page that holds them. */
  categories: ShopCategory[];
}

/** Messages to the page, in this order. */
export type ReadingMessage =
  | { kind: "rows"; rows: ImportRow[] }
  | { kind: "read" }
  | { kind: "columns"; columns: FileColumnSample[] }
  | { kind: "problem"; problem: string }
  | { kind: "away" };

/** Maximum rows per message; receiving one blocks the page for a few milliseconds. */
const slice = 500;

/** Maximum length of a sample, in characters. */
const longestSample = 60;

function publish(message: ReadingMessage) {
  self.postMessage(message);
}

/** Reads a file and compares it with the current items, off the main thread. */
async function read({ bytes, mapping, categories }: ReadingRequest): Promise<void> {
  setShopCategories(categories);
  const file = textOf(new Uint8Array(bytes));
  const parsed: Parsed =
    "problem" in file ? file : mapping ? mapped(file.text, mapping) : parse(file.text);
  if ("problem" in parsed) {
    const { table } = parsed;
    if (table) publish({ kind: "columns", columns: samplesOf(table) });
    else publish({ kind: "problem", problem: parsed.problem });
    return;
  }
  const answer = await fetch("/api/products").catch(() => null);
  if (!answer?.ok) {
    publish({ kind: "away" });
    return;
  }
  const rows = compare(parsed, (await answer.json()) as ListedProduct[]);
  for (let first = 0; first < rows.length; first += slice) {
    publish({ kind: "rows", rows: rows.slice(first, first + slice) });
  }
  publish({ kind: "read" });
}

function mapped(text: string, mapping: Mapping) {
  const table = readTable(text);
  return "problem" in table ? table : mappedFile(table, mapping);
}

function samplesOf({ names, rows }: Table): FileColumnSample[] {
  return names.map((name, place) => ({
    name,
    sample: (rows.find(({ cells }) => (cells[place] ?? "").trim() !== "")?.cells[place] ?? "")
      .trim()
      .slice(0, longestSample),
  }));
}

self.addEventListener("message", ({ data }: MessageEvent<ReadingRequest>) => void read(data));
