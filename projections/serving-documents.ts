import type { DocumentReader } from "./document-store.ts";
import type { Generations } from "./generations.ts";

/** Read models by the name of the model, whichever collection serves it now. */
export const createServingDocuments = (
  documents: DocumentReader,
  generations: Pick<Generations, "of">,
): DocumentReader => {
  const servingOf = (model: string): string => generations.of(model).serving;
  return {
    getMany: (model, ids) => documents.getMany(servingOf(model), ids),
    find: (model, find) => documents.find(servingOf(model), find),
    count: (model, where) => documents.count(servingOf(model), where),
  };
};
