import type { DocumentReader, Page } from "../document-store.ts";
import { createKeptAnswers } from "../kept-answers.ts";

/** Documents in what is kept of one read model, at most: some ten megabytes. */
const mostDocuments = 5000;

/** What was read of one read model, for the next who asks the same. */
export interface KeptReads extends DocumentReader {
  /** Something has changed: nothing that was read before is given any more. */
  clear(): void;
}

/** Whoever is given what is kept shares it with others. */
const freeze = <Value>(value: Value): Value => {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) freeze(each);
  }
  return value;
};

const sizeOf = (answer: object): number =>
  1 + ("documents" in answer && Array.isArray(answer.documents) ? answer.documents.length : 0);

/** Keeps pages and kept counts. Documents by id are read each time: whoever checks one wants what is stored. */
export const keepReads = (documents: DocumentReader): KeptReads => {
  const kept = createKeptAnswers<object>({ maxSize: mostDocuments, sizeOf });
  return {
    find: async <Document>(collection: string, find: Parameters<DocumentReader["find"]>[1]) =>
      (await kept.get(`find ${collection} ${JSON.stringify(find)}`, async () =>
        freeze(await documents.find<Document>(collection, find)),
      )) as Page<Document>,

    counted: async (collection, groups) =>
      (await kept.get(`counted ${collection} ${JSON.stringify(groups)}`, async () =>
        freeze(await documents.counted(collection, groups)),
      )) as readonly number[],

    getMany: documents.getMany,
    count: documents.count,
    clear: kept.clear,
  };
};
