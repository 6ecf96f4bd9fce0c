import { describe, expect, it } from "vitest";
import { factKinds, type Fact, type FactKind } from "./fact.ts";
import { unsupportedScope, scopedFold, scopeNote, scopedTables } from "./scoped-fold.ts";
import { reports } from "./reports.ts";

const [uva, western] = [1, 2];
const [chair, lamp] = [10, 20];

const fact = (kind: FactKind, given: Partial<Fact>): Fact => ({
  ...{ kind, number: 1, at: 0, subject: 0, other: 0, region: 0, x: 0, y: 0 },
  ...given,
});

/**
 * Order 5 goes to Uva and contains a chair. Order 6 goes to Western and contains a lamp. Order 7
 * precedes all of them.
 */
const facts: readonly Fact[] = [
  fact("line", { subject: chair, other: 5, region: uva }),
  fact("submitted", { subject: 5, region: uva }),
  fact("line", { subject: lamp, other: 6, region: western }),
  fact("submitted", { subject: 6, region: western }),
  fact("moved", { subject: 5, region: western, x: 1 }),
  fact("moved", { subject: 6, region: western, x: 2 }),
  fact("moved", { subject: 7, region: western, x: 3 }),
  fact("short", { subject: lamp, other: 6, region: western }),
  fact("stock", { subject: chair, x: 4 }),
  fact("late", { subject: 1, x: 5 }),
];

const foldedOf = (
  { region = null, category = null }: { region?: number | null; category?: number | null },
  kinds: readonly FactKind[] = factKinds,
) => {
  const seen: Fact[] = [];
  const fold = scopedFold(
    {
      add: (each) => void seen.push(each),
      result: () => ({ finding: "", note: null, tables: [] }),
    },
    kinds,
    {
      region,
      isOfCategory: category === null ? null : (product) => product === category,
      submittedOrder: () => ({ region: uva, products: [chair] }),
    },
  );
  facts.forEach((each) => fold.add(each));
  return seen.map(({ kind, subject }) => `${kind} ${subject}`);
};

describe("a report with a scope", () => {
  it("receives the facts of orders submitted to its province, even if they were redirected later", () => {
    expect(foldedOf({ region: uva })).toEqual([
      ...["line 10", "submitted 5", "moved 5", "moved 7", "stock 10", "late 1"],
    ]);
    expect(foldedOf({ region: western }, ["moved"])).toEqual(["moved 6"]);
  });

  it("receives the facts of products in its category, and of orders with such products", () => {
    expect(foldedOf({ category: lamp })).toEqual([
      ...["line 20", "submitted 6", "moved 6", "short 20", "late 1"],
    ]);
    expect(foldedOf({ category: chair, region: western }, ["line", "moved"])).toEqual([]);
  });

  it("names its scope, and links to events of its province", () => {
    const scope = { province: "Uva", category: "Furnitures" } as const;
    expect(scopeNote(scope)).toMatch(/submitted to Uva\. Only Furnitures\./);
    expect(scopeNote({ province: null, category: null })).toBeNull();
    const table = { title: "", columns: [], rows: [{ cells: [], events: { product: "chair" } }] };
    expect(scopedTables([table], scope)[0]?.rows[0]?.events).toEqual({
      ...{ product: "chair", province: "Uva" },
    });
  });

  it("is refused if the report has no provinces or no products", () => {
    const scope = { province: "Uva", category: "Furnitures" } as const;
    const refused = Object.entries(reports)
      .map(([name, kind]) => [name, unsupportedScope(kind, scope)])
      .filter(([, against]) => against !== null);
    expect(refused).toEqual([
      ["funnel", "province"],
      ["abandoned-carts", "province"],
      ["stock-cover", "province"],
    ]);
    expect(unsupportedScope(reports.funnel, { ...scope, province: null })).toBe("category");
  });
});
