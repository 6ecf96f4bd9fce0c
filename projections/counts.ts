import type { DocumentReader, Filter, Group, StoredDocument } from "./document-store.ts";
import { groupId, groupIdsBy, sumField, type Values } from "./group-ids.ts";

/** How many documents of a collection are in a group, or what a field of theirs sums up to. Kept with each batch, so that nobody has to count. */
export interface CountDocument {
  readonly count: number;
}

/** Where the counts of a collection are kept: documents like its own, guarded by position in the same way. */
export const countsOf = (collection: string): string => `${collection}-counts`;

/** A field that is summed up over the documents of each group, whole numbers only. */
export interface Summed {
  readonly fields: readonly string[];
  readonly of: string;
}

/** The sum of a field over a group is read as the count of a group that names the field. */
export const sumOf = (field: string, group: Group): Group => ({ ...group, [sumField]: field });

/** The condition that holds for the documents of a group. */
export const whereOf = (group: Group): Filter =>
  Object.fromEntries(Object.entries(group).map(([field, value]) => [field, { eq: value }]));

/** How many documents are in each group, in the order of the groups. They must be among those the collection counts. */
export const readCounts = async (
  getMany: DocumentReader["getMany"],
  collection: string,
  groups: readonly Group[],
): Promise<readonly number[]> => {
  const ids = groups.map(groupId);
  const found = await getMany<CountDocument>(countsOf(collection), ids);
  return ids.map((id) => found.get(id)?.document.count ?? 0);
};

/** What events have done to groups: at which position a document came in or left, with what is counted or summed of it. */
export interface CountChange {
  readonly id: string;
  readonly position: string;
  readonly by: number;
}

/** The groups that a document leaves and comes into with a change; it was not there where `before` is null. */
export type Moves = (
  before: object | null,
  after: object,
  position: string,
) => readonly CountChange[];

/** Tells the groups that documents leave and come into as they change. */
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
      if (before !== null) {
        if (out === into && isSameGroup(fields, before as Values, after as Values)) continue;
        moves.push({ id: idOf(before as Values), position, by: -out });
      }
      moves.push({ id: idOf(after as Values), position, by: into });
    }
    return moves;
  };
};

/** What a document adds to a group: itself, where no field is summed up. */
const amountOf = (document: object | null, field: string | null): number => {
  if (field === null) return 1;
  const value = (document as Values | null)?.[field];
  return typeof value === "number" ? value : 0;
};

const isSameGroup = (fields: readonly string[], one: Values, other: Values): boolean =>
  fields.every((field) => (one[field] ?? null) === (other[field] ?? null));

/**
 * The counts after some changes, each only where it is newer than what is kept. A count is written also where it is what
 * it was: its position tells that these changes are in it, even where some of their documents are not stored yet.
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
