import { csvCell, csvFile } from "../../components/csv.ts";
import type { Outcome } from "./use-what-if.ts";

const head = ["As it was", "Simulated"];

/** All results of a simulation as CSV; each section is labelled as simulated. */
export function csvOf(outcome: Outcome): string {
  const { fork, end, finding, assumptions, figures, products, course, fates } = outcome;
  const words = (...texts: readonly string[]) => texts.map((text) => csvCell(text, true)).join(",");
  const row = (name: string, ...values: readonly (number | null)[]) =>
    [csvCell(name, true), ...values.map((value) => csvCell(value?.toString() ?? null, false))].join(
      ",",
    );
  return csvFile([
    words("Simulation, not saved", `forked at event ${fork}`, `to event ${end}`),
    words(finding),
    ...assumptions.map((sentence) => words(sentence)),
    "",
    words("Simulated figures; money in rupees, times in minutes", ...head),
    ...figures.map(({ name, was, simulated }) => row(name, was, simulated)),
    "",
    words(
      "Simulated products",
      ...["Sold", "Money", "Left", "Sold out"].flatMap((name) =>
        head.map((each) => `${name}: ${each.toLowerCase()}`),
      ),
    ),
    ...products.map((each) =>
      row(
        each.name,
        ...[each.sold, each.soldSimulated, each.money, each.moneySimulated],
        ...[each.left, each.leftSimulated, each.soldOut, each.soldOutSimulated],
      ),
    ),
    "",
    words("Simulated course", "Orders", "Orders simulated", "Money", "Money simulated"),
    ...course.map((each) =>
      row(each.at, each.placed, each.placedSimulated, each.money, each.moneySimulated),
    ),
    "",
    words("Simulated orders", ...head),
    ...fates.map(({ number, was, simulated }) => words(number, was, simulated)),
  ]);
}
