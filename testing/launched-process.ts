import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { endWithParent } from "../setup/end-with-parent.ts";

/** A server in its own process, to be put under load, observed, or killed. */
export interface LaunchedProcess {
  readonly pid: number | undefined;
  /** Its standard output so far. */
  readonly output: () => string;
  /** Its standard error so far. */
  readonly problems: () => string;
  /** Resident memory in MiB; null if the system doesn't report it. */
  readonly residentMiB: () => number | null;
  /** Closes the reading end of its standard output. */
  readonly stopReading: () => void;
  /** Resolves when it reports that it is open; rejects if it ends before. */
  readonly opened: Promise<void>;
  /** Resolves with the signal or exit code when it has ended. */
  readonly ended: Promise<string | number>;
  /** Shuts it down gracefully. */
  stop(): Promise<void>;
  /** Kills it at once. */
  kill(): void;
}

export interface LaunchOptions {
  readonly name: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Working directory; by default that of this process. */
  readonly directory?: string;
  /** Matches its standard output once it is open. */
  readonly readyPattern: RegExp;
  /** User to run it as; by default this process's. */
  readonly uid?: number;
  readonly gid?: number;
}

const residentMiB = (pid: number | undefined): number | null => {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, "utf8");
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return null;
  }
};

/** Starts a server from its command line. It ends with this process at the latest. */
export const launch = (
  [command = "", ...args]: readonly string[],
  { name, environment, directory, readyPattern, ...user }: LaunchOptions,
): LaunchedProcess => {
  const child = endWithParent(
    spawn(command, args, {
      cwd: directory,
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
      ...user,
    }),
  );
  let output = "";
  let problems = "";
  const opened = new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (readyPattern.test(output)) resolve();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      problems += chunk.toString();
    });
    child.on("exit", () => reject(new Error(`${name} did not open: ${problems}`)));
  });
  const ended = once(child, "exit").then(
    ([code, signal]: (string | number | null)[]) => signal ?? code ?? 0,
  );
  opened.catch(() => undefined);
  return {
    pid: child.pid,
    output: () => output,
    problems: () => problems,
    residentMiB: () => residentMiB(child.pid),
    stopReading: () => child.stdout.destroy(),
    opened,
    ended,
    kill: () => void child.kill("SIGKILL"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
};
