import { formatCount } from "../../../../components/count.ts";
import type { Group } from "./use-product-import.ts";

/** "1 row", "1,204 rows". */
export function rowsText(count: number): string {
  return count === 1 ? "1 row" : `${formatCount(count)} rows`;
}

/** Number of answered, completed and rejected rows of an import. */
export function countGroup({ sent, answered, refusals }: Group) {
  return { all: sent.length, answered, done: answered - refusals.size, refused: refusals.size };
}

/** Describes the state of an import in sentences. */
export function groupText(group: Group): string {
  const { all, answered, done, refused } = countGroup(group);
  const isUndo = group.kind === "undo";
  const was = isUndo ? "undone" : "imported";
  const so = `${formatCount(answered)} of ${rowsText(all)}`;
  switch (group.end) {
    case "sending":
      return isUndo ? `Undoing ${so}` : `Importing ${so}`;
    case "stopping":
      return `Stopping after ${so}`;
    case "stopped":
      return `Stopped: ${formatCount(done)} of ${rowsText(all)} were ${was}, the rest was not changed.${notDone(refused, isUndo)}`;
    case "failed":
      return `The shop stopped responding after ${so}. Please continue; no row is processed twice.`;
    case "done":
      return `${rowsText(done)} ${done === 1 ? "was" : "were"} ${was}.${notDone(refused, isUndo)}`;
  }
}

function notDone(refused: number, isUndo: boolean): string {
  if (refused === 0) return "";
  return isUndo
    ? ` ${rowsText(refused)} couldn’t be undone because the item has been ordered or changed.`
    : ` ${rowsText(refused)} couldn’t be imported.`;
}
