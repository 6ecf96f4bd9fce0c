import { readConfig } from "../settings/config.ts";
import { runHistoryCommand } from "./history-queries/run.ts";
import { runCommand } from "./run-command.ts";

const ending = new AbortController();
process.on("SIGINT", () => ending.abort());
// The reader of standard output may end first, as in `| head`.
process.stdout.on("error", () => ending.abort());

runCommand(async () => {
  const config = readConfig();
  await runHistoryCommand(
    process.argv.slice(2),
    config,
    {
      out: (line) => process.stdout.write(`${line}\n`),
      write: (part) =>
        new Promise((resolve) => {
          process.stdout.write(part, () => resolve());
        }),
      say: (line) => process.stderr.write(`  ${line}\n`),
    },
    ending.signal,
  );
});
