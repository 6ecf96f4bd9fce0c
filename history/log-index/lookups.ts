import type { Database } from "better-sqlite3";

/** Single lookups in an index. */
export interface Lookups {
  /** The current name of a product, by the number of its ID. */
  nameOf(product: number): string | undefined;
  /** When an event happened, ISO 8601; null if it is not indexed. */
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
