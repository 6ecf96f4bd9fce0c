import type { DocumentStore } from "#projections/engine/document-store.ts";
import type { ReadModelVersionsRow } from "#projections/engine/read-model-versions.ts";
import { collectionsOf, olderOf } from "#projections/engine/stored-versions.ts";
import { collectionOf, type Projection } from "#projections/engine/projection.ts";
import { maxCountedEvents, type ReadModelAccess } from "./read-model-access.ts";

const heads = ["NAME", "VERSION", "SERVING", "DOCUMENTS", "POSITION", "BEHIND", "BUILDING", "KEPT"];
const none = "–";

/**
 * Formats a table of all read models: the serving collection of each, its progress, and other
 * stored versions.
 */
export const readModelList = async (
  { documents, eventsAfter }: Pick<ReadModelAccess, "documents" | "eventsAfter">,
  projections: readonly Projection[],
  rows: ReadonlyMap<string, ReadModelVersionsRow>,
): Promise<readonly string[]> => {
  const table = [heads];
  for (const projection of projections) {
    const { name, version } = projection;
    const row = rows.get(collectionOf(projection));
    const older = olderOf(projection, rows).flatMap(([, each]) => collectionsOf(each));
    const position = row ? await documents.checkpoint(row.serving) : null;
    table.push([
      name,
      String(version),
      row?.serving ?? "not built yet",
      row && position !== null ? String(await documents.count(row.serving)) : none,
      position ?? none,
      row ? backlogText(await eventsAfter(position)) : none,
      row?.building ? `${row.building} ${await progressOf(row, documents)}` : none,
      [...(row?.kept ?? []), ...older].join(", ") || none,
    ]);
  }
  const widths = heads.map((_head, column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  return table.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
};

/** Formats how many events a collection has still to process. */
export const backlogText = (events: number): string => {
  if (events === 0) return "current";
  return events > maxCountedEvents ? `more than ${maxCountedEvents} events` : `${events} events`;
};

const progressOf = async (
  { building, report }: ReadModelVersionsRow,
  documents: Pick<DocumentStore, "checkpoint">,
): Promise<string> => {
  const begun = building !== null && (await documents.checkpoint(building)) !== null;
  return report?.state === "running" && begun ? percent(report.progress) : percent(0);
};

export const percent = (share: number): string => `${Math.floor(share * 100)} %`;
