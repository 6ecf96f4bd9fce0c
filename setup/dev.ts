import { spawn } from "node:child_process";
import { ensureBuilt } from "./build.ts";
import { ensureInstalled, programOf, root } from "./install.ts";

/**
 * `npm run dev`: the server restarts when its sources change, and Vite hot-reloads the interface.
 */
await ensureInstalled({ development: true });
await ensureBuilt({ only: "models" });

const start = (...args: readonly string[]) =>
  spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
const children = [
  start("--watch", "--watch-preserve-output", "server/main.ts", ...process.argv.slice(2)),
  start(programOf("vite")),
];
const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) child.on("exit", stop);
