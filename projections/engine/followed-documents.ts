import type { Position } from "#domain/ports.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import type { Change, ChangeFeed } from "./change-feed.ts";
import type { DocumentReader, Page, StoredDocument } from "./document-store.ts";
import { collectionOf, type Projection } from "./projection.ts";

/** A structure in memory that follows a read model. */
export interface FollowedDocuments {
  /**
   * Resolves once all documents have been passed to `take`. From then on each change is passed
   * before its command is answered. Rejects if the documents cannot be read now; the next call
   * resumes.
   */
  open(): Promise<void>;
  /** Passes nothing more. */
  close(): void;
}

const pageSize = 100;

/**
 * Passes every document of a read model to `take` once, and then each change, never an older one
 * after a newer one.
 */
export const followDocuments = <Document extends object>({
  documents,
  feed,
  projection,
  take,
}: {
  readonly documents: Pick<DocumentReader, "find">;
  readonly feed: Pick<ChangeFeed, "listen">;
  readonly projection: Projection<Document>;
  readonly take: (document: Document) => void;
}): FollowedDocuments => {
  const collection = collectionOf(projection);
  const taken = new Map<string, Position>();
  let opening: Promise<void> | null = null;
  let stop: (() => void) | null = null;
  let isClosed = false;

  const takeNewer = ({ id, position, document }: StoredDocument<Document>): void => {
    if (isClosed || position <= (taken.get(id) ?? "")) return;
    taken.set(id, position);
    take(document);
  };

  const readAll = async (): Promise<void> => {
    // Listen first: the feed then delivers the changes during the read, and the read includes
    // earlier ones.
    stop ??= feed.listen(collection, (change) => takeNewer(change as Change<Document>));
    const slice = beginTimeSlice();
    let cursor: string | null = null;
    do {
      const page: Page<Document> = await documents.find<Document>(collection, {
        limit: pageSize,
        cursor,
      });
      for (const document of page.documents) {
        takeNewer(document);
        if (slice.isOver()) await slice.next();
      }
      cursor = page.nextCursor;
    } while (cursor !== null);
  };

  return {
    open() {
      opening ??= readAll().catch((error: unknown) => {
        opening = null;
        throw error;
      });
      return opening;
    },
    close() {
      isClosed = true;
      stop?.();
    },
  };
};
