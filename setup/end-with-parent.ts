import { spawn, type ChildProcess } from "node:child_process";
import type { Writable } from "node:stream";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("guard.mjs", import.meta.url));

let guard: Writable | undefined;

/** Starts the guard of this process. It holds up neither the event loop nor the exit. */
const startGuard = (): Writable => {
  const child = spawn(process.execPath, [script], {
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
  });
  child.unref();
  // A socket at runtime, and without a guard there is nothing to report.
  (child.stdin as Writable & { unref?(): void }).unref?.();
  child.stdin.on("error", () => undefined);
  return child.stdin;
};

/**
 * Kills a child process when this process ends, also if this process is killed and can run no exit
 * handler. Returns the child.
 */
export const endWithParent = <Child extends ChildProcess>(child: Child): Child => {
  const { pid } = child;
  if (pid === undefined) return child;
  const input = (guard ??= startGuard());
  input.write(`+${pid}\n`);
  child.once("exit", () => input.write(`-${pid}\n`));
  return child;
};
