import { isDeepStrictEqual } from "node:util";
import type { Position } from "#domain/ports.ts";
import { pause } from "#event-store/pause.ts";
import { countsOf } from "#projections/counts.ts";
import type {
  DocumentReader,
  DocumentStore,
  Page,
  StoredDocument,
} from "#projections/document-store.ts";
import { collectionOf } from "#projections/projection.ts";
import type { Replayed } from "./replayed.ts";

/** A document as it is stored, and as the events make it; null where there is none. */
export interface Pair {
  readonly id: string;
  readonly isCount: boolean;
  readonly stored: StoredDocument<object> | null;
  readonly replayed: StoredDocument<object> | null;
}

/** What a comparison has gone through. */
export interface Compared {
  readonly documents: number;
  readonly fields: number;
  readonly different: number;
  /** The first that differ. */
  readonly pairs: readonly Pair[];
  readonly reached: Position | null;
}

/** What is read of the read models that serve; nothing is written there. */
export type StoredReadModels = Pick<
  DocumentStore,
  "find" | "getMany" | "count" | "checkpoints" | "metadata"
>;

/** The read model stood still while others went on; what it says now could not be compared. */
export class ReadModelStandsStill extends Error {
  override readonly name = "ReadModelStandsStill";
}

const countIn = (stored: StoredDocument<object> | null): unknown =>
  stored && "count" in stored.document ? stored.document.count : 0;

/**
 * Of a count only the figure is compared, and none is as good as zero: where a person was erased, the documents that are
 * replayed never were in the groups that they have left, and came into others earlier.
 */
const isSame = (
  isCount: boolean,
  one: StoredDocument<object> | null,
  other: StoredDocument<object> | null,
): boolean => (isCount ? countIn(one) === countIn(other) : isDeepStrictEqual(one, other));

const pageSize = 200;
const mostPairs = 50;
const lookMs = 50;
const longestWaitMs = 10_000;

/**
 * Compares a serving collection and its kept counts with their replay, page by page. A document that has moved on since
 * the replay ended is compared as of its own last event: the replay is brought on to there first, and so to nothing that
 * the collection does not hold yet.
 */
export const compareModel = async (
  {
    stored,
    scratch,
    serving,
    stopping,
    replayTo,
    onPage,
  }: {
    readonly stored: StoredReadModels;
    readonly scratch: Pick<DocumentReader, "find" | "getMany" | "count">;
    readonly serving: string;
    readonly stopping: AbortSignal;
    /** Brings the replay on to a position, or to the log's end; gives how far it is then. */
    readonly replayTo: (position: Position) => Promise<Position | null>;
    /** Told how much is compared, from 0 to 1. */
    readonly onPage: (share: number) => void;
  },
  { projection, reached: start }: Replayed,
): Promise<Compared> => {
  const model = collectionOf(projection);
  let reached = start;
  const about = await stored.count(serving);
  let [documents, fields, different] = [0, 0, 0];
  const pairs: Pair[] = [];

  const note = (pair: Pair): void => {
    different += 1;
    if (pairs.length < mostPairs) pairs.push(pair);
  };

  /** A document is stored before the checkpoint of its batch: what comes with it may not be there until then. */
  const waitForStored = async (): Promise<void> => {
    const until = performance.now() + longestWaitMs;
    for (;;) {
      stopping.throwIfAborted();
      const checkpoint = (await stored.checkpoints([serving])).get(serving) ?? "";
      // A log that was put back may end before what the read model has seen.
      if (checkpoint >= (reached ?? "")) return;
      if (performance.now() > until) {
        throw new ReadModelStandsStill(`${projection.name} does not follow the log at the moment.`);
      }
      await pause(lookMs, stopping);
    }
  };

  const compareCollection = async (live: string, replayed: string, isCount: boolean) => {
    let found = 0;
    const compare = async (some: readonly StoredDocument<object>[]): Promise<void> => {
      const ids = some.map(({ id }) => id);
      const others = await scratch.getMany<object>(replayed, ids);
      for (const document of some) {
        const other = others.get(document.id) ?? null;
        if (other) found += 1;
        if (!isSame(isCount, document, other)) {
          note({ id: document.id, isCount, stored: document, replayed: other });
        }
      }
    };
    let cursor: string | null = null;
    do {
      await waitForStored();
      const page: Page<object> = await stored.find(live, { limit: pageSize, cursor });
      const isLater = ({ position }: StoredDocument<object>) => position > (reached ?? "");
      const later = page.documents.filter(isLater);
      await compare(page.documents.filter((each) => !isLater(each)));
      for (const document of later.toSorted((a, b) => (a.position < b.position ? -1 : 1))) {
        if (isLater(document)) reached = await replayTo(document.position);
        await compare([document]);
      }
      if (!isCount) {
        documents += page.documents.length;
        for (const { document } of page.documents) fields += Object.keys(document).length;
      }
      onPage(Math.min(1, documents / Math.max(1, about)));
      cursor = page.nextCursor;
    } while (cursor !== null);
    if ((await scratch.count(replayed)) > found) await findMissing(live, replayed, isCount);
  };

  const findMissing = async (live: string, replayed: string, isCount: boolean) => {
    await waitForStored();
    let cursor: string | null = null;
    do {
      stopping.throwIfAborted();
      const page: Page<object> = await scratch.find(replayed, { limit: pageSize, cursor });
      const there = await stored.getMany<object>(
        live,
        page.documents.map(({ id }) => id),
      );
      for (const document of page.documents) {
        if (there.has(document.id) || isSame(isCount, null, document)) continue;
        note({ id: document.id, isCount, stored: null, replayed: document });
      }
      cursor = page.nextCursor;
    } while (cursor !== null);
  };

  await compareCollection(serving, model, false);
  if (projection.counted) await compareCollection(countsOf(serving), countsOf(model), true);
  return { documents, fields, different, pairs, reached };
};
