import { stageNumber } from "./fact.ts";
import type { ReportKind } from "./report.ts";
import { plural, money } from "./format.ts";

interface Sold {
  pieces: number;
  cents: number;
  orders: number;
}

const mostProducts = 200;

/**
 * Which products went out with orders of the range, by the money they brought. Refused and
 * cancelled orders are not counted.
 */
export const bestSellers: ReportKind = {
  title: "Best sellers",
  kinds: ["line", "submitted", "moved"],
  scopes: ["province", "category"],
  reads: "since",
  begin({ from, to }) {
    /** Product, pieces and price of line after line; an order's begin at its place. */
    const lines: number[] = [];
    const orders = new Map<number, { first: number; last: number }>();
    const sold = new Map<number, Sold>();
    let open = 0;
    const count = (order: number, by: 1 | -1) => {
      const { first, last } = orders.get(order) ?? { first: 0, last: 0 };
      for (let at = first; at < last; at += 3) {
        const [product = 0, pieces = 0, cents = 0] = lines.slice(at, at + 3);
        const sum = sold.get(product) ?? { pieces: 0, cents: 0, orders: 0 };
        sum.pieces += by * pieces;
        sum.cents += by * pieces * cents;
        sum.orders += by;
        sold.set(product, sum);
      }
    };
    return {
      add({ kind, at, subject, other, x, y }) {
        if (kind === "line") {
          if (at >= from && at <= to) lines.push(subject, x, y);
        } else if (kind === "submitted") {
          if (lines.length > open) orders.set(subject, { first: open, last: lines.length });
          open = lines.length;
        } else if (x === stageNumber("refused")) {
          orders.delete(subject);
        } else if (other === stageNumber("pending")) {
          count(subject, 1);
        } else if (x === stageNumber("cancelled")) {
          count(subject, -1);
        }
      },
      result(names) {
        const all = [...sold]
          .filter(([, { pieces }]) => pieces > 0)
          .map(([product, sum]) => ({ ...names.product(product), ...sum }))
          .sort((a, b) => b.cents - a.cents || (a.id < b.id ? -1 : 1));
        const cents = all.reduce((sum, each) => sum + each.cents, 0);
        const [first] = all;
        const often = all.reduce((most, each) => (each.pieces > most.pieces ? each : most), {
          pieces: 0,
          name: "",
        });
        return {
          finding: !first
            ? "No piece went out with an order of this time."
            : first.name === often.name
              ? `${first.name} brings the most money, ${money(first.cents)}, and goes out most often (${plural(often.pieces, "piece")}).`
              : `${first.name} brings the most money, ${often.name} goes out most often (${plural(often.pieces, "piece")}).`,
          note: "Pieces in orders that were handed in in this time and placed, but for those cancelled since.",
          tables: [
            {
              title: "Best sellers",
              columns: [
                { title: "Product", unit: "text", opens: null },
                { title: "Money", unit: "money", opens: { type: "OrderSubmitted" } },
                { title: "Pieces", unit: "count", opens: { type: "OrderSubmitted" } },
                { title: "Orders", unit: "count", opens: { type: "OrderSubmitted" } },
                { title: "Share", unit: "share", opens: null },
              ],
              rows: all.slice(0, mostProducts).map((each) => ({
                cells: [each.name, each.cents, each.pieces, each.orders, each.cents / cents],
                events: { product: each.id, from, to },
              })),
            },
          ],
        };
      },
    };
  },
};
