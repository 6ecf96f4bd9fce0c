import type { DocumentReader, Filter, Group, Scalar, StoredDocument } from "./document-store.ts";

/** How many documents of a collection are in a group. Kept with each batch, so that nobody has to count. */
export interface CountDocument {
  readonly count: number;
}

/** Where the counts of a collection are kept: documents like its own, guarded by position in the same way. */
export const countsOf = (collection: string): string => `${collection}-counts`;

/** Id of a group's count; fields in any order are the same group. */
export const groupId = (group: Group): string =>
  JSON.stringify(Object.entries(group).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The condition that holds for the documents of a group. */
export const whereOf = (group: Group): Filter =>
  Object.fromEntries(Object.entries(group).map(([field, value]) => [field, { eq: value }]));

/** Ids of the groups a document is in. A field that is missing counts as null. */
export const groupIdsOf = (
  counted: readonly (readonly string[])[],
  document: object | null,
): readonly string[] => {
  if (document === null) return [];
  const values = document as Readonly<Record<string, Scalar | undefined>>;
  return counted.map((fields) =>
    groupId(Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))),
  );
};

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

/** What events have done to groups: at which position a document came in, or left. */
export interface CountChange {
  readonly id: string;
  readonly position: string;
  readonly by: 1 | -1;
}

/**
 * The counts after some changes, each only where it is newer than what is kept. A count is written also where it is what
 * it was: its position tells that these changes are in it, even where some of their documents are not stored yet.
 */
export const foldCounts = (
  stored: ReadonlyMap<string, StoredDocument<CountDocument>>,
  changes: readonly CountChange[],
): readonly StoredDocument<CountDocument>[] => {
  const folded = new Map<string, StoredDocument<CountDocument>>();
  for (const { id, position, by } of changes) {
    const before = stored.get(id);
    if (before && position <= before.position) continue;
    const known = folded.get(id);
    const count = (known ?? before)?.document.count ?? 0;
    folded.set(id, {
      id,
      position: known && known.position > position ? known.position : position,
      document: { count: count + by },
    });
  }
  return [...folded.values()];
};
