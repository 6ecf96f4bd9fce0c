import { beginTimeSlice } from "#event-store/time-slice.ts";
import type { DocumentReader, Find, Page, StoredDocument } from "./document-store.ts";

const pageSize = 500;

/** All matching documents, or the first `most`, read page by page, in the order of `find`. */
export const findAll = async <Document>(
  documents: Pick<DocumentReader, "find">,
  collection: string,
  find: Omit<Find, "limit" | "cursor">,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly StoredDocument<Document>[]> => {
  const found: StoredDocument<Document>[] = [];
  const slice = beginTimeSlice();
  let cursor: string | null = null;
  do {
    const page: Page<Document> = await documents.find<Document>(collection, {
      ...find,
      limit: Math.min(pageSize, most - found.length),
      cursor,
    });
    found.push(...page.documents);
    cursor = found.length < most ? page.nextCursor : null;
    if (slice.isOver()) await slice.next();
  } while (cursor !== null);
  return found;
};
