import type { ReportKind } from "./report.ts";
import { plural } from "./format.ts";

interface Ordered {
  readonly at: number;
  readonly pieces: number;
}

interface Change {
  readonly product: number;
  readonly number: number;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly before: number;
  after: number;
}

const weekMs = 7 * 86_400_000;
const maxChanges = 200;

/** The units ordered of a product in the seven days before and after each change of its price. */
export const priceChanges: ReportKind = {
  title: "Price changes and later demand",
  kinds: ["line", "price"],
  scopes: ["province", "category"],
  reads: { before: weekMs },
  begin({ from, to, now }) {
    const lately = new Map<number, Ordered[]>();
    const open = new Map<number, Change[]>();
    const changes: Change[] = [];
    return {
      add({ kind, number, at, subject, x, y }) {
        if (kind === "line") {
          const kept = (lately.get(subject) ?? []).filter((each) => at - each.at <= weekMs);
          kept.push({ at, pieces: x });
          lately.set(subject, kept);
          for (const change of open.get(subject) ?? []) {
            if (at >= change.at && at - change.at <= weekMs) change.after += x;
          }
        } else if (x > 0 && at >= from && at <= to) {
          const before = (lately.get(subject) ?? [])
            .filter((each) => each.at <= at && at - each.at <= weekMs)
            .reduce((sum, { pieces }) => sum + pieces, 0);
          const change = { product: subject, number, at, from: x, to: y, before, after: 0 };
          changes.push(change);
          const still = (open.get(subject) ?? []).filter((each) => at - each.at <= weekMs);
          open.set(subject, [...still, change]);
        }
      },
      result(names) {
        const shown = changes.slice(-maxChanges).toReversed();
        const whole = changes.filter(({ at }) => now - at >= weekMs);
        const more = whole.filter(({ before, after }) => after > before);
        return {
          finding:
            changes.length === 0
              ? "No prices changed in this period."
              : `${plural(changes.length, "price change")}. After ${more.length} of the ${whole.length} that were at least a week ago, more units were ordered than before.`,
          note: "Shows what happened after each change, which the change did not necessarily cause.",
          tables: [
            {
              title: "Price changes and later demand",
              columns: [
                { title: "Product", unit: "text", opens: null },
                { title: "7 days before", unit: "count", opens: { type: "OrderSubmitted" } },
                { title: "7 days after", unit: "count", opens: { type: "OrderSubmitted" } },
                { title: "From", unit: "money", opens: null },
                { title: "To", unit: "money", opens: null },
                { title: "When", unit: "time", opens: null },
                { title: "Days since", unit: "decimal", opens: null },
                { title: "Event", unit: "event", opens: null },
              ],
              rows: shown.map((change) => {
                const { id, name } = names.variant(change.product);
                return {
                  cells: [
                    ...[name, change.before, change.after, change.from, change.to, change.at],
                    ...[Math.min(7, Math.max(0, (now - change.at) / 86_400_000)), change.number],
                  ],
                  events: { product: id, from: change.at - weekMs, to: change.at + weekMs },
                };
              }),
            },
          ],
        };
      },
    };
  },
};
