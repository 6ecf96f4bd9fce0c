import { csvFile } from "../../../components/csv.ts";
import type { Outcome } from "./use-what-if.ts";

const head = ["As it was", "Simulated"];

/** All results of a simulation as CSV; each section is labelled as simulated. */
export function csvOf(outcome: Outcome): string {
  const { fork, end, finding, assumptions, figures, products, course, changedOrders } = outcome;
  return csvFile([
    ["Simulation, not saved", `forked at event ${fork}`, `to event ${end}`],
    [finding],
    ...assumptions.map((sentence) => [sentence]),
    [],
    ["Simulated figures; money in rupees, times in minutes", ...head],
    ...figures.map(({ name, was, simulated }) => [name, was, simulated]),
    [],
    [
      "Simulated products",
      ...["Sold", "Money", "Left", "Sold out"].flatMap((name) =>
        head.map((each) => `${name}: ${each.toLowerCase()}`),
      ),
    ],
    ...products.map((each) => [
      each.name,
      ...[each.sold, each.soldSimulated, each.money, each.moneySimulated],
      ...[each.left, each.leftSimulated, each.soldOut, each.soldOutSimulated],
    ]),
    [],
    ["Simulated course", "Orders", "Orders simulated", "Money", "Money simulated"],
    ...course.map((each) => [
      each.at,
      each.placed,
      each.placedSimulated,
      each.money,
      each.moneySimulated,
    ]),
    [],
    ["Simulated orders", ...head],
    ...changedOrders.map(({ number, was, simulated }) => [number, was, simulated]),
  ]);
}
