import type { HistoryEntry, HistoryFilter } from "#history/entry.ts";
import type { History } from "#history/history.ts";
import { CommandProblem } from "../../errors/command-problem.ts";
import type { HistoryQuery } from "./history-query.ts";
import { momentOf } from "./moments.ts";

const pageSize = 200;

/** Formats one entry for the terminal, in Colombo's time. */
const lineOf = ({ number, occurredAt, type, words, stream }: HistoryEntry): string =>
  `${String(number).padStart(8)}  ${time.format(new Date(occurredAt))}  ${type.padEnd(26)} ${words}  (${stream})`;

const time = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Colombo",
  dateStyle: "short",
  timeStyle: "medium",
  hour12: true,
});

const write = ({ json, terminal }: HistoryQuery, entry: HistoryEntry): void =>
  terminal.out(json ? JSON.stringify(entry) : lineOf(entry));

/** All entries of a filter after a number, page by page. */
async function* all(
  history: History,
  filter: HistoryFilter,
  after = 0,
): AsyncGenerator<HistoryEntry, undefined> {
  for (let number = after, more = true; more;) {
    const page = await history.pageAfter(filter, number, pageSize);
    yield* page.entries;
    number = page.entries.at(-1)?.number ?? number;
    more = page.more;
  }
  return undefined;
}

/**
 * `npm run shop -- history tail`: prints the newest events and, with --follow, new ones as they
 * arrive.
 */
export const printTail = async (query: HistoryQuery): Promise<void> => {
  const { history, lines, follow, ending } = query;
  const { position } = await history.indexStatus();
  const { entries } = await history.page({}, null, lines);
  entries.toReversed().forEach((entry) => write(query, entry));
  if (!follow) return;
  const updates = history.follow({}, position);
  ending.addEventListener("abort", () => void updates.return?.(), { once: true });
  for await (const { entries: fresh } of updates) fresh.forEach((entry) => write(query, entry));
};

/**
 * `npm run shop -- history show STREAM_OR_ORDER`: prints every event of a stream or order. Throws
 * CommandProblem.
 */
export const printShow = async (query: HistoryQuery): Promise<void> => {
  const { history, word } = query;
  if (word === "")
    throw new CommandProblem("Name a stream, for example stock-uva-kettle, or an order.");
  let found = 0;
  for (const filter of [{ stream: word }, { order: word }]) {
    if (found > 0) return;
    for await (const entry of all(history, filter)) {
      write(query, entry);
      found += 1;
    }
  }
  if (found === 0) {
    throw new CommandProblem(
      `The log has no stream or order ${word}. A stream looks like stock-uva-kettle, an order like NV-7K3M9Q.`,
    );
  }
};

/**
 * `npm run shop -- history at NUMBER_OR_TIME`: prints one event and its changes. Throws
 * CommandProblem.
 */
export const printAt = async (query: HistoryQuery): Promise<void> => {
  const { history, word, json, terminal } = query;
  const { events, first } = await history.indexStatus();
  const moment = momentOf(
    word,
    "Name an event's number, or a time such as 2026-11-21T10:48:05+05:30.",
  );
  const number = await history.numberAt(moment);
  if (number === 0) {
    throw new CommandProblem(
      first === null
        ? "Nothing has happened in this shop yet."
        : `Nothing had happened yet at that moment. The log starts on ${first}.`,
    );
  }
  const event = number === null ? null : await history.event(number, false);
  if (!event) {
    throw new CommandProblem(
      `The log contains the events 1 to ${events}; there is no event ${word}.`,
    );
  }
  if (json) {
    terminal.out(JSON.stringify(event));
    return;
  }
  write(query, event.entry);
  for (const { field, before, after } of event.changes) {
    terminal.out(`          ${field}: ${before ?? "(none)"} -> ${after ?? "(removed)"}`);
  }
  terminal.out(JSON.stringify(event.data, null, 2));
};
