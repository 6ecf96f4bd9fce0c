import type { DocumentReader, Filter, Group, Scalar, StoredDocument } from "./document-store.ts";

/** How many documents of a collection are in a group, or what a field of theirs sums up to. Kept with each batch, so that nobody has to count. */
export interface CountDocument {
  readonly count: number;
}

/** Where the counts of a collection are kept: documents like its own, guarded by position in the same way. */
export const countsOf = (collection: string): string => `${collection}-counts`;

/** Id of a group's count; fields in any order are the same group. */
export const groupId = (group: Group): string => idOf(Object.keys(group).sort(), group);

/** A field that is summed up over the documents of each group, whole numbers only. */
export interface Summed {
  readonly fields: readonly string[];
  readonly of: string;
}

/** The sum of a field over a group is read as the count of a group that names the field. */
export const sumOf = (field: string, group: Group): Group => ({ ...group, $sum: field });

type Values = Readonly<Record<string, Scalar | undefined>>;

/** As JSON of the fields with their values; put together from pieces, because folds make one for every change. A missing field counts as null. */
const idOf = (sorted: readonly string[], values: Values): string => {
  let id = "";
  for (const field of sorted) {
    id += `${id === "" ? "" : ","}["${field}",${JSON.stringify(values[field] ?? null)}]`;
  }
  return `[${id}]`;
};

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

/** Tells the groups that documents leave and come into as they change. */
export const movesIn = (
  counted: readonly (readonly string[])[],
  summed: readonly Summed[] = [],
): ((before: object | null, after: object, position: string) => readonly CountChange[]) => {
  const groups = counted.map((fields) => fields.toSorted());
  const sums = summed.map(({ fields, of }) => ({ fields: ["$sum", ...fields].toSorted(), of }));
  return (before, after, position) => {
    const moves: CountChange[] = [];
    for (const fields of groups) {
      if (before !== null && isSameGroup(fields, before as Values, after as Values)) continue;
      if (before !== null) moves.push({ id: idOf(fields, before as Values), position, by: -1 });
      moves.push({ id: idOf(fields, after as Values), position, by: 1 });
    }
    for (const { fields, of } of sums) {
      const [then, now] = [before, after].map((each) => each && { ...each, $sum: of });
      const [out, into] = [amountOf(before, of), amountOf(after, of)];
      if (then && now && out === into && isSameGroup(fields, then, now)) continue;
      if (then) moves.push({ id: idOf(fields, then), position, by: -out });
      if (now) moves.push({ id: idOf(fields, now), position, by: into });
    }
    return moves;
  };
};

const amountOf = (document: object | null, field: string): number => {
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
