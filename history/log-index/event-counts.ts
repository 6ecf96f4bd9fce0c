import type { Database } from "better-sqlite3";
import { startOf, units } from "../shop-clock.ts";
import { everything } from "./schema.ts";

/** The properties of an event that are counted. */
export interface CountedEvent {
  readonly at: number;
  readonly category: number;
  readonly type: number;
}

/** Collects the counts of a batch, so that each count is written once. */
export interface EventCounts {
  count(scope: number, counted: CountedEvent, by: 1 | -1): void;
  /** Records that an event number belongs to an hour. */
  note(at: number, number: number): void;
  save(): void;
  forget(): void;
}

export const createEventCounts = (database: Database): EventCounts => {
  const gathered = new Map<string, { key: readonly number[]; events: number }>();
  const kinds = new Map<string, CountedEvent>();
  const hours = new Map<number, { first: number; last: number }>();
  const saveCount = database.prepare(
    "INSERT INTO counts (scope, unit, start, category, type, events) VALUES (?, ?, ?, ?, ?, ?) " +
      "ON CONFLICT (scope, unit, start, category, type) DO UPDATE SET events = events + excluded.events",
  );
  const saveCategory = database.prepare<[number, number]>(
    "INSERT OR IGNORE INTO categories_of_types (type, category) VALUES (?, ?)",
  );
  const saveHour = database.prepare(
    "INSERT INTO hours (start, first, last) VALUES (?, ?, ?) " +
      "ON CONFLICT (start) DO UPDATE SET first = min(first, excluded.first), last = max(last, excluded.last)",
  );
  const forget = () => {
    gathered.clear();
    kinds.clear();
    hours.clear();
  };
  return {
    count(scope, counted, by) {
      const { at, category, type } = counted;
      if (scope === everything) kinds.set(`${type} ${category}`, counted);
      // Other scopes have too few events per minute to justify a row.
      const kept = scope === everything ? [units.minute, units.hour] : [units.hour];
      for (const unit of kept) {
        const key = [scope, unit, startOf(at, unit), category, type];
        const name = key.join(" ");
        const known = gathered.get(name);
        if (known) known.events += by;
        else gathered.set(name, { key, events: by });
      }
    },
    note(at, number) {
      const start = startOf(at, units.hour);
      const known = hours.get(start);
      if (known) known.last = number;
      else hours.set(start, { first: number, last: number });
    },
    save() {
      for (const { key, events } of gathered.values()) saveCount.run(...key, events);
      for (const { type, category } of kinds.values()) saveCategory.run(type, category);
      for (const [start, { first, last }] of hours) saveHour.run(start, first, last);
      forget();
    },
    forget,
  };
};
