import { errorText } from "../errors/error-text.ts";

/** Prints lines to standard output. */
export const print = (...lines: readonly string[]): void => {
  process.stdout.write(lines.map((line) => `  ${line}\n`).join(""));
};

const fail = (text: string): never => {
  process.stderr.write(`\n${text}\n\n`);
  process.exit(1);
};

/**
 * Runs a command to its end. An error is printed in one line and sets the exit code 1, and so does
 * a command that waits for something that nothing can bring any more.
 */
export const runCommand = (command: () => Promise<void>): void => {
  // Files of the command are readable by their owner only, as those of the server.
  process.umask(0o077);
  process.once("beforeExit", () =>
    fail("The command ended before its work was done. Don't rely on what it has left."),
  );
  command().then(
    () => process.exit(0),
    (error: unknown) => fail(errorText(error)),
  );
};
