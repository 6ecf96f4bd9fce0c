import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import Database from "better-sqlite3";

/** Test servers built from a folder of `e2e/servers`, with the arguments of `go build`. */
const programs = {
  /** A substitute for MongoDB. */
  ferretdb: ["-tags", "ferretdb_no_postgresql", "."],
  /** Serves S3 from a directory. */
  versitygw: ["github.com/versity/versitygw/cmd/versitygw"],
} as const;

type GoProgram = keyof typeof programs;

/** The path of an installed program; null if it isn't installed. */
export const onPath = (program: string): string | null =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((directory) => join(directory, program))
    .find(isExecutable) ?? null;

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Interval between attempts to take a lock that another process has. */
const lockAttemptsMs = 200;

/** Locks a file until `close`. The system releases the lock of a process that has ended. */
const takeLock = async (path: string): Promise<Database.Database> => {
  const lock = new Database(path, { timeout: 0 });
  for (;;) {
    try {
      return lock.exec("BEGIN EXCLUSIVE");
    } catch (error) {
      if (!(error instanceof Database.SqliteError && error.code === "SQLITE_BUSY")) throw error;
      await sleep(lockAttemptsMs);
    }
  }
};

/**
 * Path of a built server. The first build takes minutes; the result is cached until the sources
 * change. Test files ask in parallel: one process builds, the others wait for its result.
 */
const buildGoProgram = async (go: string, program: GoProgram): Promise<string> => {
  const sources = fileURLToPath(new URL(`../e2e/servers/${program}`, import.meta.url));
  const builds = fileURLToPath(new URL(`../.tsbuild/${program}`, import.meta.url));
  const digest = createHash("sha256");
  for (const file of readdirSync(sources).toSorted()) {
    digest.update(readFileSync(join(sources, file)));
  }
  const binary = join(builds, digest.digest("hex").slice(0, 16));
  if (existsSync(binary)) return binary;
  mkdirSync(builds, { recursive: true });
  const lock = await takeLock(join(builds, "lock.db"));
  try {
    if (existsSync(binary)) return binary;
    const unfinished = `${binary}.unfinished`;
    const args = ["build", "-trimpath", "-o", unfinished, ...programs[program]];
    await promisify(execFile)(go, args, { cwd: sources });
    renameSync(unfinished, binary);
    return binary;
  } finally {
    lock.close();
  }
};

/** A test server, or why it is unavailable. */
export const findGoProgram = async (
  program: GoProgram,
): Promise<{ readonly binary: string } | { readonly missing: string }> => {
  const go = onPath("go");
  if (!go) return { missing: "needs Go" };
  try {
    return { binary: await buildGoProgram(go, program) };
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split("\n").at(-1) : error;
    return { missing: `${program} could not be built: ${String(reason)}` };
  }
};
