import { spawn } from "node:child_process";
import { once } from "node:events";
import { endWithParent } from "../setup/end-with-parent.ts";

/** A server that tests can kill and restart. */
export interface ServerProcess {
  /** Kills it at once, as a power cut does. */
  kill(): Promise<void>;
  /** Restarts it with its stored data. */
  restart(): Promise<void>;
}

/** Starts a server and waits until `answers` succeeds. It ends with this process at the latest. */
export const startServerProcess = async (
  program: string,
  args: readonly string[],
  answers: () => Promise<unknown>,
): Promise<ServerProcess> => {
  const start = async () => {
    const child = endWithParent(spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] }));
    let problems = "";
    child.stderr.on("data", (chunk: Buffer) => {
      problems += chunk.toString();
    });
    const ended = once(child, "exit").then(() => {
      throw new Error(`${program} did not start: ${problems}`);
    });
    await Promise.race([answers(), ended]);
    ended.catch(() => undefined);
    return child;
  };
  let child = await start();
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    kill,
    async restart() {
      await kill();
      child = await start();
    },
  };
};
