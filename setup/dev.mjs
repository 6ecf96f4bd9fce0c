import { spawn } from "node:child_process";
import { ensureInstalled, root } from "./install.mjs";

/** `npm run dev`: the server restarts with its sources, the interface is replaced in place by Vite. */
ensureInstalled();

const children = [
  spawn(
    process.execPath,
    ["--watch", "--watch-preserve-output", "server/main.ts", ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: "inherit",
    },
  ),
  spawn("npx", ["vite"], { cwd: root, stdio: "inherit" }),
];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) child.on("exit", stop);
