import { parseArgs } from "node:util";
import { examine } from "../inspection/examine.ts";
import { readConfig } from "../settings/config.ts";
import { print, runCommand } from "./run-command.ts";

runCommand(async () => {
  const { values } = parseArgs({ options: { repair: { type: "boolean", default: false } } });
  await examine(readConfig(), { repair: values.repair, print });
});
