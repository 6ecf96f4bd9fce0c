import { explain } from "../explain.ts";

/** A command cannot be done as it was given; the message says why and what to do. */
export class CommandProblem extends Error {
  override readonly name = "CommandProblem";
}

/** Writes lines for the person at the terminal. */
export const print = (...lines: readonly string[]): void => {
  process.stdout.write(lines.map((line) => `  ${line}\n`).join(""));
};

/** Runs a command to its end; what goes wrong is told in a line, and the exit code is 1. */
export const runCommand = (command: () => Promise<void>): void => {
  // As of the server itself, what is written is nobody else's business.
  process.umask(0o077);
  command().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`\n${explain(error)}\n\n`);
      process.exit(1);
    },
  );
};
