import { readConfig } from "../settings/config.ts";
import { examine } from "./backup/backup.ts";
import { print, runCommand } from "./run-command.ts";

runCommand(() => examine(readConfig(), print));
