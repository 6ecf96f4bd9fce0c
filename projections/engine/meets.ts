import type { Condition } from "./document-store.ts";

/** Conditions that depend on the document alone, not on the store's word index or its position. */
export type PlainFilter = Readonly<Record<string, Exclude<Condition, { contains: unknown }>>>;

const holds = (condition: PlainFilter[string], value: unknown): boolean => {
  if ("eq" in condition) return value === condition.eq;
  if ("in" in condition) return condition.in.some((each) => each === value);
  if (typeof value !== "string" && typeof value !== "number") return false;
  const { gt, lt } = { gt: undefined, lt: undefined, ...condition };
  return (
    (gt === undefined || (gt !== null && value > gt)) &&
    (lt === undefined || (lt !== null && value < lt))
  );
};

/** Whether a document meets every condition, by the rules of the document stores. */
export const meets = (document: object, where: PlainFilter): boolean =>
  Object.entries(where).every(([field, condition]) =>
    holds(condition, (document as Readonly<Record<string, unknown>>)[field]),
  );
