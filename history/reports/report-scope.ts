import type { Category, Province } from "#domain/constants.ts";

/**
 * What of the shop a report tells of: orders to one province, products of one category; null for
 * all.
 */
export interface ReportScope {
  readonly province: Province | null;
  readonly category: Category | null;
}

/** By what a report can be narrowed. */
export type ScopeField = keyof ReportScope;
