import { pause } from "#event-store/pause.ts";
import { openHistory, type History } from "#history/history.ts";
import { CommandProblem } from "../../errors/command-problem.ts";
import type { Config } from "../../settings/config.ts";
import { openHistoryLog } from "../../engines/history-log.ts";
import { checkInWorker } from "../../verification/check-in-worker.ts";
import { whatIfInWorker } from "../../what-if/what-if-in-worker.ts";
import { wholeNumber, readArguments, usage } from "./arguments.ts";
import { throttledProgress, type Terminal } from "./history-query.ts";
import { printAt, printShow, printTail } from "./entries.ts";
import { printExport } from "./export.ts";
import { printReport } from "./report.ts";
import { printVerification } from "./verify.ts";
import { printWhatIf } from "./what-if.ts";

const actions = {
  tail: printTail,
  show: printShow,
  at: printAt,
  export: printExport,
  report: printReport,
  verify: printVerification,
  "what-if": printWhatIf,
} as const;

const lookMs = 200;

/** Waits until the index contains the whole log, and prints the progress if that takes long. */
const waitForIndex = async (
  history: History,
  terminal: Terminal,
  ending: AbortSignal,
): Promise<void> => {
  const say = throttledProgress(terminal);
  while (!ending.aborted) {
    const { progress } = await history.indexStatus();
    if (progress === 1) return;
    say(() => `Building the index of the log: ${Math.floor(progress * 100)} %`);
    await pause(lookMs, ending);
  }
};

/**
 * Implements `npm run shop -- history`: reads the log with or without a running shop, and writes
 * only the index. Masks personal data as for an analyst. Throws CommandProblem.
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
    verification: checkInWorker(config),
    whatIf: whatIfInWorker(config),
    onError: (error) =>
      terminal.say(`Could not open the index of the log; retrying: ${error.message}`),
  });
  try {
    await history.start();
    await waitForIndex(history, terminal, ending);
    await actions[name as keyof typeof actions]({
      history,
      word,
      json: values.json,
      lines: wholeNumber(values.lines, "lines", 20),
      after: wholeNumber(values.after, "after", 0),
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
