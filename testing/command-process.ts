import { spawn } from "node:child_process";
import { once } from "node:events";
import { basename } from "node:path";
import { endWithParent } from "../setup/end-with-parent.ts";
import { root } from "../setup/root.ts";
import { createSignal } from "#event-store/signal.ts";

/** A command of the shop in its own process. */
export interface CommandProcess {
  /** Kills it at once. */
  kill(): void;
  /** Resolves when its output contains a text. */
  wrote(text: string): Promise<void>;
  /** Answers a prompt. */
  type(text: string): void;
  /** Closes its standard input. */
  endInput(): void;
  /** Resolves when it has ended, with its exit code (null if killed) and all its output. */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
}

/** Starts a built operator command like `npm run shop`, with only the given settings. */
export const startCommand = (
  name: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): CommandProcess => startScript(`${root}dist/${name}.cjs`, environment, args);

/** Starts a script of the repository, with only the given settings. */
export const startScript = (
  script: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[],
): CommandProcess => {
  const child = endWithParent(
    spawn(process.execPath, [script, ...args], {
      cwd: root,
      // The command doesn't use the engines of other tests unless a setting names them.
      env: { ...process.env, EVENTSTORE_URL: "", MONGODB_URL: "", ...environment },
      stdio: ["pipe", "pipe", "pipe"],
    }),
  );
  let output = "";
  const grew = createSignal();
  const closed = new AbortController();
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    grew.notify();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return {
    kill: () => child.kill("SIGKILL"),
    async wrote(text) {
      while (!output.includes(text)) {
        if (closed.signal.aborted)
          throw new Error(`${basename(script)} ended without a question: ${output}`);
        await grew.next(closed.signal);
      }
    },
    type: (text) => child.stdin.write(text),
    endInput: () => child.stdin.end(),
    ended: once(child, "close").then(([code]: (number | null)[]) => {
      closed.abort();
      return { code: code ?? null, output };
    }),
  };
};
