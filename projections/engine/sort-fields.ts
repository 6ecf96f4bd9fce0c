import type { SortField } from "./document-store.ts";

/** Every list ends with the id, so that the order is total. */
export const withId = (sort: readonly SortField[] = []): readonly SortField[] =>
  sort.at(-1)?.field === "$id" ? sort : [...sort, { field: "$id", direction: "up" }];

/** The fields of an index, written as in a CollectionSpec, with their directions. */
export const indexFields = (fields: readonly string[]): readonly SortField[] =>
  fields.map((field) => {
    const name = field.replace(/^[-?]/, "");
    return { field: name, direction: field.startsWith("-") ? "down" : "up" };
  });
