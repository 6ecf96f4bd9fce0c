import { beginTimeSlice } from "#event-store/time-slice.ts";
import { cursorOf } from "./cursor.ts";
import {
  InvalidCursor,
  type DocumentReader,
  type Find,
  type Page,
  type StoredDocument,
} from "./document-store.ts";

/** So many documents are looked at before an answer goes out, found or not. */
const mostLookedAt = 1000;
const chunk = 200;

/** A part of a list that an index gives in its order. */
export interface ListPart<Document> {
  readonly find: Pick<Find, "where" | "sort">;
  /** The cursor behind which it begins; the beginning of the index without it. */
  readonly after?: string | undefined;
  /** Whether it ends before a document. */
  readonly isOver?: ((document: Document) => boolean) | undefined;
}

export interface LookThrough<Document> {
  /** One after the other. */
  readonly parts: readonly ListPart<Document>[];
  readonly matches: (document: Document) => boolean;
  readonly limit: number;
  /** The `nextCursor` of the answer before. */
  readonly cursor?: string | null | undefined;
}

/** What was found so far; `totalCount` where everything was looked at in one go, null where nobody can say. */
export type Found<Document> = Page<Document> & { readonly totalCount: number | null };

/**
 * Looks through a list, in the order of its indexes, for what no index leads to. It looks at a thousand documents at
 * most, whatever there are, and gives a cursor to look on; an answer may hold fewer than `limit`, or none, and still
 * have more behind it. Throws InvalidCursor.
 */
export const lookThrough = async <Document>(
  documents: Pick<DocumentReader, "find">,
  collection: string,
  { parts, matches, limit, cursor }: LookThrough<Document>,
): Promise<Found<Document>> => {
  const found: { readonly index: number; readonly one: StoredDocument<Document> }[] = [];
  const slice = beginTimeSlice();
  const start = (index: number) => ({ index, cursor: parts[index]?.after ?? null });
  let place: Place = cursor ? placeIn(cursor) : start(0);
  let looked = 0;
  let part = parts[place.index];
  if (cursor && !part) throw notOfThisList();
  while (part && looked < mostLookedAt && found.length <= limit) {
    const { index } = place;
    const { find, isOver }: ListPart<Document> = part;
    const page: Page<Document> = await documents.find<Document>(collection, {
      ...find,
      limit: Math.min(chunk, mostLookedAt - looked),
      cursor: place.cursor,
    });
    looked += page.documents.length;
    const end = isOver ? page.documents.findIndex(({ document }) => isOver(document)) : -1;
    const inside = end === -1 ? page.documents : page.documents.slice(0, end);
    found.push(
      ...inside.filter(({ document }) => matches(document)).map((one) => ({ index, one })),
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

/** Where a look stopped: a stretch, and the cursor in it; null for its beginning. */
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
