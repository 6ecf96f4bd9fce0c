import type { Database } from "better-sqlite3";

/** Single facts that an index keeps. */
export interface Lookups {
  /** The latest name of a product, by the number of its id. */
  nameOf(product: number): string | undefined;
  /** When an event happened, ISO 8601; null where the index does not hold it. */
  timeOf(event: number): string | null;
}

export const openLookups = (database: Database): Lookups => {
  const names = database
    .prepare<[number], string>("SELECT name FROM products WHERE id = ?")
    .pluck();
  const times = database
    .prepare<[number], number>("SELECT at FROM entries WHERE number = ?")
    .pluck();
  return {
    nameOf: (product) => names.get(product),
    timeOf(event) {
      const at = times.get(event);
      return at === undefined ? null : new Date(at).toISOString();
    },
  };
};
