import { spawn } from "node:child_process";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, root } from "./install.mjs";

/** `npm start`: from a fresh clone to an open shop. What is given after `--` goes to the server. */
ensureInstalled();
ensureBuilt();

const server = spawn(process.execPath, ["server/main.ts", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: { NODE_ENV: "production", ...process.env },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
