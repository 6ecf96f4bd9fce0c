import type { Position } from "#domain/ports.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import type { Change, ChangeFeed } from "./change-feed.ts";
import type { DocumentReader, Page, StoredDocument } from "./document-store.ts";
import { collectionOf, type Projection } from "./projection.ts";

/** Something kept in memory that follows a read model. */
export interface FollowedDocuments {
  /**
   * Resolves once every document has been taken; from then on each change is taken before the command behind it is
   * answered. Rejects where the documents cannot be read now; the next call goes on.
   */
  open(): Promise<void>;
}

const pageSize = 100;

/** Gives `take` every document of a read model once, and then each that changes, never an older one after a newer. */
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
  let isListening = false;

  const takeNewer = ({ id, position, document }: StoredDocument<Document>): void => {
    if (position <= (taken.get(id) ?? "")) return;
    taken.set(id, position);
    take(document);
  };

  const readAll = async (): Promise<void> => {
    // First: what changes while the documents are read is told, and what was told before can be read.
    if (!isListening) {
      feed.listen(collection, (change) => takeNewer(change as Change<Document>));
    }
    isListening = true;
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
  };
};
