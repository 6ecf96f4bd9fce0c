import { countsOf } from "./counts.ts";
import type { DocumentStore } from "./document-store.ts";
import { collectionOf, type Projection } from "./projection.ts";
import type { ReadModelVersions, ReadModelVersionsRow } from "./read-model-versions.ts";

/** The stored rows of a projection in other versions than this program's. */
export const olderOf = (
  projection: Projection,
  rows: ReadonlyMap<string, ReadModelVersionsRow>,
): readonly (readonly [string, ReadModelVersionsRow])[] =>
  [...rows].filter(
    ([model]) =>
      model !== collectionOf(projection) && model.replace(/-v\d+$/, "") === projection.name,
  );

/** Every collection of a read model. */
export const collectionsOf = ({
  serving,
  building,
  kept,
}: ReadModelVersionsRow): readonly string[] => [
  serving,
  ...kept,
  ...(building === null ? [] : [building]),
];

/**
 * Drops the collections of a read model that another version of the program has stored, and returns
 * their names. No process of that version may be running.
 */
export const takeOlderAway = async (
  documents: Pick<DocumentStore, "drop">,
  versions: ReadModelVersions,
  model: string,
): Promise<readonly string[]> => {
  const row = await versions.change(model, (before) => ({ ...before, request: null }));
  const collections = row ? collectionsOf(row) : [];
  for (const collection of collections) {
    await documents.drop(collection);
    await documents.drop(countsOf(collection));
  }
  await versions.change(model, () => null);
  return collections;
};
