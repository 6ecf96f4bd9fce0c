import { whereOf } from "./counts.ts";
import type { DocumentReader, Group, Page } from "./document-store.ts";

export interface ListQuery {
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

/** A page of a list, and the number of documents in the whole list. */
export type CountedPage<Document> = Page<Document> & { readonly totalCount: number };

/** One page of a counted group, by `createdAt`, newest first. Throws InvalidCursor. */
export const pageByCreatedAt = async <Document>(
  documents: DocumentReader,
  collection: string,
  group: Group,
  { limit, cursor }: ListQuery,
): Promise<CountedPage<Document>> => {
  const [page, [totalCount = 0]] = await Promise.all([
    documents.find<Document>(collection, {
      where: whereOf(group),
      sort: [{ field: "createdAt", direction: "down" }],
      limit,
      cursor,
    }),
    documents.counted(collection, [group]),
  ]);
  return { ...page, totalCount };
};
