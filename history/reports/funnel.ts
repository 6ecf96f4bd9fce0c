import { stageNumber } from "./fact.ts";
import type { ReportKind } from "./report.ts";
import { count, plural } from "./format.ts";

const steps = [
  { name: "Signed up", type: "AccountRegistered", left: "have put nothing in a cart yet" },
  { name: "Filled a cart", type: "CartItemAdded", left: "filled a cart and handed nothing in" },
  { name: "Handed in", type: "OrderSubmitted", left: "handed in and have no order placed" },
  { name: "Placed", type: "OrderPlaced", left: "wait for their first delivery" },
  { name: "Delivered", type: "OrderStatusChanged", left: "" },
] as const;

const pending = stageNumber("pending");
const delivered = stageNumber("Delivered");
const refused = stageNumber("refused");
const cancelled = stageNumber("cancelled");

/**
 * How far those who signed up in the range have come since. Whoever reached a step has reached
 * those before it.
 */
export const funnel: ReportKind = {
  title: "From sign-up to the door",
  kinds: ["signed-up", "added", "submitted", "moved"],
  scopes: [],
  reads: "since",
  begin({ from, to }) {
    /** The furthest step of each person. */
    const people = new Map<number, number>();
    const buyers = new Map<number, number>();
    const reach = (person: number | undefined, step: number) => {
      const before = person === undefined ? undefined : people.get(person);
      if (person !== undefined && before !== undefined && before < step) people.set(person, step);
    };
    return {
      add({ kind, subject, other, x, at }) {
        if (kind === "signed-up") {
          if (at >= from && at <= to && !people.has(subject)) people.set(subject, 0);
        } else if (kind === "added") {
          reach(other, 1);
        } else if (kind === "submitted") {
          reach(other, 2);
          if (people.has(other)) buyers.set(subject, other);
        } else {
          const buyer = buyers.get(subject);
          if (other === pending && x !== refused && x !== cancelled) reach(buyer, 3);
          if (x === delivered) reach(buyer, 4);
          if (x === delivered || x === refused || x === cancelled) buyers.delete(subject);
        }
      },
      result() {
        const reached = steps.map(
          (_step, index) => [...people.values()].filter((furthest) => furthest >= index).length,
        );
        const [all = 0, , , placed = 0] = reached;
        return {
          finding:
            all === 0
              ? "Nobody signed up in this time."
              : `Of ${plural(all, "person who", "people who")} signed up, ${count(placed)} ${placed === 1 ? "has" : "have"} an order placed.`,
          note: "People who signed up in this time, and what they did since, up to the report's event. Links open all events of the kind, other people's too.",
          tables: [
            {
              title: "From sign-up to the door",
              columns: [
                { title: "Step", unit: "text", opens: null },
                { title: "People", unit: "count", opens: {} },
                { title: "Of the step before", unit: "share", opens: null },
                { title: "Of all", unit: "share", opens: null },
                { title: "The others", unit: "text", opens: null },
              ],
              rows: steps.map(({ name, type, left }, index) => {
                const people = reached[index] ?? 0;
                const before = reached[index - 1] ?? 0;
                const others = people - (reached[index + 1] ?? 0);
                return {
                  cells: [
                    name,
                    people,
                    index === 0 || before === 0 ? null : people / before,
                    all === 0 ? null : people / all,
                    left === "" || others === 0 ? null : `${count(others)} ${left}`,
                  ],
                  events: { type, from, ...(index === 0 && { to }) },
                };
              }),
            },
          ],
        };
      },
    };
  },
};
