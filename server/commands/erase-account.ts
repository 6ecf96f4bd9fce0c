import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { readConfig } from "../settings/config.ts";
import { eraseByCommand } from "./erase-by-command.ts";
import { createLog } from "../log/log.ts";
import { print, runCommand } from "./run-command.ts";

/** Reads the operator's next line; empty without a terminal. */
const ask = async (question: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await Promise.race([
      terminal.question(`  ${question} `),
      new Promise<string>((resolve) => terminal.once("close", () => resolve(""))),
    ]);
  } finally {
    terminal.close();
  }
};

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { yes: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const config = readConfig();
  await eraseByCommand(config, createLog(config.logLevel), {
    who: positionals[0] ?? "",
    confirm: values.yes ? null : ask,
    print,
  });
});
