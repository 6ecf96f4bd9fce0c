import type { Database } from "better-sqlite3";
import { LRUCache } from "lru-cache";

/** Texts that occur in many entries. Each is stored once, under a number. */
export interface Terms {
  /** The number of a text; a new one if the text is not stored yet. */
  id(text: string): number;
  /** The number of a text; null if it is not stored. */
  known(text: string): number | null;
  text(id: number): string;
}

const remembered = 20_000;

/** The terms of an index. Call `forget` after a rolled-back transaction. */
export const openTerms = (database: Database): Terms & { forget(): void } => {
  // With `max`, it would allocate all entries at once.
  const ids = new LRUCache<string, number>({ maxSize: remembered, sizeCalculation: () => 1 });
  const select = database.prepare<[string], number>("SELECT id FROM terms WHERE text = ?").pluck();
  const insert = database
    .prepare<[string], number>("INSERT INTO terms (text) VALUES (?) RETURNING id")
    .pluck();
  const textOf = database.prepare<[number], string>("SELECT text FROM terms WHERE id = ?").pluck();
  const known = (text: string): number | null => ids.get(text) ?? select.get(text) ?? null;
  return {
    known,
    id(text) {
      const id = known(text) ?? (insert.get(text) as number);
      ids.set(text, id);
      return id;
    },
    text: (id) => textOf.get(id) ?? "",
    forget: () => ids.clear(),
  };
};
