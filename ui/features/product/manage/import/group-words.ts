import { formatCount } from "../../../../components/count.ts";
import type { Group } from "./use-product-import.ts";

/** "1 row", "1,204 rows". */
export function rowsWords(count: number): string {
  return count === 1 ? "1 row" : `${formatCount(count)} rows`;
}

/** Number of answered, completed and rejected rows of an import. */
export function countGroup({ sent, answered, refusals }: Group) {
  return { all: sent.length, answered, done: answered - refusals.size, refused: refusals.size };
}

/** Describes the state of an import in sentences. */
export function groupWords(group: Group): string {
  const { all, answered, done, refused } = countGroup(group);
  const isUndo = group.kind === "undo";
  const was = isUndo ? "taken back" : "imported";
  const so = `${formatCount(answered)} of ${rowsWords(all)}`;
  switch (group.end) {
    case "sending":
      return isUndo ? `Taking back ${so}` : `Importing ${so}`;
    case "stopping":
      return `Stopping after ${so}`;
    case "stopped":
      return `Stopped: ${formatCount(done)} of ${rowsWords(all)} were ${was}, the rest was not touched.${notDone(refused, isUndo)}`;
    case "failed":
      return `The shop did not answer after ${so}. Go on, and nothing is done twice.`;
    case "done":
      return `${rowsWords(done)} ${done === 1 ? "was" : "were"} ${was}.${notDone(refused, isUndo)}`;
  }
}

function notDone(refused: number, isUndo: boolean): string {
  if (refused === 0) return "";
  return isUndo
    ? ` ${rowsWords(refused)} could not be taken back: the item was ordered or changed meanwhile, and stays as it is.`
    : ` ${rowsWords(refused)} could not be imported, and changed nothing.`;
}
