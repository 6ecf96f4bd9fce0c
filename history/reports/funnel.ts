import { stageNumber } from "./fact.ts";
import type { ReportKind } from "./report.ts";
import { count, plural } from "./format.ts";

const steps = [
  { name: "Signed up", type: "AccountRegistered", left: "have added nothing to a cart yet" },
  { name: "Filled a cart", type: "CartItemAdded", left: "filled a cart but submitted no order" },
  { name: "Submitted", type: "OrderSubmitted", left: "submitted an order but had none placed" },
  { name: "Placed", type: "OrderPlaced", left: "are waiting for their first delivery" },
  { name: "Delivered", type: "OrderStatusChanged", left: "" },
] as const;

const pending = stageNumber("pending");
const delivered = stageNumber("Delivered");
const refused = stageNumber("refused");
const cancelled = stageNumber("cancelled");
const returned = stageNumber("returned");

/**
 * The furthest step reached by each customer who signed up in the range. Reaching a step implies
 * all previous steps.
 */
export const funnel: ReportKind = {
  title: "From sign-up to delivery",
  kinds: ["signed-up", "added", "submitted", "moved"],
  scopes: [],
  reads: "since",
  begin({ from, to }) {
    /** The furthest step of each customer. */
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
          if ([delivered, refused, cancelled, returned].includes(x)) buyers.delete(subject);
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
              ? "No customers signed up in this period."
              : `Of ${plural(all, "customer")} who signed up, ${count(placed)} ${placed === 1 ? "has" : "have"} placed an order.`,
          note: "Covers customers who signed up in this period and their activity up to the report's event. Links open all events of that type, including those of other customers.",
          tables: [
            {
              title: "From sign-up to delivery",
              columns: [
                { title: "Step", unit: "text", opens: null },
                { title: "Customers", unit: "count", opens: {} },
                { title: "Share of previous step", unit: "share", opens: null },
                { title: "Share of all", unit: "share", opens: null },
                { title: "Drop-off", unit: "text", opens: null },
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
