/** A field that an event changed. Null means that the field is missing before or after. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The fields that differ between two states, and the number of equal ones. */
export const changesBetween = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): { readonly changes: readonly FieldChange[]; readonly unchanged: number } => {
  const fields = [...new Set([...before.keys(), ...after.keys()])];
  const changes = fields
    .map((field) => ({
      field,
      before: before.get(field) ?? null,
      after: after.get(field) ?? null,
    }))
    .filter((change) => change.before !== change.after);
  return { changes, unchanged: fields.length - changes.length };
};
