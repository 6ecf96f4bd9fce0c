import type { Position } from "#domain/ports.ts";
import type { Change, ChangeFeed, LiveUpdate } from "./change-feed.ts";
import type { DocumentReader, Filter } from "./document-store.ts";
import { everyDocument } from "./every-page.ts";

/** A reader fell so far behind that it had better ask again from its last position. */
export class ReaderTooSlow extends Error {
  override readonly name = "ReaderTooSlow";
}

export interface LiveQuery<Document> {
  readonly collection: string;
  /** What of the collection the reader may see. */
  readonly where: Filter;
  /** The same as `where`, for a document that has just changed. */
  readonly matches: (document: Document) => boolean;
  /** The position of what the reader already has; null to begin now. */
  readonly after: Position | null;
}

export interface LiveUpdates {
  /**
   * Everything of a collection that changed after a position, then every change as it happens. A document that
   * changes again before it is read is told once, in its latest state; so the queue of a slow reader is bounded by
   * the number of documents, and by `maxWaiting`. Throws ReaderTooSlow.
   */
  follow<Document extends object>(
    query: LiveQuery<Document>,
  ): AsyncIterableIterator<LiveUpdate<Document>>;
}

const maxWaiting = 1000;

export const createLiveUpdates = ({
  documents,
  feed,
  position,
}: {
  readonly documents: DocumentReader;
  readonly feed: ChangeFeed;
  /** How far the read models have got. */
  readonly position: () => Position | null;
}): LiveUpdates => {
  const missedSince = <Document>({ collection, where }: LiveQuery<Document>, after: Position) =>
    everyDocument<Document>(documents, collection, {
      where: { ...where, $position: { gt: after } },
      sort: [{ field: "$position", direction: "up" }],
    });

  return {
    follow<Document extends object>(query: LiveQuery<Document>) {
      const waiting = new Map<string, Change<Document>>();
      let wake: (() => void) | null = null;
      let tooSlow = false;
      const stopListening = feed.listen(query.collection, (change) => {
        const typed = change as Change<Document>;
        if (!query.matches(typed.document)) return;
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
          let told = position() ?? "";
          if (query.after !== null) {
            const missed = await missedSince(query, query.after);
            for (const [index, { id, document, position: at }] of missed.entries()) {
              if (at > told) told = at;
              yield { id, document, position: at, remaining: missed.length - 1 - index };
            }
            if (missed.length === 0) {
              yield { id: null, document: null, position: told, remaining: 0 };
            }
          } else {
            yield { id: null, document: null, position: told, remaining: 0 };
          }
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
            if (at > told) yield { id, document, position: at, remaining: 0 };
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
