import type { ChangeFeed } from "./change-feed.ts";
import type { DocumentReader } from "./document-store.ts";
import { collectionOf, type Projection } from "./projection.ts";
import { withReadCache, type ReadCache } from "./read-cache.ts";
import type { ReadModelVersions } from "./read-model-versions.ts";

/**
 * Gives access to read models by name, whichever collection serves them. Reads of projections with
 * `keepReads` are cached until a change is published. A reader that was notified of a change, or
 * has waited for a position, never gets older data.
 */
export const createServingDocuments = (
  documents: DocumentReader,
  versions: Pick<ReadModelVersions, "of">,
  projections: readonly Projection[],
  feed: Pick<ChangeFeed, "listen">,
): DocumentReader => {
  const servingOf = (model: string): string => versions.of(model).serving;
  const keptOf = new Map<string, ReadCache>();
  for (const projection of projections) {
    if (!projection.keepReads) continue;
    const kept = withReadCache(documents);
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
