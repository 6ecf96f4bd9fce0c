import { readConfig } from "../settings/config.ts";
import { backUp } from "./backup/backup.ts";
import { print, runCommand } from "./run-command.ts";

runCommand(() => backUp(readConfig(), process.argv[2] ?? "", print));
