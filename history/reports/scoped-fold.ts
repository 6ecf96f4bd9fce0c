import type { Fact, FactKind } from "./fact.ts";
import type { ReportScope, ScopeField } from "./report-scope.ts";
import type { ReportFold, ReportKind } from "./report.ts";
import type { ReportRow, ReportTable } from "./report-content.ts";

/** What an order is, as it was handed in. */
export interface SubmittedOrder {
  /** 0 for nowhere any more. */
  readonly region: number;
  readonly products: readonly number[];
}

/** What narrowing has to know, in the numbers of facts. */
export interface ScopeFacts {
  /** Null for every province. */
  readonly region: number | null;
  /** Null for every category. */
  readonly isOfCategory: ((product: number) => boolean) | null;
  /** An order that was handed in before the first fact. */
  submittedOrder(order: number): SubmittedOrder;
}

/** Facts of orders, by which it is known which orders belong to a narrowed report. */
export const orderKinds: readonly FactKind[] = ["line", "submitted"];

/** Facts that are about a product. */
const productKinds: readonly FactKind[] = [
  ...(["line", "short", "added", "set", "taken"] as const),
  ...(["stock", "price", "offer"] as const),
];

const isOrders = ({ kind }: Fact): boolean =>
  kind === "submitted" || kind === "moved" || kind === "readdressed";

/**
 * A fold that is given what belongs to a province and a category alone. An order belongs to the
 * province it was handed in to, and to every category of its lines; where a fact is about one
 * product, that product's category decides.
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
    const isOrdered = kind === "line" || kind === "short";
    if (region !== null && isOrdered && to !== region) return false;
    return isOfCategory === null || isOfCategory(subject);
  };

  return {
    add(fact) {
      const { kind, subject, other, region: to } = fact;
      if (kind === "line") lines.set(other, [...(lines.get(other) ?? []), subject]);
      if (kind === "submitted") {
        orders.set(subject, belongs({ region: to, products: lines.get(subject) ?? [] }));
        lines.delete(subject);
      }
      if (kinds.includes(kind) && isIn(fact)) fold.add(fact);
    },
    result: (names) => fold.result(names),
  };
};

/** By what of a narrowing a report cannot be narrowed; null where it can. */
export const unsupportedScope = (
  { scopes }: Pick<ReportKind, "scopes">,
  { province, category }: ReportScope,
): ScopeField | null => {
  if (province !== null && !scopes.includes("province")) return "province";
  return category !== null && !scopes.includes("category") ? "category" : null;
};

/** What a narrowed report tells of, for its note; null where it tells of everything. */
export const scopeNote = ({ province, category }: ReportScope): string | null => {
  const sentences = [
    ...(province === null ? [] : [`Only orders that were handed in to ${province}.`]),
    ...(category === null
      ? []
      : [`Only ${category}; an order with one of them among others is counted whole.`]),
  ];
  return sentences.length === 0 ? null : sentences.join(" ");
};

/** Tables whose figures lead to the events of the province alone. */
export const scopedTables = (
  tables: readonly ReportTable[],
  { province }: ReportScope,
): readonly ReportTable[] => {
  if (province === null) return tables;
  const within = (row: ReportRow): ReportRow => ({ ...row, events: { province, ...row.events } });
  return tables.map((table) => ({ ...table, rows: table.rows.map(within) }));
};
