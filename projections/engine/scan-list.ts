import { beginTimeSlice } from "#event-store/time-slice.ts";
import { cursorOf } from "./cursor.ts";
import {
  InvalidCursor,
  type DocumentReader,
  type Find,
  type Page,
  type StoredDocument,
} from "./document-store.ts";

/** Maximum number of documents scanned per answer. */
const maxScanned = 1000;
const chunk = 200;

/** A part of a list that an index returns in order. */
export interface ListPart<Document> {
  readonly find: Pick<Find, "where" | "sort">;
  /** The cursor after which it begins; without it, the beginning of the index. */
  readonly after?: string | undefined;
  /** Whether a document of the part belongs to it and not to an earlier part; all do by default. */
  readonly includes?: ((document: Document) => boolean) | undefined;
  /** Whether it ends before a document. */
  readonly isOver?: ((document: Document) => boolean) | undefined;
}

export interface ListScan<Document> {
  /** Scanned one after the other. */
  readonly parts: readonly ListPart<Document>[];
  readonly matches: (document: Document) => boolean;
  readonly limit: number;
  /** The `nextCursor` of the previous answer. */
  readonly cursor?: string | null | undefined;
}

/** The matches so far. `totalCount` is null unless one answer scanned everything. */
export type Found<Document> = Page<Document> & { readonly totalCount: number | null };

/**
 * Scans an indexed list for documents that match a non-indexed condition. An answer scans at most a
 * thousand documents and returns a cursor to continue. It may hold fewer than `limit` documents, or
 * none, even if more follow. Throws InvalidCursor.
 */
export const scanList = async <Document>(
  documents: Pick<DocumentReader, "find">,
  collection: string,
  { parts, matches, limit, cursor }: ListScan<Document>,
): Promise<Found<Document>> => {
  const found: { readonly index: number; readonly one: StoredDocument<Document> }[] = [];
  const slice = beginTimeSlice();
  const start = (index: number) => ({ index, cursor: parts[index]?.after ?? null });
  let place: Place = cursor ? placeIn(cursor) : start(0);
  let looked = 0;
  let part = parts[place.index];
  if (cursor && !part) throw notOfThisList();
  while (part && looked < maxScanned && found.length <= limit) {
    const { index } = place;
    const { find, isOver, includes = () => true }: ListPart<Document> = part;
    const page: Page<Document> = await documents.find<Document>(collection, {
      ...find,
      // Without a condition, the first documents fill the page.
      limit: looked === 0 ? limit + 1 : Math.min(chunk, maxScanned - looked),
      cursor: place.cursor,
    });
    looked += page.documents.length;
    const end = isOver ? page.documents.findIndex(({ document }) => isOver(document)) : -1;
    const inside = end === -1 ? page.documents : page.documents.slice(0, end);
    found.push(
      ...inside
        .filter(({ document }) => includes(document) && matches(document))
        .map((one) => ({ index, one })),
    );
    place =
      end === -1 && page.nextCursor !== null
        ? { index, cursor: page.nextCursor }
        : start(index + 1);
    part = parts[place.index];
    if (slice.isOver()) await slice.next();
  }
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const page = (next: Place | null): Found<Document> => ({
    documents: shown.map(({ one }) => one),
    nextCursor: next && `${next.index}.${next.cursor ?? ""}`,
    totalCount: next || cursor ? null : shown.length,
  });
  if (found.length > limit && last) {
    const find = parts[last.index]?.find ?? {};
    return page({ index: last.index, cursor: cursorOf({ ...find, limit }, last.one) });
  }
  return page(part ? place : null);
};

/** Where a scan stopped: a part, and the cursor in it; null for its beginning. */
interface Place {
  readonly index: number;
  readonly cursor: string | null;
}

const notOfThisList = () => new InvalidCursor("The cursor is not one of this list");

const placeIn = (cursor: string): Place => {
  const [, index, rest] = /^(\d)\.([\w-]*)$/.exec(cursor) ?? [];
  if (index === undefined || rest === undefined) throw notOfThisList();
  return { index: Number(index), cursor: rest === "" ? null : rest };
};
