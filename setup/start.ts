import { pathToFileURL } from "node:url";
import { ensureBuilt, serverEnvironment, serverFile, serverFlags } from "./build.ts";
import { ensureInstalled } from "./install.ts";

/**
 * `npm start`: from a fresh clone to an open shop. Arguments after `--` are passed to the server.
 */
await ensureInstalled({ development: false });
await ensureBuilt();
process.env["NODE_ENV"] ??= "production";
process.argv.splice(2, 0, "--finish-compression");
// Replaces this process with the server, to free the memory of the setup. Windows has no exec.
if (process.platform !== "win32" && process.execve) {
  const args = [process.execPath, ...serverFlags, serverFile, ...process.argv.slice(2)];
  process.execve(process.execPath, args, { ...serverEnvironment, ...process.env });
}
await import(pathToFileURL(serverFile).href);
