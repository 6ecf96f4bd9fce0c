import type { DocumentReader, Filter, Group, StoredDocument } from "./document-store.ts";
import { groupId, groupIdsBy, sumField, type Values } from "./group-ids.ts";

/**
 * Number of documents in a group of a collection, or the sum of one of their fields. Updated with
 * each batch, so that no query has to count.
 */
export interface CountDocument {
  readonly count: number;
}

/**
 * Collection of the counts of a collection. Its documents are guarded by position like any other.
 */
export const countsOf = (collection: string): string => `${collection}-counts`;

/** A field summed over the documents of each group. It must hold whole numbers. */
export interface Summed {
  readonly fields: readonly string[];
  readonly of: string;
}

/** The sum of a field over a group is stored as the count of a group that names the field. */
export const sumOf = (field: string, group: Group): Group => ({ ...group, [sumField]: field });

/** The filter that matches the documents of a group. */
export const whereOf = (group: Group): Filter =>
  Object.fromEntries(Object.entries(group).map(([field, value]) => [field, { eq: value }]));

/**
 * Number of documents in each group, in the order of the groups. The collection must count these
 * groups.
 */
export const readCounts = async (
  getMany: DocumentReader["getMany"],
  collection: string,
  groups: readonly Group[],
): Promise<readonly number[]> => {
  const ids = groups.map(groupId);
  const found = await getMany<CountDocument>(countsOf(collection), ids);
  return ids.map((id) => found.get(id)?.document.count ?? 0);
};

/**
 * Effect of an event on a group: the position at which a document entered or left it, and the count
 * or sum added.
 */
export interface CountChange {
  readonly id: string;
  readonly position: string;
  readonly by: number;
}

/**
 * The groups that a document leaves and enters with a change. `before` is null for a new document.
 */
export type Moves = (
  before: object | null,
  after: object,
  position: string,
) => readonly CountChange[];

/**
 * Computes the groups that documents leave and enter as they change. A document without a value in
 * one of the fields is in no group of these fields.
 */
export const movesIn = (
  counted: readonly (readonly string[])[],
  summed: readonly Summed[] = [],
): Moves => {
  const groups = [...counted.map((fields) => ({ fields, of: null })), ...summed].map(
    ({ fields, of }) => ({ fields, of, idOf: groupIdsBy(fields, of) }),
  );
  return (before, after, position) => {
    const moves: CountChange[] = [];
    for (const { fields, of, idOf } of groups) {
      const [out, into] = [amountOf(before, of), amountOf(after, of)];
      if (out === into && before && isSameGroup(fields, before as Values, after as Values))
        continue;
      if (before && isInGroup(fields, before as Values)) {
        moves.push({ id: idOf(before as Values), position, by: -out });
      }
      if (isInGroup(fields, after as Values)) {
        moves.push({ id: idOf(after as Values), position, by: into });
      }
    }
    return moves;
  };
};

/** Amount that a document adds to a group: 1 for a count, the field's value for a sum. */
const amountOf = (document: object | null, field: string | null): number => {
  if (field === null) return 1;
  const value = (document as Values | null)?.[field];
  return typeof value === "number" ? value : 0;
};

const isInGroup = (fields: readonly string[], document: Values): boolean =>
  fields.every((field) => (document[field] ?? null) !== null);

const isSameGroup = (fields: readonly string[], one: Values, other: Values): boolean =>
  fields.every((field) => (one[field] ?? null) === (other[field] ?? null));

/**
 * Applies changes to counts, each only if it is newer than the stored count. An unchanged count is
 * written too: its position shows that it includes these changes, even if some of their documents
 * are not stored yet.
 */
export const foldCounts = (
  stored: ReadonlyMap<string, StoredDocument<CountDocument>>,
  changes: readonly CountChange[],
): readonly StoredDocument<CountDocument>[] => {
  const folded = new Map<string, { id: string; position: string; document: { count: number } }>();
  for (const { id, position, by } of changes) {
    const before = stored.get(id);
    if (before && position <= before.position) continue;
    const known = folded.get(id);
    if (known) {
      if (position > known.position) known.position = position;
      known.document.count += by;
    } else {
      folded.set(id, { id, position, document: { count: (before?.document.count ?? 0) + by } });
    }
  }
  return [...folded.values()];
};
