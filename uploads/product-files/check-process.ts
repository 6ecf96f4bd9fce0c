import { fork, type ChildProcess } from "node:child_process";
import { Socket } from "node:net";
import { Unavailable } from "#domain/ports.ts";
import { createSerialQueue } from "./serial-queue.ts";

/** A file to check, as the process receives it. */
export interface Job {
  readonly kind: "model" | "picture" | "quick-look";
  readonly bytes: Uint8Array;
}

/** A message of the process: that it waits for a job, or the end of one. */
export type JobMessage =
  | { readonly ready: true }
  | { readonly result: unknown }
  | { readonly failed: string };

/** The process ended before it finished a job, because it died or exceeded the time limit. */
export class JobEnded extends Error {
  override readonly name = "JobEnded";
  readonly reason: "died" | "too slow";
  constructor(reason: "died" | "too slow") {
    super(`The process that checks files ${reason === "died" ? "has died" : "was too slow"}`);
    this.reason = reason;
  }
}

/** A file couldn't be checked: a failure of the shop, not of the file. */
export class CheckFailed extends Unavailable {
  override readonly name = "CheckFailed";
}

/** Checks files in a process of its own, one at a time and in order. */
export interface CheckProcess {
  /**
   * The result of a job. Rejects with JobEnded, and with Unavailable if the process can't start or
   * reports a failure, or if too many jobs are waiting.
   */
  run(job: Job, timeoutMs: number): Promise<unknown>;
}

/** An unused process ends after this time, which frees its memory. */
const idleMs = 10_000;

/** Characters of its standard error that an error message quotes. */
const maxErrorChars = 2000;

/**
 * Runs the parsers of strangers' files. A file that exhausts the memory, or crashes native code,
 * ends this process and not the shop; a worker thread would not do, because V8 may abort the whole
 * process if the heap of a thread is full. The process starts with the first job. It gets no
 * environment, and therefore no secrets.
 */
export const createCheckProcess = ({
  megabytes,
  maxWaiting,
  code = new URL("./check-process-main.ts", import.meta.url),
}: {
  /** Maximum JavaScript heap. */
  readonly megabytes: number;
  /** Maximum number of waiting jobs. */
  readonly maxWaiting: number;
  readonly code?: URL | string;
}): CheckProcess => {
  const inTurn = createSerialQueue(maxWaiting);
  let running: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = (child: ChildProcess): void => {
    if (running === child) running = null;
    child.kill("SIGKILL");
  };

  const start = async (): Promise<ChildProcess> => {
    const child = fork(code, [], {
      serialization: "advanced",
      execArgv: [`--max-old-space-size=${megabytes}`],
      env: {},
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let problems = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      problems = (problems + text).slice(0, maxErrorChars);
    });
    child.on("error", (error) => {
      problems = error.message;
    });
    child.once("exit", () => end(child));
    const isReady = await new Promise<boolean>((resolve) => {
      child.once("message", () => resolve(true));
      child.once("close", () => resolve(false));
      child.once("error", () => resolve(false));
    });
    if (!isReady) throw new CheckFailed(`The process that checks files can't start: ${problems}`);
    if (child.stderr instanceof Socket) child.stderr.unref();
    running = child;
    return child;
  };

  const result = (child: ChildProcess, job: Job, timeoutMs: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const settle = (outcome: () => void): void => {
        clearTimeout(timer);
        child.off("message", onMessage);
        child.off("exit", onEnd);
        outcome();
      };
      const onMessage = (message: JobMessage): void =>
        settle(() => {
          if ("result" in message) resolve(message.result);
          else reject(new CheckFailed("failed" in message ? message.failed : "Not a result"));
        });
      const onEnd = (): void => settle(() => reject(new JobEnded("died")));
      const timer = setTimeout(() => {
        settle(() => reject(new JobEnded("too slow")));
        end(child);
      }, timeoutMs);
      child.on("message", onMessage);
      child.on("exit", onEnd);
      child.send(job, (error) => {
        if (error) end(child);
      });
    });

  return {
    run: (job, timeoutMs) =>
      inTurn(async () => {
        clearTimeout(idle);
        const child = running ?? (await start());
        // The caller waits for this job, even if nothing else keeps the caller's process alive.
        child.ref();
        child.channel?.ref();
        try {
          return await result(child, job, timeoutMs);
        } finally {
          child.unref();
          child.channel?.unref();
          idle = setTimeout(() => end(child), idleMs).unref();
        }
      }),
  };
};
