import type { CategoryId } from "#domain/category/events.ts";
import type { Province } from "#domain/constants.ts";

/** The scope of a report: orders to one province, products of one category; null for all. */
export interface ReportScope {
  readonly province: Province | null;
  readonly category: CategoryId | null;
}

export type ScopeField = keyof ReportScope;
