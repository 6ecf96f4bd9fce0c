import type { ChangeFeed } from "../change-feed.ts";
import type { DocumentReader } from "../document-store.ts";
import { collectionOf, type Projection } from "../projection.ts";
import { keepReads, type KeptReads } from "./kept-reads.ts";
import type { ReadModelVersions } from "./read-model-versions.ts";

/**
 * Read models by the name of the model, whichever collection serves it now. What is read of a projection that asks for it
 * is kept until a change is published: whoever is told of a change, or has waited for a position, is given nothing older.
 */
export const createServingDocuments = (
  documents: DocumentReader,
  versions: Pick<ReadModelVersions, "of">,
  projections: readonly Projection[],
  feed: Pick<ChangeFeed, "listen">,
): DocumentReader => {
  const servingOf = (model: string): string => versions.of(model).serving;
  const keptOf = new Map<string, KeptReads>();
  for (const projection of projections) {
    if (!projection.keepReads) continue;
    const kept = keepReads(documents);
    feed.listen(collectionOf(projection), kept.clear);
    keptOf.set(collectionOf(projection), kept);
  }
  const readerOf = (model: string): DocumentReader => keptOf.get(model) ?? documents;
  return {
    getMany: (model, ids) => readerOf(model).getMany(servingOf(model), ids),
    find: (model, find) => readerOf(model).find(servingOf(model), find),
    count: (model, where) => readerOf(model).count(servingOf(model), where),
    counted: (model, groups) => readerOf(model).counted(servingOf(model), groups),
  };
};
