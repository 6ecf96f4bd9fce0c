import { stageNumber } from "./fact.ts";
import { periodsOf } from "./periods.ts";
import type { ReportKind } from "./report.ts";
import type { ReportColumn } from "./report-content.ts";
import { day, plural, money } from "./format.ts";

interface Sums {
  placed: number;
  cents: number;
  submitted: number;
  rejected: number;
  delivered: number;
  cancelled: number;
  returned: number;
  refundedCents: number;
}

const none = (): Sums => ({
  placed: 0,
  cents: 0,
  submitted: 0,
  rejected: 0,
  delivered: 0,
  cancelled: 0,
  returned: 0,
  refundedCents: 0,
});

const figures: readonly ReportColumn[] = [
  { title: "Placed", unit: "count", opens: { type: "OrderPlaced" } },
  { title: "Value of orders placed", unit: "money", opens: { type: "OrderPlaced" } },
  { title: "Submitted", unit: "count", opens: { type: "OrderSubmitted" } },
  { title: "Rejected", unit: "count", opens: { type: "OrderRejected" } },
  { title: "Delivered", unit: "count", opens: { type: "OrderStatusChanged" } },
  { title: "Cancelled", unit: "count", opens: { type: "OrderCancelled" } },
  { title: "Returned", unit: "count", opens: { type: "OrderReturned" } },
  { title: "Refunded", unit: "money", opens: { type: "ItemsReturned" } },
];

const promotionColumns: readonly ReportColumn[] = [
  { title: "Code", unit: "text", opens: null },
  { title: "Orders", unit: "count", opens: { type: "RedemptionConfirmed" } },
  { title: "Discount", unit: "money", opens: { type: "RedemptionConfirmed" } },
];

const cellsOf = (sums: Sums) => {
  const { placed, cents, submitted, rejected, delivered, cancelled, returned } = sums;
  return [placed, cents, submitted, rejected, delivered, cancelled, returned, sums.refundedCents];
};

/** What happened to orders in each period of the range, and the value of the placed ones. */
export const ordersOverTime: ReportKind = {
  title: "Orders and revenue over time",
  kinds: ["submitted", "moved", "total-changed", "refunded", "discounted"],
  scopes: ["province", "category"],
  reads: "range",
  begin({ from, to }) {
    const { name, of, periods } = periodsOf(from, to);
    const sums = periods.map(none);
    const all = none();
    const promotions = new Map<number, { orders: number; cents: number }>();
    /** The discounts of orders that were placed in the range. */
    const discounts = new Map<number, number>();
    return {
      add({ kind, at, subject, other, x, y }) {
        const inPiece = at < from || at > to ? undefined : sums[of(at)];
        if (!inPiece) return;
        if (kind === "discounted") {
          const { orders, cents } = promotions.get(other) ?? { orders: 0, cents: 0 };
          // Older logs give back the discount as of the placing.
          const by = y < 0 ? -(discounts.get(subject) ?? -x) : x;
          const before = discounts.get(subject);
          if (y > 0) discounts.set(subject, x);
          else if (y < 0) discounts.delete(subject);
          else if (before !== undefined) discounts.set(subject, before + x);
          promotions.set(other, { orders: orders + y, cents: cents + by });
          return;
        }
        for (const sum of [inPiece, all]) {
          if (kind === "total-changed" || kind === "refunded") {
            if (kind === "total-changed") sum.cents += y - x;
            else sum.refundedCents += x;
            continue;
          }
          if (kind === "submitted") sum.submitted += 1;
          else if (x === stageNumber("refused")) sum.rejected += 1;
          else if (x === stageNumber("cancelled")) sum.cancelled += 1;
          else if (x === stageNumber("returned")) sum.returned += 1;
          else if (x === stageNumber("Delivered")) sum.delivered += 1;
          if (
            kind === "moved" &&
            other === stageNumber("pending") &&
            x !== stageNumber("refused")
          ) {
            sum.placed += 1;
            sum.cents += y;
          }
        }
      },
      result(names) {
        const best = sums.reduce((most, sum) => (sum.cents > most.cents ? sum : most), none());
        const bestFrom = periods[sums.indexOf(best)]?.from;
        return {
          finding:
            all.submitted === 0 && all.placed === 0
              ? "No orders were submitted in this period."
              : `${plural(all.submitted, "order was", "orders were")} submitted; ${plural(all.placed, "was", "were")} placed, worth ${money(all.cents)}` +
                (bestFrom === undefined
                  ? "."
                  : `, most of it ${name === "Day" ? "on" : "in the period from"} ${day(bestFrom)}.`),
          note: "Counts events when they happened. If staff change the items of an order, the difference counts on the day of the change. An order that is cancelled later still counts on the day it was placed. The discount of a promo code counts when the order is placed, its difference when staff change the items, and it is subtracted when it is given back. Rejected orders were never placed; returned ones came back with their driver.",
          tables: [
            {
              title: "Orders and revenue over time",
              columns: [{ title: name, unit: "day", opens: null }, ...figures],
              rows: periods.map((piece, index) => ({
                cells: [piece.from, ...cellsOf(sums[index] ?? none())],
                events: piece,
              })),
            },
            {
              title: "Total",
              columns: figures,
              rows: [{ cells: cellsOf(all), events: { from, to } }],
            },
            ...(promotions.size === 0
              ? []
              : [
                  {
                    title: "Promo codes",
                    columns: promotionColumns,
                    rows: [...promotions]
                      .sort(([, a], [, b]) => b.cents - a.cents)
                      .map(([code, { orders, cents }]) => ({
                        cells: [names.promoCode(code), orders, cents],
                        events: { from, to },
                      })),
                  },
                ]),
          ],
        };
      },
    };
  },
};
