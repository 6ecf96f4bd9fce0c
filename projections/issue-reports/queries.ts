import type { DocumentReader, Group } from "#projections/engine/document-store.ts";
import { findAll } from "#projections/engine/find-all.ts";
import { scanList, type Found } from "#projections/engine/scan-list.ts";
import {
  pageByCreatedAt,
  type CountedPage,
  type ListQuery,
} from "#projections/engine/page-by-created-at.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import {
  issueReportStatuses,
  type IssueReportDocument,
  type IssueReportStatus,
} from "./document.ts";
import { issueReportsProjection } from "./projection.ts";
import { whereOf } from "#projections/engine/counts.ts";
import { searchText, searchWords } from "#domain/values/search-words.ts";

type ReportList = CountedPage<IssueReportDocument>;

/** Filter of the admins' inbox. */
export interface InboxQuery extends ListQuery {
  readonly state?: IssueReportStatus | null | undefined;
  /**
   * An exact report or order number, found by an index; or words that must all occur in subject,
   * description, email or numbers. A search for words scans the newest thousand reports at a time.
   */
  readonly search?: string | null | undefined;
}

export interface IssueReportQueries {
  /** A person's own reports, newest first. Throws InvalidCursor. */
  byUser(userId: string, query: ListQuery): Promise<ReportList>;
  /** All reports, or those at a state or with some words, newest first. Throws InvalidCursor. */
  all(query: InboxQuery): Promise<Found<IssueReportDocument>>;
  /** Number of reports at each state. */
  countByState(): Promise<readonly { readonly state: IssueReportStatus; readonly count: number }[]>;
  byId(id: string): Promise<IssueReportDocument | null>;
  /** Ids of all of a person's reports. */
  idsOfUser(userId: string): Promise<readonly string[]>;
}

export const issueReportsCollection = collectionOf(issueReportsProjection);

export const createIssueReportQueries = (documents: DocumentReader): IssueReportQueries => {
  const list = (group: Group, query: ListQuery) =>
    pageByCreatedAt<IssueReportDocument>(documents, issueReportsCollection, group, query);

  return {
    byUser: (userId, query) => list({ userId }, query),
    async all({ state, search, ...query }) {
      const words = searchWords(search);
      const [word = ""] = words;
      if (words.length === 0) return list(state ? { state } : {}, query);
      const isNumber = words.length === 1 && /^(rp|nv)-\w+$/.test(word);
      const [field, sort] = word.startsWith("rp") ? ["number", []] : ["orderNumber", listSort];
      return scanList<IssueReportDocument>(documents, issueReportsCollection, {
        ...query,
        parts: [
          isNumber
            ? { find: { where: { [field]: { eq: word.toUpperCase() } }, sort } }
            : { find: { where: whereOf(state ? { state } : {}), sort: listSort } },
        ],
        matches: (report) =>
          (!state || report.state === state) && (isNumber || holds(report, words)),
      });
    },
    async countByState() {
      const counts = await documents.counted(
        issueReportsCollection,
        issueReportStatuses.map((state) => ({ state })),
      );
      return issueReportStatuses.map((state, index) => ({ state, count: counts[index] ?? 0 }));
    },
    async byId(id) {
      const found = await documents.getMany<IssueReportDocument>(issueReportsCollection, [id]);
      return found.get(id)?.document ?? null;
    },
    async idsOfUser(userId) {
      const where = { userId: { eq: userId } };
      return (await findAll(documents, issueReportsCollection, { where })).map(({ id }) => id);
    },
  };
};

const listSort = [{ field: "createdAt", direction: "down" }] as const;

const holds = (
  { number, subject, description, email, orderNumber, issueType }: IssueReportDocument,
  words: readonly string[],
): boolean => {
  const text = searchText([number, subject, description, email, orderNumber, issueType]);
  return words.every((word) => text.includes(word));
};
