import { parseArgs } from "node:util";
import { CommandProblem } from "../../errors/command-problem.ts";

export const usage =
  "Usage: npm run shop -- history tail [--lines N] [--follow] | show STREAM_OR_ORDER | at NUMBER_OR_TIME | " +
  "export [--after NUMBER] [--format ndjson|csv|parquet] [--type TYPE] [--order ORDER] [--product ID] [--stream STREAM] " +
  "[--province NAME] [--from TIME] [--to TIME] | verify [READ_MODEL] | report NAME [--from TIME] [--to TIME] [--at NUMBER_OR_TIME] [--province NAME] [--category NAME] [--by product] | " +
  "what-if --fork NUMBER_OR_TIME [--to NUMBER_OR_TIME] --change CHANGE …; each with --json";

/** Parses a command line. Throws CommandProblem. */
export const readArguments = (args: readonly string[]) => {
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
        by: { type: "string" },
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

/** Parses a whole number; returns `usual` if the option is missing. Throws CommandProblem. */
export const wholeNumber = (text: string | undefined, name: string, usual: number): number => {
  if (text === undefined) return usual;
  if (!/^\d{1,9}$/.test(text)) throw new CommandProblem(`--${name} takes a whole number.`);
  return Number(text);
};
