import { Unavailable, type Position } from "#domain/ports.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import type { Change, ChangeFeed, LiveUpdate } from "./change-feed.ts";
import type { DocumentReader, Page, StoredDocument } from "./document-store.ts";
import { meets, type PlainFilter } from "./meets.ts";

/** A reader fell so far behind that it had better ask again from its last position. */
export class ReaderTooSlow extends Unavailable {
  override readonly name = "ReaderTooSlow";
}

export interface LiveQuery {
  readonly collection: string;
  /** What of the collection the reader may see. */
  readonly where: PlainFilter;
  /** The position of what the reader already has; null to begin now. */
  readonly after: Position | null;
}

export interface LiveUpdates {
  /**
   * Everything of a collection that changed after a position, then every change as it happens; a reader that has
   * taken an update may come back with its position and misses nothing. A document that
   * changes again before it is read is told once, in its latest state; so the queue of a slow reader is bounded by
   * the number of documents, and by `maxWaiting`. Throws ReaderTooSlow.
   */
  follow<Document extends object>(query: LiveQuery): AsyncIterableIterator<LiveUpdate<Document>>;
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
  /** How far the read models have got: every change up to here can be read, and every later one will be published. */
  readonly position: () => Position | null;
}): LiveUpdates => {
  /** What changed after a position and up to another, in pages; what changes meanwhile is left to the feed. */
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
        stopListening();
        wake?.();
      };

      async function* updates(): AsyncGenerator<LiveUpdate<Document>, undefined> {
        try {
          // Up to here everything is stored. Of what is newer, one document may be there and an older change of
          // another not yet; the feed publishes it once it is whole, and so in an order a reader can go on from.
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
  };
};
