/** One field that an event has changed; null for what was not there, or is no longer. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What differs between two states, and how many fields do not. */
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
