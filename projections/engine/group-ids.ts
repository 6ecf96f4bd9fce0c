import type { Group, Scalar } from "./document-store.ts";

/** Top-level fields of a document. */
export type Values = Readonly<Record<string, Scalar | undefined>>;

/** Key of the summed field's name in a group. */
export const sumField = "$sum";

/** JSON of the fields with their values. A missing field counts as null. */
const idOf = (sorted: readonly string[], values: Values): string =>
  JSON.stringify(sorted.map((field) => [field, values[field] ?? null]));

/** Id of a group's count. The order of the fields does not matter. */
export const groupId = (group: Group): string => idOf(Object.keys(group).sort(), group);

/** Ids by the value of the first field, then of the next. */
type Step = Map<Scalar, Step | string>;

const maxCached = 5000;

/**
 * Returns a function that computes the id of a document's group by some of its fields. `summed`
 * names the field to sum, if any. Folds need dozens of ids per order, mostly the same as for the
 * previous order, so ids are cached.
 */
export const groupIdsBy = (
  fields: readonly string[],
  summed: string | null,
): ((document: Values) => string) => {
  const sorted = (summed === null ? fields : [sumField, ...fields]).toSorted();
  let first: Step = new Map();
  let remembered = 0;
  const [lastField, ...before] = fields.toReversed();
  const leading = before.toReversed();
  return (document) => {
    if (remembered >= maxCached) {
      first = new Map();
      remembered = 0;
    }
    let step = first;
    for (const field of leading) {
      const value = document[field] ?? null;
      let next = step.get(value);
      if (typeof next !== "object") step.set(value, (next = new Map()));
      step = next;
    }
    const last = lastField === undefined ? null : (document[lastField] ?? null);
    const known = step.get(last);
    if (typeof known === "string") return known;
    const id = idOf(sorted, summed === null ? document : { ...document, [sumField]: summed });
    step.set(last, id);
    remembered += 1;
    return id;
  };
};
