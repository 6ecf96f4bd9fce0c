import { countText, formatCount } from "../../../../components/count.ts";
import type { ImportRow } from "./rows.ts";
import type { Group } from "./use-product-import.ts";

/** "12 items, 31 variants": what the rows of a file are about. */
export function contentsText(rows: readonly Pick<ImportRow, "variants">[]): string {
  const variants = rows.reduce((sum, row) => sum + row.variants.length, 0);
  const items = countText(rows.length, "item");
  return variants === 0 ? items : `${items}, ${countText(variants, "variant")}`;
}

/** Number of answered, completed and rejected items of an import. */
export function countGroup({ sent, answered, refusals }: Group) {
  return { all: sent.length, answered, done: answered - refusals.size, refused: refusals.size };
}

/** Describes the state of an import in sentences. */
export function groupText(group: Group): string {
  const { all, answered, done, refused } = countGroup(group);
  const isUndo = group.kind === "undo";
  const was = isUndo ? "undone" : "imported";
  const so = `${formatCount(answered)} of ${countText(all, "item")}`;
  switch (group.end) {
    case "sending":
      return isUndo ? `Undoing ${so}` : `Importing ${so}`;
    case "stopping":
      return `Stopping after ${so}`;
    case "stopped":
      return `Stopped: ${formatCount(done)} of ${countText(all, "item")} were ${was}, the rest was not changed.${notDone(refused, isUndo)}`;
    case "failed":
      return `The shop stopped responding after ${so}. Please continue; no item is processed twice.`;
    case "done":
      return `${countText(done, "item")} ${done === 1 ? "was" : "were"} ${was}.${notDone(refused, isUndo)}`;
  }
}

function notDone(refused: number, isUndo: boolean): string {
  if (refused === 0) return "";
  return isUndo
    ? ` ${countText(refused, "item")} couldn’t be undone because the item has been ordered or changed.`
    : ` ${countText(refused, "item")} couldn’t be imported.`;
}
