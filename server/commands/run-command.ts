import { errorText } from "../process/error-text.ts";

/** Prints lines to standard output. */
export const print = (...lines: readonly string[]): void => {
  process.stdout.write(lines.map((line) => `  ${line}\n`).join(""));
};

/** Runs a command to its end. An error is printed in one line and sets the exit code 1. */
export const runCommand = (command: () => Promise<void>): void => {
  // Files of the command are readable by their owner only, as those of the server.
  process.umask(0o077);
  command().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`\n${errorText(error)}\n\n`);
      process.exit(1);
    },
  );
};
