import { root } from "../setup/root.ts";
import { startScript, type CommandProcess } from "./command-process.ts";

/** An ended command. */
export interface Ended {
  /** Its exit code; null if it was killed. */
  readonly code: number | null;
  readonly output: string;
  /** The last line of its output. */
  readonly last: string;
}

/** Starts a built command as its npm script does. The caller has built the server. */
export const startTyped = (
  dataDir: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Pick<CommandProcess, "kill"> & { readonly ended: Promise<Ended> } => {
  const settings = { DATA_DIR: dataDir, STORAGE_URL: "", DISK_RESERVE_MB: "0", ...environment };
  const { kill, endInput, ended } = startScript(`${root}setup/command.ts`, settings, args);
  endInput();
  return {
    kill,
    ended: ended.then(({ code, output }) => {
      const last = output.trimEnd().split("\n").at(-1)?.trim() ?? "";
      return { code, output, last };
    }),
  };
};

/** Runs a built command to its end. */
export const typed = (
  dataDir: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> => startTyped(dataDir, args, environment).ended;
