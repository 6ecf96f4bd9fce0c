import type { Database } from "better-sqlite3";
import { nameWithOptions } from "#domain/product/variants.ts";

/** Single lookups in an index. */
export interface Lookups {
  /** The current name of a variant with its option values, by the number of its ID. */
  nameOf(variant: number): string | undefined;
  /** When an event happened, ISO 8601; null if it is not indexed. */
  timeOf(event: number): string | null;
}

export const openLookups = (database: Database): Lookups => {
  const names = database.prepare<
    [number],
    { readonly name: string; readonly options: string | null }
  >(
    'SELECT name, CASE WHEN v.product = v.id THEN v."values" END AS options ' +
      "FROM products p LEFT JOIN variants v ON v.id = p.id WHERE p.id = ?",
  );
  const times = database
    .prepare<[number], number>("SELECT at FROM entries WHERE number = ?")
    .pluck();
  return {
    nameOf(variant) {
      const found = names.get(variant);
      return found && nameWithOptions(found.name, found.options ? found.options.split(",") : []);
    },
    timeOf(event) {
      const at = times.get(event);
      return at === undefined ? null : new Date(at).toISOString();
    },
  };
};
