import type { Condition } from "./document-store.ts";

/** Conditions that can be told of a document alone, without the store's index of words and without its position. */
export type PlainFilter = Readonly<Record<string, Exclude<Condition, { contains: unknown }>>>;

const holds = (condition: PlainFilter[string], value: unknown): boolean => {
  if ("eq" in condition) return value === condition.eq;
  if ("in" in condition) return condition.in.some((each) => each === value);
  if (typeof value !== "string" && typeof value !== "number") return false;
  return "gt" in condition
    ? condition.gt !== null && value > condition.gt
    : condition.lt !== null && value < condition.lt;
};

/** Whether a document meets every condition, as the document stores tell it. */
export const meets = (document: object, where: PlainFilter): boolean =>
  Object.entries(where).every(([field, condition]) =>
    holds(condition, (document as Readonly<Record<string, unknown>>)[field]),
  );
