import { readConfig } from "../settings/config.ts";
import { createLog } from "../log/log.ts";
import { runReadModelCommand } from "./read-models/read-model-commands.ts";
import { print, runCommand } from "./run-command.ts";

runCommand(async () => {
  const config = readConfig();
  await runReadModelCommand(process.argv.slice(2), config, createLog(config.logLevel), print);
});
