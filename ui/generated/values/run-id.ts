/** Copied by `npm run codegen` from domain/values/. */

/** The id of a run: its date and its number on that day. */
export const runIdOf = (date: string, number: number): string => `${date}.${number}`;

/** The date and number of a run's id. */
export const runOfId = (id: string): { readonly date: string; readonly number: number } => {
  const at = id.lastIndexOf(".");
  return { date: id.slice(0, at), number: Number(id.slice(at + 1)) };
};
