import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { isRunning } from "../testing/is-running.ts";

const module = new URL("end-with-parent.ts", import.meta.url).href;

/** A process with a guarded child that never ends by itself. */
const parent = async () => {
  const script = `
    const { spawn } = await import("node:child_process");
    const { endWithParent } = await import(${JSON.stringify(module)});
    const child = endWithParent(spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]));
    process.on("SIGUSR2", () => process.exit(3));
    console.log(child.pid);`;
  const process_ = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(process_.stdout, "data")) as [Buffer];
  return { process: process_, child: Number(line.toString()) };
};

it.skipIf(process.platform === "win32").each(["SIGKILL", "SIGTERM", "SIGUSR2"] as const)(
  "ends a child together with its parent, also after %s",
  async (signal) => {
    const started = await parent();
    expect(isRunning(started.child)).toBe(true);
    started.process.kill(signal);
    await once(started.process, "exit");
    await expect.poll(() => isRunning(started.child)).toBe(false);
  },
);
