import { spawn, spawnSync, type SpawnSyncOptions } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { explainFailure } from "./disk-problem.ts";
import { endWithParent } from "./end-with-parent.ts";
import { root } from "./root.ts";
import { installPackages } from "./node.mjs";
import { requireNoRunningShop } from "./running-shops.ts";

export { root };

/** Runs a program in the repository. If it fails, ends this process with its exit code. */
export const run = (
  command: string,
  args: readonly string[],
  options: SpawnSyncOptions = {},
): void => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (status !== 0) process.exit(status ?? 1);
};

/**
 * Runs a Node program in the repository in parallel to other work, by default on this Node. It ends
 * with this process at the latest. Returns its exit code; null if a signal ended it.
 */
export const exitCodeOf = async (
  program: string,
  args: readonly string[],
  { node = process.execPath, env = process.env } = {},
): Promise<number | null> => {
  const child = endWithParent(
    spawn(node, [program, ...args], { cwd: root, stdio: "inherit", env }),
  );
  const [code = null] = (await once(child, "exit")) as (number | null)[];
  return code;
};

interface Manifest {
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (directory: string): Manifest =>
  JSON.parse(readFileSync(`${directory}package.json`, "utf8")) as Manifest;

/**
 * Path of the program of an installed package; `node_modules/.bin` holds no JavaScript on Windows.
 */
export const programOf = (packageName: string, program = packageName): string => {
  const directory = `${root}node_modules/${packageName}/`;
  const { bin = {} } = manifestOf(directory);
  const path = typeof bin === "string" ? bin : bin[program];
  if (path === undefined) throw new Error(`${packageName} has no program ${program}`);
  return `${directory}${path}`;
};

const changedAt = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0);

const isInstalled = (development: boolean): boolean => {
  const installedAt = changedAt(`${root}node_modules/.package-lock.json`);
  if (installedAt < changedAt(`${root}package-lock.json`)) return false;
  const names = development ? Object.keys(manifestOf(root).devDependencies ?? {}) : [];
  return names.every((name) => existsSync(`${root}node_modules/${name}`));
};

/** Installs missing packages of the lockfile; those for development only on request. */
export const ensureInstalled = async ({
  development,
}: {
  readonly development: boolean;
}): Promise<void> => {
  if (isInstalled(development)) return;
  requireNoRunningShop("Installing packages");
  console.log("Installing packages (once) …");
  const failure = await installPackages(development).catch((error: unknown) =>
    explainFailure("Installing packages", error),
  );
  if (failure === null) return;
  console.error(failure);
  process.exit(1);
};
