import type { DocumentReader, Group } from "#projections/document-store.ts";
import { findAll } from "#projections/find-all.ts";
import {
  pageByCreatedAt,
  type CountedPage,
  type ListQuery,
} from "#projections/page-by-created-at.ts";
import { collectionOf } from "#projections/projection.ts";
import { reportStates, type ReportDocument, type ReportState } from "./document.ts";
import { reportsProjection } from "./projection.ts";

type ReportList = CountedPage<ReportDocument>;

export interface ReportQueries {
  /** Somebody's own reports, newest first. Throws InvalidCursor. */
  byUser(userId: string, query: ListQuery): Promise<ReportList>;
  /** Everybody's reports, or those at a state, newest first. Throws InvalidCursor. */
  all(query: ListQuery & { readonly state?: ReportState | null }): Promise<ReportList>;
  /** How many reports stand at each state. */
  countByState(): Promise<readonly { readonly state: ReportState; readonly count: number }[]>;
  byId(id: string): Promise<ReportDocument | null>;
  /** Ids of all of somebody's reports. */
  idsOfUser(userId: string): Promise<readonly string[]>;
}

export const reportsCollection = collectionOf(reportsProjection);

export const createReportQueries = (documents: DocumentReader): ReportQueries => {
  const list = (group: Group, query: ListQuery) =>
    pageByCreatedAt<ReportDocument>(documents, reportsCollection, group, query);

  return {
    byUser: (userId, query) => list({ userId }, query),
    all: ({ state, ...query }) => list(state ? { state } : {}, query),
    async countByState() {
      const counts = await documents.counted(
        reportsCollection,
        reportStates.map((state) => ({ state })),
      );
      return reportStates.map((state, index) => ({ state, count: counts[index] ?? 0 }));
    },
    async byId(id) {
      const found = await documents.getMany<ReportDocument>(reportsCollection, [id]);
      return found.get(id)?.document ?? null;
    },
    async idsOfUser(userId) {
      const where = { userId: { eq: userId } };
      return (await findAll(documents, reportsCollection, { where })).map(({ id }) => id);
    },
  };
};
