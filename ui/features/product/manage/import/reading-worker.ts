import type { ListedProduct } from "../list/csv.ts";
import { compare } from "./compare.ts";
import { parse, textOf } from "./parse.ts";
import type { ImportRow } from "./rows.ts";

/** What the page is told, in this order. */
export type ReadingMessage =
  | { kind: "rows"; rows: ImportRow[] }
  | { kind: "read" }
  | { kind: "problem"; problem: string }
  | { kind: "away" };

/** So many rows are handed to the page at a time: taking them over holds it for a few milliseconds. */
const slice = 500;

function publish(message: ReadingMessage) {
  self.postMessage(message);
}

/** Reads a file beside what is on sale now, away from the page. */
async function read(bytes: ArrayBuffer): Promise<void> {
  const file = textOf(new Uint8Array(bytes));
  const parsed = "problem" in file ? file : parse(file.text);
  if ("problem" in parsed) {
    publish({ kind: "problem", problem: parsed.problem });
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

self.addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => void read(data));
