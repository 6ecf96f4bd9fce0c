import { Unavailable, type Position } from "#domain/ports.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import type { Change, ChangeFeed, LiveUpdate } from "./change-feed.ts";
import type { DocumentReader, Page, StoredDocument } from "./document-store.ts";
import { meets, type PlainFilter } from "./meets.ts";

/** The reader fell too far behind. It can follow again from its last position. */
export class ReaderTooSlow extends Unavailable {
  override readonly name = "ReaderTooSlow";
}

export interface LiveQuery {
  readonly collection: string;
  /** The documents of the collection that the reader may see. */
  readonly where: PlainFilter;
  /** The position of the reader's current data; null to begin now. */
  readonly after: Position | null;
}

export interface LiveUpdates {
  /**
   * Delivers all documents of a collection that changed after a position, then every change as it
   * happens. A reader can resume from the position of its last update and misses nothing. A
   * document that changes again before it is read is delivered once, in its latest state. Therefore
   * the queue of a slow reader is bounded by the number of documents, and by `maxWaiting`. Throws
   * ReaderTooSlow.
   */
  follow<Document extends object>(query: LiveQuery): AsyncIterableIterator<LiveUpdate<Document>>;
  /** The number of changes that wait for their readers, for metrics. */
  waiting(): number;
}

const maxWaiting = 1000;
const pageSize = 500;

export const createLiveUpdates = ({
  documents,
  feed,
  position,
}: {
  readonly documents: DocumentReader;
  readonly feed: ChangeFeed;
  /**
   * Position of the read models: every change up to here can be read, and every later one will be
   * published.
   */
  readonly position: () => Position | null;
}): LiveUpdates => {
  /** The waiting changes of each reader. */
  const queues = new Set<ReadonlyMap<string, Change>>();

  /**
   * The documents that changed between two positions, in pages. The feed delivers the changes
   * during the read.
   */
  async function* missedBetween<Document>(
    { collection, where }: LiveQuery,
    after: Position,
    upTo: Position,
  ): AsyncGenerator<{ missed: readonly StoredDocument<Document>[]; more: boolean }, undefined> {
    let cursor: string | null = null;
    do {
      const page: Page<Document> = await documents.find<Document>(collection, {
        where: { ...where, $position: { gt: after } },
        sort: [{ field: "$position", direction: "up" }],
        limit: pageSize,
        cursor,
      });
      const missed = page.documents.filter(({ position: at }) => at <= upTo);
      cursor = missed.length === page.documents.length ? page.nextCursor : null;
      yield { missed, more: cursor !== null };
    } while (cursor !== null);
    return undefined;
  }

  return {
    follow<Document extends object>(query: LiveQuery) {
      const waiting = new Map<string, Change<Document>>();
      queues.add(waiting);
      let wake: (() => void) | null = null;
      let tooSlow = false;
      const stopListening = feed.listen(query.collection, (change) => {
        const typed = change as Change<Document>;
        if (!meets(typed.document, query.where)) return;
        waiting.delete(typed.id);
        waiting.set(typed.id, typed);
        if (waiting.size > maxWaiting) {
          tooSlow = true;
          waiting.clear();
        }
        wake?.();
      });
      let ended = false;
      const stop = () => {
        ended = true;
        queues.delete(waiting);
        stopListening();
        wake?.();
      };

      async function* updates(): AsyncGenerator<LiveUpdate<Document>, undefined> {
        try {
          // Everything is stored up to this position. After it, one document may be stored while an
          // older change of another is not. The feed publishes such a batch once it is complete, in
          // an order that a reader can resume from.
          const whole = position() ?? "";
          const slice = beginTimeSlice();
          let remaining = 1;
          if (query.after !== null) {
            for await (const { missed, more } of missedBetween<Document>(
              query,
              query.after,
              whole,
            )) {
              for (const [index, { id, document, position: at }] of missed.entries()) {
                if (slice.isOver()) await slice.next();
                remaining = missed.length - 1 - index + Number(more);
                yield { id, document, position: at, remaining };
              }
            }
          }
          if (remaining > 0) yield { id: null, document: null, position: whole, remaining: 0 };
          while (!ended) {
            if (tooSlow) throw new ReaderTooSlow("Too many changes are waiting; ask again");
            const next = waiting.values().next();
            if (next.done) {
              await new Promise<void>((resolve) => {
                wake = resolve;
              });
              wake = null;
              continue;
            }
            const { id, document, position: at } = next.value;
            waiting.delete(id);
            if (at > whole) yield { id, document, position: at, remaining: 0 };
          }
        } finally {
          stop();
        }
        return undefined;
      }

      const iterator = updates();
      return {
        next: () => iterator.next(),
        return: async () => {
          stop();
          return iterator.return(undefined);
        },
        throw: (error: unknown) => iterator.throw(error),
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },
    waiting: () => [...queues].reduce((sum, { size }) => sum + size, 0),
  };
};
