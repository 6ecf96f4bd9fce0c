import type { ReportKind } from "./report.ts";
import { plural, money } from "./format.ts";

interface Cart {
  readonly lines: Map<number, { pieces: number; cents: number }>;
  touched: number;
}

const dayMs = 86_400_000;

/** Minimum age in days, inclusive, and maximum age, exclusive. */
const ages = [
  { name: "1 to 3 days ago", least: 1, below: 3 },
  { name: "3 to 7 days ago", least: 3, below: 7 },
  { name: "7 to 14 days ago", least: 7, below: 14 },
  { name: "more than 14 days ago", least: 14, below: Infinity },
] as const;

const maxProducts = 50;

/**
 * Carts that have items at the report's event and were last changed in the range, at least one day
 * before the event.
 */
export const abandonedCarts: ReportKind = {
  title: "Abandoned carts",
  kinds: ["added", "set", "taken", "erased"],
  scopes: ["category"],
  sumsVariants: true,
  reads: "log",
  begin({ from, to, now, rowOf }) {
    const carts = new Map<number, Cart>();
    return {
      add({ kind, at, subject, other, x, y }) {
        if (kind === "erased") {
          carts.delete(subject);
          return;
        }
        const cart: Cart = carts.get(other) ?? { lines: new Map(), touched: at };
        const line = cart.lines.get(subject);
        const before = line?.pieces ?? 0;
        const pieces = kind === "added" ? before + x : kind === "set" ? x : before - x;
        cart.touched = at;
        if (pieces <= 0) cart.lines.delete(subject);
        else if (line) line.pieces = pieces;
        else if (kind === "added") cart.lines.set(subject, { pieces, cents: y });
        if (cart.lines.size === 0) carts.delete(other);
        else carts.set(other, cart);
      },
      result(names) {
        const left = [...carts.values()]
          .filter(({ touched }) => touched >= from && touched <= to && now - touched >= dayMs)
          .map(({ touched, lines }) => ({
            days: (now - touched) / dayMs,
            lines,
            cents: [...lines.values()].reduce((sum, line) => sum + line.pieces * line.cents, 0),
          }));
        const rows = new Map<number, { carts: number; pieces: number }>();
        for (const { lines } of left) {
          const inCart = new Set<number>();
          for (const [product, { pieces }] of lines) {
            const row = rowOf(product);
            const known = rows.get(row) ?? { carts: 0, pieces: 0 };
            const carts = known.carts + (inCart.has(row) ? 0 : 1);
            rows.set(row, { carts, pieces: known.pieces + pieces });
            inCart.add(row);
          }
        }
        const often = [...rows]
          .map(([row, counts]) => ({ ...names.row(row), ...counts }))
          .sort((a, b) => b.carts - a.carts || b.pieces - a.pieces || (a.id < b.id ? -1 : 1));
        const worth = left.reduce((sum, { cents }) => sum + cents, 0);
        return {
          finding:
            left.length === 0
              ? "No carts were abandoned for a day or more."
              : `${plural(left.length, "cart holds", "carts hold")} ${money(worth)} and ${left.length === 1 ? "was" : "were"} not changed for a day or more.`,
          note: "Uses the price when each unit was added. Carts of visitors who are not signed in are not in the log.",
          tables: [
            {
              title: "Abandoned carts",
              columns: [
                { title: "Last changed", unit: "text", opens: null },
                { title: "Carts", unit: "count", opens: { category: "cart" } },
                { title: "Value when added", unit: "money", opens: { category: "cart" } },
              ],
              rows: ages.map(({ name, least, below }) => {
                const aged = left.filter(({ days }) => days >= least && days < below);
                return {
                  cells: [name, aged.length, aged.reduce((sum, { cents }) => sum + cents, 0)],
                  events: {
                    from: below === Infinity ? from : Math.max(from, now - below * dayMs),
                    to: Math.max(from, Math.min(to, now - least * dayMs)),
                  },
                };
              }),
            },
            {
              title: "Most often abandoned",
              columns: [
                { title: "Product", unit: "text", opens: null },
                { title: "Carts", unit: "count", opens: { category: "cart" } },
                { title: "Units", unit: "count", opens: { category: "cart" } },
              ],
              rows: often.slice(0, maxProducts).map(({ id, name, carts: inCarts, pieces }) => ({
                cells: [name, inCarts, pieces],
                events: { product: id, to },
              })),
            },
          ],
        };
      },
    };
  },
};
