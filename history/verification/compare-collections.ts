import type { Position } from "#domain/ports.ts";
import type { Page, StoredDocument } from "#projections/engine/document-store.ts";
import { isSame } from "./is-same.ts";
import type { ReplayedReadModels, StoredReadModels } from "./stored-read-models.ts";
import type { Tally } from "./tally.ts";

/** A serving collection and its replayed counterpart. */
export interface Collections {
  readonly live: string;
  readonly replayed: string;
  /** The collections hold stored counts, not documents. */
  readonly isCount: boolean;
}

/** The inputs of a comparison, and its callbacks. */
export interface ComparisonTools {
  readonly stored: Pick<StoredReadModels, "find" | "getMany">;
  readonly scratch: ReplayedReadModels;
  readonly stopping: AbortSignal;
  readonly tally: Tally;
  readonly replay: {
    /** The replayed position; null before the first event. */
    reached: () => Position | null;
    /** Continues the replay up to a position. */
    goOn: (to: Position) => Promise<void>;
  };
  /** Resolves when the stored collection has reached the replay's position. */
  readonly waitForStored: () => Promise<void>;
  /** Called after each page of the serving collection. */
  readonly onPage: () => void;
}

const pageSize = 200;

/**
 * Compares a serving collection with its replay, page by page. If a document has changed since the
 * replay ended, the replay is first continued up to the document's last event, so that it never
 * includes an event that the collection does not hold yet.
 */
export const compareCollections = async (
  comparison: ComparisonTools,
  collections: Collections,
): Promise<void> => {
  const { stored, scratch, tally, replay } = comparison;
  const { live, replayed, isCount } = collections;
  const isLater = ({ position }: StoredDocument<object>) => position > (replay.reached() ?? "");
  let found = 0;
  const compare = async (some: readonly StoredDocument<object>[]): Promise<void> => {
    const ids = some.map(({ id }) => id);
    const others = await scratch.getMany<object>(replayed, ids);
    for (const document of some) {
      const other = others.get(document.id) ?? null;
      if (other) found += 1;
      if (!isSame(isCount, document, other)) {
        tally.note({ id: document.id, isCount, stored: document, replayed: other });
      }
    }
  };
  let cursor: string | null = null;
  do {
    await comparison.waitForStored();
    const page: Page<object> = await stored.find(live, { limit: pageSize, cursor });
    const later = page.documents.filter(isLater);
    await compare(page.documents.filter((each) => !isLater(each)));
    for (const document of later.toSorted((a, b) => (a.position < b.position ? -1 : 1))) {
      if (isLater(document)) await replay.goOn(document.position);
      await compare([document]);
    }
    if (!isCount) tally.went(page.documents);
    comparison.onPage();
    cursor = page.nextCursor;
  } while (cursor !== null);
  if ((await scratch.count(replayed)) > found) await findMissing(comparison, collections);
};

/** Records documents that the events produce but that are not stored. */
const findMissing = async (
  { stored, scratch, stopping, tally, waitForStored }: ComparisonTools,
  { live, replayed, isCount }: Collections,
): Promise<void> => {
  await waitForStored();
  let cursor: string | null = null;
  do {
    stopping.throwIfAborted();
    const page: Page<object> = await scratch.find(replayed, { limit: pageSize, cursor });
    const existing = await stored.getMany<object>(
      live,
      page.documents.map(({ id }) => id),
    );
    for (const document of page.documents) {
      if (existing.has(document.id) || isSame(isCount, null, document)) continue;
      tally.note({ id: document.id, isCount, stored: null, replayed: document });
    }
    cursor = page.nextCursor;
  } while (cursor !== null);
};
