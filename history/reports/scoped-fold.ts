import type { Fact, FactKind } from "./fact.ts";
import type { ReportScope, ScopeField } from "./report-scope.ts";
import type { ReportFold, ReportKind } from "./report.ts";
import type { ReportRow, ReportTable } from "./report-content.ts";

/** An order as it was submitted. */
export interface SubmittedOrder {
  /** 0 if erased. */
  readonly region: number;
  readonly products: readonly number[];
}

/** The facts needed to check whether another fact is in scope, as numbers. */
export interface ScopeFacts {
  /** Null for every province. */
  readonly region: number | null;
  /** Null for every category. */
  readonly isOfCategory: ((product: number) => boolean) | null;
  /** An order that was submitted before the first fact, or whose lines are not read. */
  submittedOrder(order: number): SubmittedOrder;
}

/** The facts that decide which orders are in scope. */
export const orderKinds: readonly FactKind[] = ["line", "submitted"];

/** Facts about a product. */
const productKinds: readonly FactKind[] = [
  ...(["line", "relined", "short", "added", "set", "taken"] as const),
  ...(["stock", "price", "offer"] as const),
];

/** Facts about an order. */
const factsOfOrders: readonly FactKind[] = [
  ...(["submitted", "moved", "total-changed", "refunded"] as const),
  ...(["discounted", "readdressed", "promised", "called"] as const),
  ...(["stop-delivered", "stop-failed"] as const),
];

const isOrders = ({ kind }: Fact): boolean => factsOfOrders.includes(kind);

/**
 * A fold that receives only the facts of a province and a category. An order belongs to the
 * province it was submitted to, and to the categories of all its lines. A fact about a product
 * belongs to that product's category.
 */
export const scopedFold = (
  fold: ReportFold,
  kinds: readonly FactKind[],
  { region, isOfCategory, submittedOrder }: ScopeFacts,
): ReportFold => {
  const orders = new Map<number, boolean>();
  const lines = new Map<number, number[]>();

  const belongs = (order: SubmittedOrder): boolean =>
    (region === null || order.region === region) &&
    (isOfCategory === null || order.products.some(isOfCategory));
  const isWanted = (order: number): boolean => {
    const known = orders.get(order) ?? belongs(submittedOrder(order));
    orders.set(order, known);
    return known;
  };
  const isIn = (fact: Fact): boolean => {
    if (isOrders(fact)) return isWanted(fact.subject);
    const { kind, subject, region: to } = fact;
    if (!productKinds.includes(kind)) return true;
    const isOrdered = kind === "line" || kind === "relined" || kind === "short";
    if (region !== null && isOrdered && to !== region) return false;
    return isOfCategory === null || isOfCategory(subject);
  };

  return {
    add(fact) {
      const { kind, subject, other, region: to } = fact;
      if (kind === "line") lines.set(other, [...(lines.get(other) ?? []), subject]);
      if (kind === "submitted") {
        const products = lines.get(subject);
        orders.set(subject, belongs(products ? { region: to, products } : submittedOrder(subject)));
        lines.delete(subject);
      }
      if (kinds.includes(kind) && isIn(fact)) fold.add(fact);
    },
    result: (names) => fold.result(names),
  };
};

/** The part of a scope that a report does not support; null if it supports the whole scope. */
export const unsupportedScope = (
  { scopes }: Pick<ReportKind, "scopes">,
  { province, category }: ReportScope,
): ScopeField | null => {
  if (province !== null && !scopes.includes("province")) return "province";
  return category !== null && !scopes.includes("category") ? "category" : null;
};

/**
 * The sentence about the scope in a report's note, with the category's name; null if the report
 * covers everything.
 */
export const scopeNote = ({ province, category }: ReportScope): string | null => {
  const sentences = [
    ...(province === null ? [] : [`Only orders submitted to ${province}.`]),
    ...(category === null
      ? []
      : [`Only ${category}. Orders that include other products as well are counted in full.`]),
  ];
  return sentences.length === 0 ? null : sentences.join(" ");
};

/** Tables whose links open only events of the province. */
export const scopedTables = (
  tables: readonly ReportTable[],
  { province }: ReportScope,
): readonly ReportTable[] => {
  if (province === null) return tables;
  const within = (row: ReportRow): ReportRow => ({ ...row, events: { province, ...row.events } });
  return tables.map((table) => ({ ...table, rows: table.rows.map(within) }));
};
