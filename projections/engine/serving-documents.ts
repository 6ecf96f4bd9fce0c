import type { DocumentReader } from "../document-store.ts";
import type { ReadModelVersions } from "./read-model-versions.ts";

/** Read models by the name of the model, whichever collection serves it now. */
export const createServingDocuments = (
  documents: DocumentReader,
  versions: Pick<ReadModelVersions, "of">,
): DocumentReader => {
  const servingOf = (model: string): string => versions.of(model).serving;
  return {
    getMany: (model, ids) => documents.getMany(servingOf(model), ids),
    find: (model, find) => documents.find(servingOf(model), find),
    count: (model, where) => documents.count(servingOf(model), where),
    counted: (model, groups) => documents.counted(servingOf(model), groups),
  };
};
