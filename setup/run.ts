import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled, root } from "./install.ts";

/**
 * `node setup/node.mjs setup/run.ts SCRIPT …`: installs the packages and runs a script with the
 * remaining arguments.
 */
await ensureInstalled({ development: true });
process.argv.splice(1, 1);
const script = resolve(root, process.argv[1] ?? "");
process.argv[1] = script;
await import(pathToFileURL(script).href);
