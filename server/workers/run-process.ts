import { fork } from "node:child_process";
import { once } from "node:events";
import { CommandProblem } from "../errors/command-problem.ts";
import type { FromThread, ProcessWork } from "./messages.ts";

/** Characters of its standard error that an error quotes. */
const maxErrorChars = 2000;

/**
 * Runs one job in a child process, which `program` starts with `runAsProcess`. Rejects with
 * CommandProblem if the job fails, the process dies, or `stopping` aborts.
 */
export const runProcess = async <Work extends ProcessWork>(
  program: URL,
  job: Work["job"],
  onProgress: (progress: Work["progress"]) => void,
  stopping: AbortSignal,
): Promise<Work["outcome"]> => {
  stopping.throwIfAborted();
  const child = fork(program, [], { execArgv: [], stdio: ["ignore", "ignore", "pipe", "ipc"] });
  const stop = () => child.kill("SIGKILL");
  stopping.addEventListener("abort", stop, { once: true });
  let problems = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    problems = (problems + text).slice(-maxErrorChars);
  });
  let end: { readonly outcome: Work["outcome"] } | { readonly failed: string } | null = null;
  child.on("message", (message: FromThread<Work["progress"], Work["outcome"]>) => {
    if ("progress" in message) onProgress(message.progress);
    else end = message;
  });
  child.on("error", (error) => {
    problems = error.message;
  });
  child.send(job, () => undefined);
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  stopping.removeEventListener("abort", stop);
  stopping.throwIfAborted();
  const ended = end as { readonly outcome: Work["outcome"] } | { readonly failed: string } | null;
  if (ended === null) {
    throw new CommandProblem(`The process died (${signal ?? code}). ${problems}`.trim());
  }
  if ("failed" in ended) throw new CommandProblem(ended.failed);
  return ended.outcome;
};
