import type { DocumentReader, Page } from "#projections/document-store.ts";
import { everyDocument } from "#projections/every-page.ts";
import { collectionOf } from "#projections/projection.ts";
import type { ReportDocument } from "./document.ts";
import { reportsProjection } from "./projection.ts";

export interface ReportListQuery {
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

type ReportList = Page<ReportDocument> & { readonly totalCount: number };

export interface ReportQueries {
  /** Somebody's own reports, newest first. Throws InvalidCursor. */
  byUser(userId: string, query: ReportListQuery): Promise<ReportList>;
  /** Everybody's reports, newest first. Throws InvalidCursor. */
  all(query: ReportListQuery): Promise<ReportList>;
  byId(id: string): Promise<ReportDocument | null>;
  /** Ids of all of somebody's reports. */
  idsOfUser(userId: string): Promise<readonly string[]>;
}

const reportsCollection = collectionOf(reportsProjection);

export const createReportQueries = (documents: DocumentReader): ReportQueries => {
  const list = async (
    where: Readonly<Record<string, { readonly eq: string }>>,
    { limit, cursor }: ReportListQuery,
  ): Promise<ReportList> => {
    const [page, totalCount] = await Promise.all([
      documents.find<ReportDocument>(reportsCollection, {
        where,
        sort: [{ field: "createdAt", direction: "down" }],
        limit,
        cursor,
      }),
      documents.count(reportsCollection, where),
    ]);
    return { ...page, totalCount };
  };
  return {
    byUser: (userId, query) => list({ userId: { eq: userId } }, query),
    all: (query) => list({}, query),
    async byId(id) {
      const found = await documents.getMany<ReportDocument>(reportsCollection, [id]);
      return found.get(id)?.document ?? null;
    },
    async idsOfUser(userId) {
      const where = { userId: { eq: userId } };
      return (await everyDocument(documents, reportsCollection, { where })).map(({ id }) => id);
    },
  };
};
