import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createSignal } from "#event-store/signal.ts";

/** A command of the shop in a process of its own. */
export interface CommandProcess {
  /** Ends it at once. */
  kill(): void;
  /** Resolves as soon as it has written a text. */
  wrote(text: string): Promise<void>;
  /** Answers what it asks. */
  type(text: string): void;
  /** Nobody will type anything more. */
  endInput(): void;
  /**
   * Resolves when it has ended, with its exit code (null where it was killed) and all that it
   * wrote.
   */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
}

/** Starts a script of server/commands, as `npm run` does, with no settings but the given ones. */
export const startCommand = (
  name: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): CommandProcess => {
  const script = fileURLToPath(new URL(`../server/commands/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], {
    // Engines that are there for other tests are not this command's, unless it is told so.
    env: { ...process.env, EVENTSTORE_URL: "", MONGODB_URL: "", ...environment },
    stdio: ["pipe", "pipe", "pipe"],
  });
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
        if (closed.signal.aborted) throw new Error(`${name} ended without a question: ${output}`);
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
