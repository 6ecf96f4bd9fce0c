import { readConfig } from "../settings/config.ts";
import { restore } from "./backup/backup.ts";
import { print, runCommand } from "./run-command.ts";

runCommand(() => restore(readConfig(), process.argv[2] ?? "", print));
