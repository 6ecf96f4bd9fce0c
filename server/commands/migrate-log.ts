import { readConfig } from "../settings/config.ts";
import { moveToServers } from "./move-to-servers.ts";
import { print, runCommand } from "./run-command.ts";

runCommand(() => moveToServers(readConfig(), print));
