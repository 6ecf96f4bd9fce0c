import type { DocumentReader, Find } from "#projections/engine/document-store.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import { runLimits } from "#domain/constants.ts";
import type { RunDocument } from "./document.ts";
import { runsProjection } from "./projection.ts";

export interface RunQueries {
  /** Runs of a day that take place, by number. */
  ofDate(date: string): Promise<readonly RunDocument[]>;
  /** Runs that are not closed, by day. */
  open(): Promise<readonly RunDocument[]>;
  /** A driver's runs that are not closed, by day. */
  ofDriver(driverId: string): Promise<readonly RunDocument[]>;
  /** Closed runs, latest day first. Throws InvalidCursor. */
  closed(page: { readonly limit: number; readonly cursor?: string | null | undefined }): Promise<{
    readonly runs: readonly RunDocument[];
    readonly nextCursor: string | null;
  }>;
  /** The runs that were closed after an instant, at most those of one month. */
  closedAfter(instant: string): Promise<readonly RunDocument[]>;
  byId(id: string): Promise<RunDocument | null>;
  /** In the order of the ids; null for an unknown one. */
  byIds(ids: readonly string[]): Promise<readonly (RunDocument | null)[]>;
  /** Runs with a consequence that is not stored yet. */
  unfinished(): Promise<readonly RunDocument[]>;
}

export const runsCollection = collectionOf(runsProjection);

const openPhases = ["planned", "on the road", "back"] as const;

/** Open runs are few: drivers close theirs every day. */
const mostOpen = 200;

const mostInMonth = 31 * runLimits.perDay;

const byTour = (a: RunDocument, b: RunDocument): number =>
  a.date === b.date ? a.number - b.number : a.date < b.date ? -1 : 1;

export const createRunQueries = (
  documents: Pick<DocumentReader, "find" | "getMany">,
): RunQueries => {
  const find = async (where: Find["where"], limit: number, sort: Find["sort"] = []) => {
    const page = await documents.find<RunDocument>(runsCollection, { where, limit, sort });
    return page.documents.map(({ document }) => document).sort(byTour);
  };

  const byIds = async (ids: readonly string[]) => {
    const found = await documents.getMany<RunDocument>(runsCollection, ids);
    return ids.map((id) => found.get(id)?.document ?? null);
  };

  return {
    async ofDate(date) {
      const runs = await find({ date: { eq: date } }, runLimits.perDay);
      return runs.filter(({ phase }) => phase !== "discarded");
    },
    async open() {
      const found = await Promise.all(
        openPhases.map((phase) => find({ phase: { eq: phase } }, mostOpen)),
      );
      return found.flat().sort(byTour);
    },
    ofDriver: (driverId) =>
      find({ driverId: { eq: driverId }, phase: { in: [...openPhases] } }, mostOpen),
    async closed({ limit, cursor }) {
      const page = await documents.find<RunDocument>(runsCollection, {
        where: { phase: { eq: "closed" } },
        sort: [{ field: "date", direction: "down" }],
        ...{ limit, cursor },
      });
      return {
        runs: page.documents.map(({ document }) => document),
        nextCursor: page.nextCursor,
      };
    },
    // Sorted by the index of the range: SQLite would otherwise scan all runs in the order of ids.
    closedAfter: (instant) =>
      find({ closedAt: { gt: instant } }, mostInMonth, [{ field: "closedAt", direction: "up" }]),
    byId: async (id) => (await byIds([id]))[0] ?? null,
    byIds,
    unfinished: () => find({ unfinished: { eq: 1 } }, mostOpen),
  };
};
