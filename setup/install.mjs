import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The repository's root. Plain JavaScript here, because nothing is installed yet when it runs. */
export const root = fileURLToPath(new URL("..", import.meta.url));

const oldestNode = [20, 19];

/** Runs a program in the repository; ends this one with its exit code where it fails. */
export const run = (command, args, options = {}) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (status !== 0) process.exit(status ?? 1);
};

/**
 * The lock file names the native parts for Linux only. `npm ci` insists on all platforms, and elsewhere npm would miss
 * them silently, so there only the exact versions of package.json hold.
 */
const lockOption = process.platform === "linux" ? "--no-save" : "--no-package-lock";

const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** Installs the packages of the lock file unless they are there already. */
export const ensureInstalled = () => {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    console.error(
      `Nivasa needs Node ${oldestNode.join(".")} or newer; this is ${process.version}.`,
    );
    process.exit(1);
  }
  const installed = changedAt(`${root}node_modules/.package-lock.json`);
  if (installed >= changedAt(`${root}package-lock.json`)) return;
  console.log("Installing packages (once; compiling SQLite takes about a minute) …");
  run("npm", ["install", lockOption, "--no-audit", "--no-fund", "--loglevel=error"]);
};
