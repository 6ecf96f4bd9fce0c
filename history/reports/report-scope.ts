import type { Category, Province } from "#domain/constants.ts";

/** The scope of a report: orders to one province, products of one category; null for all. */
export interface ReportScope {
  readonly province: Province | null;
  readonly category: Category | null;
}

export type ScopeField = keyof ReportScope;
