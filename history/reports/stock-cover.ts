import type { ReportKind } from "./report.ts";
import { day, plural } from "./format.ts";

interface Stock {
  onHand: number;
  reserved: number;
  offered: boolean;
}

interface Row {
  readonly stocks: Map<number, Stock>;
  /** Units taken by orders of the range. */
  taken: number;
  /** When the last unit was taken; null if units are available. */
  outSince: number | null;
  /** Periods within the range without available units. */
  readonly outages: { readonly from: number; readonly to: number }[];
}

const dayMs = 86_400_000;
const soonDays = 5;

const isOffered = ({ stocks }: Row): boolean => [...stocks.values()].some(({ offered }) => offered);

/** The available units of the variants on sale, or of all if none is. */
const free = (row: Row): number => {
  const all = !isOffered(row);
  let sum = 0;
  for (const { onHand, reserved, offered } of row.stocks.values()) {
    if (offered || all) sum += Math.max(0, onHand - reserved);
  }
  return sum;
};

/**
 * How long the available units will last at the range's pace, and when products were out of stock.
 * Archived variants are left out.
 */
export const stockCover: ReportKind = {
  title: "Stock-outs and days of cover",
  kinds: ["stock", "price", "offer"],
  scopes: ["category"],
  sumsVariants: true,
  reads: "since",
  begin({ from, to, opening, rowOf }) {
    const rows = new Map<number, Row>();
    for (const [variant, { onHand, reserved, offered }] of opening().products) {
      const none: Row = { stocks: new Map(), taken: 0, outSince: null, outages: [] };
      const row = rows.get(rowOf(variant)) ?? none;
      row.stocks.set(variant, { onHand, reserved, offered });
      rows.set(rowOf(variant), row);
    }
    for (const row of rows.values()) row.outSince = free(row) === 0 ? from : null;
    const within = (at: number) => Math.min(to, Math.max(from, at));
    const rowWith = (variant: number, at: number): Row => {
      const known = rows.get(rowOf(variant));
      if (known) return known;
      const fresh: Row = { stocks: new Map(), taken: 0, outSince: within(at), outages: [] };
      rows.set(rowOf(variant), fresh);
      return fresh;
    };
    /** Before its first units are received, a variant has no available units. */
    const stockIn = ({ stocks }: Row, variant: number): Stock => {
      const stock = stocks.get(variant) ?? { onHand: 0, reserved: 0, offered: true };
      stocks.set(variant, stock);
      return stock;
    };
    return {
      add({ kind, at, subject, x, y }) {
        const row = rowWith(subject, at);
        const before = row.stocks.size === 0 ? 0 : free(row);
        const stock = stockIn(row, subject);
        if (kind === "price") return;
        if (kind === "offer") {
          stock.offered = x === 1;
        } else {
          stock.onHand += x;
          stock.reserved += y;
          // Reservations add to the taken units; releases subtract from them.
          if (at >= from && at <= to && x === 0) row.taken += y;
        }
        const after = free(row);
        if (after === 0 && before > 0) row.outSince = within(at);
        else if (after > 0 && row.outSince !== null) {
          const until = within(at);
          if (until > row.outSince) row.outages.push({ from: row.outSince, to: until });
          row.outSince = null;
        }
      },
      result(names) {
        const days = Math.max(1, (to - from) / dayMs);
        const all = [...rows]
          .filter(([, row]) => isOffered(row))
          .map(([of, row]) => {
            const { taken, outSince, outages } = row;
            const still = outSince === null || outSince >= to ? [] : [{ from: outSince, to }];
            const out = [...outages, ...still];
            const pace = Math.max(0, taken) / days;
            return {
              ...names.row(of),
              free: free(row),
              pace,
              cover: pace === 0 ? null : free(row) / pace,
              out,
              daysOut: out.reduce((sum, each) => sum + each.to - each.from, 0) / dayMs,
              outSince,
            };
          })
          .sort(
            (a, b) =>
              Math.sign(a.free) - Math.sign(b.free) ||
              (a.cover ?? Number.MAX_VALUE) - (b.cover ?? Number.MAX_VALUE) ||
              (a.id < b.id ? -1 : 1),
          );
        const gone = all.filter((each) => each.free === 0);
        const soon = all.filter(({ free: left, cover }) => left > 0 && (cover ?? 99) < soonDays);
        const [first] = gone;
        const ofGone =
          gone.length === 1 && first
            ? `${first.name} ${first.outSince === null || first.outSince <= from ? "is out of stock" : `has been out of stock since ${day(first.outSince)}`}.`
            : `${plural(gone.length, "product is", "products are")} out of stock.`;
        return {
          finding: `${gone.length === 0 ? "Nothing is out of stock." : ofGone} At the current pace, ${plural(soon.length, "more will run", "more will run")} out within ${soonDays} days.`,
          note: "Days of cover are the units available at the report's event, divided by the units ordered per day in this period.",
          tables: [
            {
              title: "Days of cover",
              columns: [
                { title: "Product", unit: "text", opens: null },
                { title: "Days of cover", unit: "decimal", opens: null },
                { title: "Available", unit: "count", opens: { category: "stock" } },
                { title: "Units per day", unit: "decimal", opens: { type: "StockReserved" } },
                { title: "Days out of stock", unit: "decimal", opens: null },
                { title: "Out of stock since", unit: "time", opens: null },
              ],
              rows: all.map((each) => ({
                cells: [each.name, each.cover, each.free, each.pace, each.daysOut, each.outSince],
                events: { product: each.id, from, to },
              })),
            },
            {
              title: "Stock-outs",
              columns: [
                { title: "Product", unit: "text", opens: { category: "stock" } },
                { title: "From", unit: "time", opens: null },
                { title: "To", unit: "time", opens: null },
                { title: "Days", unit: "decimal", opens: null },
              ],
              rows: all.flatMap(({ id, name, out }) =>
                out.map((each) => ({
                  cells: [name, each.from, each.to, (each.to - each.from) / dayMs],
                  events: { product: id, from: each.from, to: each.to },
                })),
              ),
            },
          ],
        };
      },
    };
  },
};
