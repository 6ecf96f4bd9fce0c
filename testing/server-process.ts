import { spawn } from "node:child_process";
import { once } from "node:events";

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
    const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
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
  const killAtExit = () => void child.kill("SIGKILL");
  process.once("exit", killAtExit);
  const kill = async () => {
    process.off("exit", killAtExit);
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
      process.once("exit", killAtExit);
    },
  };
};
