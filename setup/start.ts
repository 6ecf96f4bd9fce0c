import { pathToFileURL } from "node:url";
import { ensureBuilt, serverEnvironment, serverFile, serverFlags } from "./build.ts";
import { ensureInstalled } from "./install.ts";

/** `npm start`: from a fresh clone to an open shop. What is given after `--` goes to the server. */
ensureInstalled({ development: false });
await ensureBuilt();
process.env["NODE_ENV"] ??= "production";
// The same process goes on as the server, without what it took to come here; Windows has no such
// thing.
if (process.platform !== "win32" && process.execve) {
  const args = [process.execPath, ...serverFlags, serverFile, ...process.argv.slice(2)];
  process.execve(process.execPath, args, { ...serverEnvironment, ...process.env });
}
await import(pathToFileURL(serverFile).href);
