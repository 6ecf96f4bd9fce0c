import { countText, formatCount } from "../../../components/count.ts";
import { formatMoneyShort } from "../../../components/money.ts";
import type { Comparison, Difference, Flow, Stage } from "./stage.ts";

/** "1 order", "2 orders". */

const beforePlaced: readonly Stage[] = [null, "PENDING", "REFUSED"];
const open: readonly Stage[] = ["ITEM_PREPARING", "ITEM_PACKING", "OUT_FOR_DELIVERY"];

const sumOf = (flows: readonly Flow[], isMeant: (flow: Flow) => boolean) =>
  flows
    .filter(isMeant)
    .reduce(
      (sum, { orders, worth }) => ({ orders: sum.orders + orders, worth: sum.worth + worth }),
      { orders: 0, worth: 0 },
    );

const free = (state: Difference["after"]): number => (state ? state.onHand - state.reserved : 0);

/** "A, B and C". */
const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, 3);
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, `${formatCount(rest)} more`] : shown;
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
};

/** Summarizes what happened between two moments in sentences; B is the later one. */
export function comparisonText({ a, b, flows, products }: Comparison): readonly string[] {
  const events = b.number - a.number;
  if (events === 0) return ["Nothing happened between A and B: they are the same moment."];
  const sentences: string[] = [];
  if (flows) {
    const placed = sumOf(
      flows,
      ({ from, to }) => beforePlaced.includes(from) && !beforePlaced.includes(to),
    );
    const delivered = sumOf(flows, ({ from, to }) => from !== "DELIVERED" && to === "DELIVERED");
    const refused = sumOf(flows, ({ from, to }) => from !== "REFUSED" && to === "REFUSED");
    const cancelled = sumOf(flows, ({ from, to }) => from !== "CANCELLED" && to === "CANCELLED");
    const openAtA = sumOf(flows, ({ from }) => open.includes(from)).orders;
    const arrived = sumOf(
      flows,
      ({ from, to }) => open.includes(from) && to === "DELIVERED",
    ).orders;
    sentences.push(
      `In ${countText(events, "event")} the shop placed ${countText(placed.orders, "order")} worth ` +
        `${formatMoneyShort(placed.worth)} and delivered ${formatCount(delivered.orders)}.`,
    );
    if (openAtA > 0) {
      sentences.push(
        arrived === openAtA
          ? `All orders open at A have been delivered.`
          : `Of ${countText(openAtA, "order")} open at A, ${formatCount(arrived)} ${arrived === 1 ? "was" : "were"} delivered.`,
      );
    }
    if (refused.orders > 0) {
      sentences.push(
        `${countText(refused.orders, "order")} ${refused.orders === 1 ? "was" : "were"} rejected because items were out of stock, worth ` +
          `${formatMoneyShort(refused.worth)}.`,
      );
    }
    if (cancelled.orders > 0) {
      sentences.push(
        `${countText(cancelled.orders, "order")} ${cancelled.orders === 1 ? "was" : "were"} cancelled.`,
      );
    }
  } else {
    sentences.push(
      `${countText(events, "event")} are between A and B, too many to follow each order. The table below counts orders by status.`,
    );
  }
  const soldOut = products.filter(
    ({ before, after }) => after?.offered && free(before) > 0 && free(after) <= 0,
  );
  if (soldOut.length > 0) {
    sentences.push(
      `${listed(soldOut.map(({ name }) => name))} ${soldOut.length === 1 ? "is" : "are"} sold out.`,
    );
  }
  return sentences;
}
