import { stageNumber } from "./fact.ts";
import type { ReportKind } from "./report.ts";
import type { ReportColumn } from "./report-content.ts";
import { count as formatCount, money } from "./format.ts";

interface Sold {
  pieces: number;
  cents: number;
  orders: number;
}

const returnColumns: readonly ReportColumn[] = [
  { title: "Product", unit: "text", opens: null },
  { title: "Units ordered", unit: "count", opens: { type: "OrderSubmitted" } },
  { title: "Back with the driver", unit: "count", opens: null },
  { title: "Returned later", unit: "count", opens: { type: "ItemsReturned" } },
  { title: "Share", unit: "share", opens: null },
];

/** Units of a product that came back. */
interface CameBack {
  /** With the driver, because the buyer refused them or they were damaged. */
  withDriver: number;
  /** Returned after delivery. */
  returned: number;
}

const maxProducts = 200;

/**
 * Products ordered in the range, by revenue, and what came back of them. Rejected and cancelled
 * orders are not counted.
 */
export const bestSellers: ReportKind = {
  title: "Best sellers",
  kinds: ["line", "submitted", "moved", "relined", "refunded"],
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
    const back = new Map<number, CameBack>();
    const addBack = (row: number, units: Partial<CameBack>) => {
      const sum = back.get(row) ?? { withDriver: 0, returned: 0 };
      back.set(row, {
        withDriver: sum.withDriver + (units.withDriver ?? 0),
        returned: sum.returned + (units.returned ?? 0),
      });
    };
    /** Units that the latest event took out of an order. With a refund, they came back. */
    let taken: { event: number; readonly units: Map<number, number> } = {
      event: 0,
      units: new Map(),
    };
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
      return rows;
    };
    return {
      add({ kind, number, at, subject, other, x, y }) {
        if (kind === "line") {
          if (at >= from && at <= to) lines.push(rowOf(subject), x, y);
        } else if (kind === "submitted") {
          if (lines.length > open) orders.set(subject, { first: open, last: lines.length });
          open = lines.length;
        } else if (kind === "relined") {
          if (!orders.has(other)) return;
          if (taken.event !== number) taken = { event: number, units: new Map() };
          taken.units.set(rowOf(subject), (taken.units.get(rowOf(subject)) ?? 0) - x);
          count(other, -1);
          changes.set(other, [...(changes.get(other) ?? []), rowOf(subject), x, y]);
          count(other, 1);
        } else if (kind === "refunded") {
          if (taken.event !== number) return;
          for (const [row, units] of taken.units) addBack(row, { returned: units });
        } else if (x === stageNumber("refused")) {
          orders.delete(subject);
        } else if (other === stageNumber("pending")) {
          count(subject, 1);
        } else if (x === stageNumber("cancelled")) {
          count(subject, -1);
        } else if (x === stageNumber("returned")) {
          for (const [row, units] of count(subject, -1)) addBack(row, { withDriver: units });
        }
      },
      result(names) {
        const all = [...sold]
          .filter(([, { pieces }]) => pieces > 0)
          .map(([row, sum]) => ({ ...names.row(row), ...sum }))
          .sort((a, b) => b.cents - a.cents || (a.id < b.id ? -1 : 1));
        const cents = all.reduce((sum, each) => sum + each.cents, 0);
        const returns = [...back]
          .map(([row, units]) => {
            const cameBack = units.withDriver + units.returned;
            const delivered = (sold.get(row)?.pieces ?? 0) + cameBack;
            return { ...names.row(row), ...units, cameBack, delivered };
          })
          .filter(({ cameBack }) => cameBack > 0)
          .sort((a, b) => b.cameBack - a.cameBack || (a.id < b.id ? -1 : 1));
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
          note: "Counts units in orders that were submitted in this period and placed, except orders cancelled or returned since. Units come back with the driver if the buyer refuses them or if they are damaged, and later as a return.",
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
            ...(returns.length === 0
              ? []
              : [
                  {
                    title: "Refusals and returns by product",
                    columns: returnColumns,
                    rows: returns.slice(0, maxProducts).map((each) => ({
                      cells: [
                        ...[each.name, each.delivered, each.withDriver, each.returned],
                        each.cameBack / each.delivered,
                      ],
                      events: { product: each.id, from, to },
                    })),
                  },
                ]),
          ],
        };
      },
    };
  },
};
