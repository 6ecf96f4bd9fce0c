import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { ensureBuilt, serverFile, serverFlags } from "../setup/build.ts";
import { freePort } from "./free-port.ts";
import { shopEnvironment } from "./shop-environment.ts";
import { wideLimits } from "./wide-limits.ts";

let built: Promise<void> | undefined;

/** A shop in a process of its own, to be loaded, looked at, or killed. */
export interface ShopProcess {
  readonly url: string;
  readonly pid: number | undefined;
  /** What it wrote to standard output so far. */
  readonly output: () => string;
  /** What it wrote to standard error so far. */
  readonly problems: () => string;
  /** Resident memory in MiB; null where the system does not tell. */
  readonly residentMiB: () => number | null;
  /** Closes its standard output at the reading end. */
  readonly stopReading: () => void;
  /** Resolves with the signal or exit code when it has ended. */
  readonly ended: Promise<string | number>;
  /** Ends it in order. */
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

export interface ShopProcessOptions {
  readonly dataDir: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** A command to start it with, for example one that pins it to a core. */
  readonly through?: readonly string[];
  /** Arguments of the server, for example `--demo`. */
  readonly args?: readonly string[];
}

const residentMiB = (pid: number | undefined): number | null => {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, "utf8");
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return null;
  }
};

/** Starts the built shop, and waits until it says that it is open. */
export const startShopProcess = async (options: ShopProcessOptions): Promise<ShopProcess> => {
  const shop = await launchShopProcess(options);
  await shop.opened;
  return shop;
};

/** Starts the built shop. `opened` resolves when it says that it is open, and rejects where it ends instead. */
export const launchShopProcess = async ({
  dataDir,
  environment = {},
  through = [],
  args = [],
}: ShopProcessOptions): Promise<ShopProcess & { readonly opened: Promise<void> }> => {
  await (built ??= ensureBuilt("server"));
  const port = await freePort();
  const server = [process.execPath, ...serverFlags, serverFile];
  const [command = "", ...rest] = [...through, ...server, ...args];
  const child = spawn(command, rest, {
    env: {
      ...shopEnvironment(port, dataDir),
      ...wideLimits,
      LOG_LEVEL: "fatal",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let problems = "";
  const opened = new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (/Nivasa is open|projector is at work/.test(output)) resolve();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      problems += chunk.toString();
    });
    child.on("exit", () => reject(new Error(`The shop did not open: ${problems}`)));
  });
  const kill = () => {
    child.kill("SIGKILL");
  };
  process.once("exit", kill);
  const ended = once(child, "exit").then(([code, signal]: (string | number | null)[]) => {
    process.off("exit", kill);
    return signal ?? code ?? 0;
  });
  opened.catch(() => undefined);
  return {
    opened,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    output: () => output,
    problems: () => problems,
    residentMiB: () => residentMiB(child.pid),
    stopReading: () => child.stdout.destroy(),
    ended,
    kill,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
};
