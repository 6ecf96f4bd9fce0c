import type { DocumentDifference } from "#history/verification/verification.ts";
import { visibleDifference } from "#history/verification/masking.ts";
import { shopProjections } from "#projections/read-models.ts";
import { CommandProblem } from "../../errors/command-problem.ts";
import { throttledProgress, type HistoryQuery } from "./history-query.ts";

const names = shopProjections.map(({ name }) => name);

const kindWords = {
  different: "differs from its events",
  missing: "is missing",
  unknown: "has no event",
  count: "is a wrong count",
} as const;

/** Formats a difference for the terminal. */
const linesOf = (
  { id, name, kind, fields, moreFields, moreEvents }: DocumentDifference,
  events: readonly { readonly number: number; readonly type: string; readonly words: string }[],
): readonly string[] => [
  `    ${name === null ? id : `${name} (${id})`} ${kindWords[kind]}`,
  ...fields.map(
    ({ field, stored, replayed }) =>
      `      ${field}: stored ${stored ?? "nothing"}, replayed ${replayed ?? "nothing"}`,
  ),
  ...(moreFields > 0 ? [`      and ${moreFields} more fields`] : []),
  ...events.map(({ number, type, words }) => `      event ${number}  ${type}  ${words}`),
  ...(moreEvents > 0 ? [`      and ${moreEvents} earlier events`] : []),
];

/**
 * `npm run shop -- history verify [NAME]`: replays the log and compares it with one read model or
 * all of them. Throws CommandProblem for an unknown name, and at the end if something differs.
 */
export const printVerification = async ({
  history,
  word,
  json,
  terminal,
  ending,
}: HistoryQuery): Promise<void> => {
  if (word !== "" && !names.includes(word)) {
    throw new CommandProblem(`There is no read model ${word}. Choose one of: ${names.join(", ")}.`);
  }
  const updates = history.verify(word === "" ? names : [word]);
  ending.addEventListener("abort", () => void updates.return?.(), { once: true });
  let differing = 0;
  const say = throttledProgress(terminal);
  for await (const update of updates) {
    if (update.step !== "done") {
      const percent = Math.floor(update.progress * 100);
      say(() =>
        update.step === "comparing"
          ? `Comparing ${update.model ?? ""}, ${percent} %`
          : `Replayed ${update.events} events, ${percent} %`,
      );
      continue;
    }
    for (const { model, upTo, documents, fields, different, differences } of update.outcome) {
      const visible = differences.map((each) => visibleDifference(model, each, false));
      const event = upTo === null ? null : await history.numberUpTo(upTo);
      if (different > 0) differing += 1;
      if (json) {
        terminal.out(
          JSON.stringify({ model, event, documents, fields, different, differences: visible }),
        );
        continue;
      }
      terminal.out(
        event === null
          ? `  ${model}: contains nothing yet`
          : `  ${model}: ${different === 0 ? "no difference" : `${different} ${different === 1 ? "document differs" : "documents differ"}`}, ` +
              `${documents} documents with ${fields} fields, up to event ${event}`,
      );
      for (const difference of visible) {
        linesOf(difference, await history.entriesOf(difference.events)).forEach(terminal.out);
      }
      if (different > visible.length) terminal.out(`    and ${different - visible.length} more`);
    }
  }
  if (differing > 0) {
    throw new CommandProblem(
      "Stored read models differ from the events. Rebuild them: npm run shop -- projections rebuild NAME.",
    );
  }
};
