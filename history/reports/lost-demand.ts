import type { ReportKind } from "./report.ts";
import { plural, money } from "./format.ts";

interface Shortage {
  orders: number;
  lastOrder: number;
  requested: number;
  available: number;
  cents: number;
}

/** Products for which orders of the range were rejected, and the value of the missing units. */
export const lostDemand: ReportKind = {
  title: "Rejected orders and lost demand",
  kinds: ["line", "short", "moved"],
  scopes: ["province", "category"],
  sumsVariants: true,
  reads: "since",
  begin({ from, to, rowOf }) {
    /** Prices in orders that are neither placed nor rejected yet. */
    const prices = new Map<number, Map<number, number>>();
    const shortages = new Map<number, Shortage>();
    const refused = new Set<number>();
    return {
      add({ kind, at, subject, other, x, y }) {
        if (kind === "line") {
          if (at < from || at > to) return;
          const known = prices.get(other) ?? new Map<number, number>();
          prices.set(other, known.set(subject, y));
        } else if (kind === "moved") {
          prices.delete(subject);
        } else {
          const price = prices.get(other)?.get(subject);
          if (price === undefined) return;
          const none = { orders: 0, lastOrder: 0, requested: 0, available: 0, cents: 0 };
          const sum = shortages.get(rowOf(subject)) ?? none;
          const available = Math.min(x, Math.max(0, y));
          // The shortages of an order follow each other.
          if (sum.lastOrder !== other) sum.orders += 1;
          sum.lastOrder = other;
          sum.requested += x;
          sum.available += available;
          sum.cents += (x - available) * price;
          shortages.set(rowOf(subject), sum);
          refused.add(other);
        }
      },
      result(names) {
        const all = [...shortages]
          .map(([row, sum]) => ({
            ...names.row(row),
            ...sum,
            missing: sum.requested - sum.available,
          }))
          .sort((a, b) => b.cents - a.cents || (a.id < b.id ? -1 : 1));
        const missing = all.reduce((sum, each) => sum + each.missing, 0);
        const cents = all.reduce((sum, each) => sum + each.cents, 0);
        return {
          finding:
            all.length === 0
              ? "No orders in this period were rejected because of insufficient stock."
              : `${plural(refused.size, "order")} requested ${plural(missing, "unit")} more than available, worth ${money(cents)}.`,
          note: "Covers submitted orders only. Visitors who saw “Out of stock” and left are not in the log.",
          tables: [
            {
              title: "Rejected orders and lost demand",
              columns: [
                { title: "Product", unit: "text", opens: null },
                { title: "Value", unit: "money", opens: null },
                { title: "Orders", unit: "count", opens: { type: "OrderSubmitted" } },
                { title: "Requested", unit: "count", opens: null },
                { title: "Available", unit: "count", opens: null },
                { title: "Missing", unit: "count", opens: null },
              ],
              rows: all.map(
                ({ id, name, orders, requested, available, missing: shortfall, cents: worth }) => ({
                  cells: [name, worth, orders, requested, available, shortfall],
                  events: { product: id, from, to },
                }),
              ),
            },
          ],
        };
      },
    };
  },
};
