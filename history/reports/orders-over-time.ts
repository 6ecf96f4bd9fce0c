import { placeOf } from "./fact.ts";
import { piecesOfTime } from "./pieces-of-time.ts";
import type { ReportKind } from "./report.ts";
import type { ReportColumn } from "./report-content.ts";
import { day, many, money } from "./words.ts";

interface Sums {
  placed: number;
  cents: number;
  handedIn: number;
  refused: number;
  delivered: number;
  cancelled: number;
}

const none = (): Sums => ({
  placed: 0,
  cents: 0,
  handedIn: 0,
  refused: 0,
  delivered: 0,
  cancelled: 0,
});

const figures: readonly ReportColumn[] = [
  { title: "Placed", unit: "count", opens: { type: "OrderPlaced" } },
  { title: "Money placed", unit: "money", opens: { type: "OrderPlaced" } },
  { title: "Handed in", unit: "count", opens: { type: "OrderSubmitted" } },
  { title: "Refused", unit: "count", opens: { type: "OrderRejected" } },
  { title: "Delivered", unit: "count", opens: { type: "OrderStatusChanged" } },
  { title: "Cancelled", unit: "count", opens: { type: "OrderCancelled" } },
];

const cellsOf = ({ placed, cents, handedIn, refused, delivered, cancelled }: Sums) => [
  ...[placed, cents, handedIn, refused, delivered, cancelled],
];

/** What happened to orders in each piece of the range, and the money of those that were placed. */
export const ordersOverTime: ReportKind = {
  title: "Orders and money over time",
  kinds: ["handed-in", "moved"],
  narrows: ["province", "category"],
  reads: "range",
  begin({ from, to }) {
    const { name, of, pieces } = piecesOfTime(from, to);
    const sums = pieces.map(none);
    const all = none();
    return {
      add({ kind, at, other, x, y }) {
        const inPiece = at < from || at > to ? undefined : sums[of(at)];
        if (!inPiece) return;
        for (const sum of [inPiece, all]) {
          if (kind === "handed-in") sum.handedIn += 1;
          else if (x === placeOf("refused")) sum.refused += 1;
          else if (x === placeOf("cancelled")) sum.cancelled += 1;
          else if (x === placeOf("Delivered")) sum.delivered += 1;
          if (kind === "moved" && other === placeOf("pending") && x !== placeOf("refused")) {
            sum.placed += 1;
            sum.cents += y;
          }
        }
      },
      result() {
        const best = sums.reduce((most, sum) => (sum.cents > most.cents ? sum : most), none());
        const bestFrom = pieces[sums.indexOf(best)]?.from;
        return {
          finding:
            all.handedIn === 0 && all.placed === 0
              ? "No order was handed in in this time."
              : `${many(all.handedIn, "order was", "orders were")} handed in; ${many(all.placed, "was", "were")} placed for ${money(all.cents)}` +
                (bestFrom === undefined
                  ? "."
                  : `, most of it ${name === "Day" ? "on" : "in the time from"} ${day(bestFrom)}.`),
          note: "What happened at the time; an order that is cancelled later stays counted on the day it was placed.",
          tables: [
            {
              title: "Orders and money over time",
              columns: [{ title: name, unit: "day", opens: null }, ...figures],
              rows: pieces.map((piece, index) => ({
                cells: [piece.from, ...cellsOf(sums[index] ?? none())],
                events: piece,
              })),
            },
            {
              title: "All together",
              columns: figures,
              rows: [{ cells: cellsOf(all), events: { from, to } }],
            },
          ],
        };
      },
    };
  },
};
