import type { ReportKind } from "./report.ts";
import { count, plural, money } from "./format.ts";

interface Shortage {
  orders: number;
  asked: number;
  there: number;
  cents: number;
}

/**
 * Which products orders of the range were refused for, and what the shop would have earned with the
 * missing pieces.
 */
export const lostDemand: ReportKind = {
  title: "Refused orders and lost demand",
  kinds: ["line", "short", "moved"],
  scopes: ["province", "category"],
  reads: "since",
  begin({ from, to }) {
    /** Prices in orders that are neither placed nor refused yet. */
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
          const sum = shortages.get(subject) ?? { orders: 0, asked: 0, there: 0, cents: 0 };
          const there = Math.min(x, Math.max(0, y));
          sum.orders += 1;
          sum.asked += x;
          sum.there += there;
          sum.cents += (x - there) * price;
          shortages.set(subject, sum);
          refused.add(other);
        }
      },
      result(names) {
        const all = [...shortages]
          .map(([product, sum]) => ({
            ...names.product(product),
            ...sum,
            missing: sum.asked - sum.there,
          }))
          .sort((a, b) => b.cents - a.cents || (a.id < b.id ? -1 : 1));
        const missing = all.reduce((sum, each) => sum + each.missing, 0);
        const cents = all.reduce((sum, each) => sum + each.cents, 0);
        return {
          finding:
            all.length === 0
              ? "No order of this time was refused for want of stock."
              : `${plural(refused.size, "order")} asked for ${count(missing)} ${missing === 1 ? "piece" : "pieces"} more than there ${missing === 1 ? "was" : "were"}, worth ${money(cents)}.`,
          note: "Only what was asked for at hand-in. Who saw “Out of stock” and left has written no event.",
          tables: [
            {
              title: "Refused orders and lost demand",
              columns: [
                { title: "Product", unit: "text", opens: null },
                { title: "Worth", unit: "money", opens: null },
                { title: "Orders", unit: "count", opens: { type: "OrderSubmitted" } },
                { title: "Asked for", unit: "count", opens: null },
                { title: "There", unit: "count", opens: null },
                { title: "Missing", unit: "count", opens: null },
              ],
              rows: all.map(
                ({ id, name, orders, asked, there, missing: lacking, cents: worth }) => ({
                  cells: [name, worth, orders, asked, there, lacking],
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
