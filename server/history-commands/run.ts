import { parseArgs } from "node:util";
import type { HistoryEntry, HistoryFilter } from "#history/entry.ts";
import { openHistory, type History } from "#history/history.ts";
import { pause } from "#event-store/pause.ts";
import { CommandProblem } from "./commands/run-command.ts";
import type { Config } from "./config.ts";
import { openHistoryLog } from "./history-log.ts";
import { printExport } from "./history-export.ts";
import { printReport } from "./history-report.ts";
import { verifyReadModels } from "./history-verify.ts";
import { printWhatIf } from "./history-what-if.ts";
import { checkBeside } from "./verification/check-beside.ts";
import { whatIfBeside } from "./what-if/what-if-beside.ts";

const usage =
  "Say what to do: tail [--lines N] [--follow] | show STREAM_OR_ORDER | at NUMBER_OR_TIME | " +
  "export [--after NUMBER] [--format ndjson|csv|parquet] [--type TYPE] [--order ORDER] [--product ID] [--stream STREAM] " +
  "[--province NAME] [--from TIME] [--to TIME] | verify [READ_MODEL] | report NAME [--from TIME] [--to TIME] [--at NUMBER_OR_TIME] [--province NAME] [--category NAME] | " +
  "what-if --fork NUMBER_OR_TIME [--to NUMBER_OR_TIME] --change CHANGE …; each with --json";

/** Where a command writes: what was asked for, and what is only said meanwhile. */
export interface Terminal {
  readonly out: (line: string) => void;
  /** A part of a file, as it is. */
  readonly write: (part: string | Uint8Array) => Promise<void>;
  readonly say: (line: string) => void;
}

export interface Asked {
  readonly history: History;
  readonly word: string;
  readonly json: boolean;
  readonly lines: number;
  readonly after: number;
  readonly follow: boolean;
  /** Moments as they were written: of a range, and the one up to which events are counted. */
  readonly moments: Readonly<Partial<Record<"from" | "to" | "at" | "fork", string>>>;
  /** What of the log is wanted, and in which format. */
  readonly wanted: Readonly<
    Partial<
      Record<"format" | "type" | "order" | "product" | "stream" | "province" | "category", string>
    >
  >;
  /** What shall have been otherwise, each in a word. */
  readonly changes: readonly string[];
  readonly terminal: Terminal;
  readonly ending: AbortSignal;
}

const pageSize = 200;
const lookMs = 200;

/** One line for people, in Colombo's time. */
const lineOf = ({ number, occurredAt, type, words, stream }: HistoryEntry): string =>
  `${String(number).padStart(8)}  ${time.format(new Date(occurredAt))}  ${type.padEnd(26)} ${words}  (${stream})`;

const time = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Colombo",
  dateStyle: "short",
  timeStyle: "medium",
  hour12: true,
});

const write = ({ json, terminal }: Asked, entry: HistoryEntry): void =>
  terminal.out(json ? JSON.stringify(entry) : lineOf(entry));

const numberOf = (text: string | undefined, name: string, usual: number): number => {
  if (text === undefined) return usual;
  if (!/^\d{1,9}$/.test(text)) throw new CommandProblem(`--${name} takes a whole number.`);
  return Number(text);
};

/** Everything of a filter after a number, page by page. */
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

const tail = async (asked: Asked): Promise<void> => {
  const { history, lines, follow, ending } = asked;
  const { position } = await history.standing();
  const { entries } = await history.page({}, null, lines);
  entries.toReversed().forEach((entry) => write(asked, entry));
  if (!follow) return;
  const updates = history.follow({}, position);
  ending.addEventListener("abort", () => void updates.return?.(), { once: true });
  for await (const { entries: fresh } of updates) fresh.forEach((entry) => write(asked, entry));
};

const show = async (asked: Asked): Promise<void> => {
  const { history, word } = asked;
  if (word === "")
    throw new CommandProblem("Name a stream, for example stock-uva-kettle, or an order.");
  let found = 0;
  for (const filter of [{ stream: word }, { order: word }]) {
    if (found > 0) return;
    for await (const entry of all(history, filter)) {
      write(asked, entry);
      found += 1;
    }
  }
  if (found === 0) {
    throw new CommandProblem(
      `The log has no stream or order called ${word}. A stream is called as stock-uva-kettle is, an order as NV-7K3M9Q.`,
    );
  }
};

const at = async (asked: Asked): Promise<void> => {
  const { history, word, json, terminal } = asked;
  const { events, first } = await history.standing();
  const isNumber = /^\d{1,9}$/.test(word);
  const instant = isNumber ? Number.NaN : Date.parse(word);
  if (!isNumber && Number.isNaN(instant)) {
    throw new CommandProblem(
      "Name an event's number, or a time such as 2026-11-21T10:48:05+05:30.",
    );
  }
  const number = isNumber
    ? Number(word)
    : (await history.page({ to: new Date(instant).toISOString() }, null, 1)).entries[0]?.number;
  if (number === undefined) {
    throw new CommandProblem(
      first === null
        ? "Nothing has happened in this shop yet."
        : `Nothing had happened then; the log begins at ${first}.`,
    );
  }
  const event = await history.event(number, false);
  if (!event) {
    throw new CommandProblem(
      `The log holds the events 1 to ${events}; there is no event ${number}.`,
    );
  }
  if (json) {
    terminal.out(JSON.stringify(event));
    return;
  }
  write(asked, event.entry);
  for (const { field, before, after } of event.changes) {
    terminal.out(`          ${field}: ${before ?? "not there"} -> ${after ?? "gone"}`);
  }
  terminal.out(JSON.stringify(event.data, null, 2));
};

const actions = {
  tail,
  show,
  at,
  export: printExport,
  report: printReport,
  verify: verifyReadModels,
  "what-if": printWhatIf,
} as const;

/** Waits until the index holds the whole log, and says how far it is where that takes its time. */
const whole = async (history: History, { say }: Terminal, ending: AbortSignal): Promise<void> => {
  for (let told = Date.now(); !ending.aborted;) {
    const { progress } = await history.standing();
    if (progress === 1) return;
    if (Date.now() - told > 1000) {
      told = Date.now();
      say(`Building the index of the log: ${Math.floor(progress * 100)} %`);
    }
    await pause(lookMs, ending);
  }
};

/**
 * `npm run history`: reads the log beside a shop that runs or without one, and writes nothing but the index. What it tells of
 * people is what an analyst may see. Throws CommandProblem.
 */
export const runHistoryCommand = async (
  args: readonly string[],
  config: Config,
  terminal: Terminal,
  ending: AbortSignal = new AbortController().signal,
): Promise<void> => {
  const { values, positionals } = readArguments(args);
  const [name = "", word = "", ...more] = positionals;
  if (!Object.hasOwn(actions, name) || more.length > 0) throw new CommandProblem(usage);
  const { store, close } = await openHistoryLog(config);
  const history = openHistory({
    dataDir: config.dataDir,
    store,
    verification: checkBeside(config),
    whatIf: whatIfBeside(config),
    onError: (error) => terminal.say(`The index of the log waits: ${error.message}`),
  });
  try {
    await history.start();
    await whole(history, terminal, ending);
    await actions[name as keyof typeof actions]({
      history,
      word,
      json: values.json,
      lines: numberOf(values.lines, "lines", 20),
      after: numberOf(values.after, "after", 0),
      follow: values.follow,
      moments: values,
      wanted: values,
      changes: values.change,
      terminal,
      ending,
    });
  } finally {
    await history.stop();
    await close();
  }
};

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        json: { type: "boolean", default: false },
        follow: { type: "boolean", default: false },
        lines: { type: "string" },
        after: { type: "string" },
        from: { type: "string" },
        to: { type: "string" },
        at: { type: "string" },
        fork: { type: "string" },
        format: { type: "string" },
        type: { type: "string" },
        order: { type: "string" },
        product: { type: "string" },
        stream: { type: "string" },
        province: { type: "string" },
        category: { type: "string" },
        change: { type: "string", multiple: true, default: [] },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new CommandProblem(`${error instanceof Error ? error.message : ""} ${usage}`, {
      cause: error,
    });
  }
};
