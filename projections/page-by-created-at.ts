import type { DocumentReader, Filter, Page } from "./document-store.ts";

export interface ListQuery {
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

/** A page of a list, and how many documents the whole list has. */
export type CountedPage<Document> = Page<Document> & { readonly totalCount: number };

/** One page of what matches, by `createdAt`, newest first. Throws InvalidCursor. */
export const pageByCreatedAt = async <Document>(
  documents: DocumentReader,
  collection: string,
  where: Filter,
  { limit, cursor }: ListQuery,
): Promise<CountedPage<Document>> => {
  const [page, totalCount] = await Promise.all([
    documents.find<Document>(collection, {
      where,
      sort: [{ field: "createdAt", direction: "down" }],
      limit,
      cursor,
    }),
    documents.count(collection, where),
  ]);
  return { ...page, totalCount };
};
