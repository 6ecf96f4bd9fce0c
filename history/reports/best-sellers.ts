import { stageNumber } from "./fact.ts";
import type { ReportKind } from "./report.ts";
import { count as formatCount, money } from "./format.ts";

interface Sold {
  pieces: number;
  cents: number;
  orders: number;
}

const maxProducts = 200;

/** Products ordered in the range, by revenue. Rejected and cancelled orders are not counted. */
export const bestSellers: ReportKind = {
  title: "Best sellers",
  kinds: ["line", "submitted", "moved", "relined"],
  scopes: ["province", "category"],
  sumsVariants: true,
  reads: "since",
  begin({ from, to, rowOf }) {
    /**
     * Row, units and price of each line, one after another; `orders` holds each order's range.
     */
    const lines: number[] = [];
    const orders = new Map<number, { first: number; last: number }>();
    const sold = new Map<number, Sold>();
    /** Later changes of an order's lines, in the form of `lines`. */
    const changes = new Map<number, number[]>();
    let open = 0;
    const count = (order: number, by: 1 | -1) => {
      const { first, last } = orders.get(order) ?? { first: 0, last: 0 };
      const changed = changes.get(order);
      const all = changed ? [...lines.slice(first, last), ...changed] : lines;
      const [begin, end] = changed ? [0, all.length] : [first, last];
      const rows = new Map<number, number>();
      for (let at = begin; at < end; at += 3) {
        const [row = 0, pieces = 0, cents = 0] = all.slice(at, at + 3);
        const sum = sold.get(row) ?? { pieces: 0, cents: 0, orders: 0 };
        sum.pieces += by * pieces;
        sum.cents += by * pieces * cents;
        rows.set(row, (rows.get(row) ?? 0) + pieces);
        sold.set(row, sum);
      }
      for (const [row, pieces] of rows) {
        const sum = sold.get(row);
        if (sum && pieces > 0) sum.orders += by;
      }
    };
    return {
      add({ kind, at, subject, other, x, y }) {
        if (kind === "line") {
          if (at >= from && at <= to) lines.push(rowOf(subject), x, y);
        } else if (kind === "submitted") {
          if (lines.length > open) orders.set(subject, { first: open, last: lines.length });
          open = lines.length;
        } else if (kind === "relined") {
          if (!orders.has(other)) return;
          count(other, -1);
          changes.set(other, [...(changes.get(other) ?? []), rowOf(subject), x, y]);
          count(other, 1);
        } else if (x === stageNumber("refused")) {
          orders.delete(subject);
        } else if (other === stageNumber("pending")) {
          count(subject, 1);
        } else if (x === stageNumber("cancelled") || x === stageNumber("returned")) {
          count(subject, -1);
        }
      },
      result(names) {
        const all = [...sold]
          .filter(([, { pieces }]) => pieces > 0)
          .map(([row, sum]) => ({ ...names.row(row), ...sum }))
          .sort((a, b) => b.cents - a.cents || (a.id < b.id ? -1 : 1));
        const cents = all.reduce((sum, each) => sum + each.cents, 0);
        const [first] = all;
        const often = all.reduce((most, each) => (each.pieces > most.pieces ? each : most), {
          pieces: 0,
          name: "",
        });
        return {
          finding: !first
            ? "No products were sold in this period."
            : first.name === often.name
              ? `${first.name} has the highest revenue, ${money(first.cents)}, and sold the most units (${formatCount(often.pieces)}).`
              : `${first.name} has the highest revenue, ${money(first.cents)}; ${often.name} sold the most units (${formatCount(often.pieces)}).`,
          note: "Counts units in orders that were submitted in this period and placed, except orders cancelled or returned since.",
          tables: [
            {
              title: "Best sellers",
              columns: [
                { title: "Product", unit: "text", opens: null },
                { title: "Revenue", unit: "money", opens: { type: "OrderSubmitted" } },
                { title: "Units", unit: "count", opens: { type: "OrderSubmitted" } },
                { title: "Orders", unit: "count", opens: { type: "OrderSubmitted" } },
                { title: "Share", unit: "share", opens: null },
              ],
              rows: all.slice(0, maxProducts).map((each) => ({
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
