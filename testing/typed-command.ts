import { spawn } from "node:child_process";
import { once } from "node:events";
import { endWithParent } from "../setup/end-with-parent.ts";
import { root } from "../setup/root.ts";

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
) => {
  const child = endWithParent(
    spawn(process.execPath, [`${root}setup/command.ts`, ...args], {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        ...{ EVENTSTORE_URL: "", MONGODB_URL: "", STORAGE_URL: "", DISK_RESERVE_MB: "0" },
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = once(child, "close").then(([code]: (number | null)[]): Ended => {
    const last = output.trimEnd().split("\n").at(-1)?.trim() ?? "";
    return { code: code ?? null, output, last };
  });
  return { kill: () => child.kill("SIGKILL"), ended };
};

/** Runs a built command to its end. */
export const typed = (
  dataDir: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> => startTyped(dataDir, args, environment).ended;
