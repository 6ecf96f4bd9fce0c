import { changesProblem } from "#history/what-if/changes-problem.ts";
import { parseChange, changeSyntax } from "#history/what-if/change-syntax.ts";
import type { ComparedFigure } from "#history/what-if/outcome.ts";
import type { WhatIfOutcome } from "#history/what-if/what-if.ts";
import { maxSimulatedEvents } from "#history/what-if/what-if-queue.ts";
import { count, duration, money } from "#history/reports/format.ts";
import { CommandProblem } from "../../errors/command-problem.ts";
import { throttledProgress, type HistoryQuery } from "./history-query.ts";
import { momentOf } from "./moments.ts";

const changesOf = (words: readonly string[]) => {
  const changes = words.map((word) => {
    const change = parseChange(word);
    if (change) return change;
    throw new CommandProblem(`${word} is not a valid change. Write ${changeSyntax.join(", or ")}.`);
  });
  const problem = changesProblem(changes);
  if (problem !== null) throw new CommandProblem(`${problem} Give changes with --change.`);
  return changes;
};

const eventAt = async ({ history }: HistoryQuery, text: string | undefined, name: string) => {
  const number = await history.numberAt(
    momentOf(text, `--${name} takes an event's number, or a time such as 2026-11-21.`),
  );
  const entry = number === null ? null : await history.entryAt(number);
  if (entry) return entry;
  const { events } = await history.indexStatus();
  throw new CommandProblem(
    `The log contains the events 1 to ${events}; --${name} names none of them.`,
  );
};

const shown = (value: number | null, unit: ComparedFigure["unit"]): string => {
  if (value === null) return "–";
  if (unit === "money") return money(value);
  return unit === "duration" ? duration(value) : count(value);
};

const linesOf = ({ finding, figures, assumptions }: WhatIfOutcome): readonly string[] => {
  const rows = [
    ["", "Actual", "Simulated"],
    ...figures.map(({ name, unit, was, simulated }) => [
      ...[name, shown(was, unit), shown(simulated, unit)],
    ]),
  ];
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const [first, second, third] = [width(0), width(1), width(2)];
  return [
    `Simulation, not stored. ${finding}`,
    "",
    ...rows.map(
      ([name = "", was = "", simulated = ""]) =>
        `${name.padEnd(first)}  ${was.padStart(second)}  ${simulated.padStart(third)}`,
    ),
    "",
    ...assumptions.map((sentence) => `- ${sentence}`),
  ];
};

/**
 * `npm run shop -- history what-if --fork MOMENT [--to MOMENT] --change WORD …`: simulates the shop
 * from a moment on with changes, and compares the result with what happened. Throws CommandProblem.
 */
export const printWhatIf = async (query: HistoryQuery): Promise<void> => {
  const { history, moments, changes: words, json, terminal, ending } = query;
  const changes = changesOf(words);
  if (moments.fork === undefined)
    throw new CommandProblem("Name the start of the simulation with --fork.");
  const fork = await eventAt(query, moments.fork, "fork");
  const end = await eventAt(query, moments.to, "to");
  if (end.number <= fork.number) {
    throw new CommandProblem("Nothing happened between the fork and the end.");
  }
  if (end.number - fork.number > maxSimulatedEvents) {
    throw new CommandProblem(
      `A simulation can have at most ${count(maxSimulatedEvents)} events. Choose a later fork.`,
    );
  }
  const updates = history.whatIf({ fork, end, changes });
  ending.addEventListener("abort", () => void updates.return?.(), { once: true });
  const say = throttledProgress(terminal);
  for await (const update of updates) {
    if (update.step !== "done") {
      say(() => `Replayed ${update.events} events, ${Math.floor(update.progress * 100)} %`);
      continue;
    }
    const { outcome } = update;
    if ("refused" in outcome) throw new CommandProblem(outcome.refused);
    const simulation = { simulation: true, fork: fork.number, end: end.number, ...outcome };
    for (const line of json ? [JSON.stringify(simulation)] : linesOf(outcome)) terminal.out(line);
  }
};
