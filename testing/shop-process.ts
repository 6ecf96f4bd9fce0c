import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { adminPassword } from "./door-client.ts";

const main = fileURLToPath(new URL("../server/main.ts", import.meta.url));

/** A shop in a process of its own, to be killed. */
export interface ShopProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it wrote to standard output so far. */
  readonly output: () => string;
  /** Resolves with the signal or exit code when it has ended. */
  readonly ended: Promise<string | number>;
  /** Ends it in order. */
  stop(): Promise<void>;
}

/** A port that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

/** Starts the shop as `npm start` does, and waits until it says that it is open. */
export const startShopProcess = async (
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ShopProcess> => {
  const port = await freePort();
  const child = spawn(process.execPath, ["--import", "tsx", main], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      ANALYST_PASSWORD: "the analyst's password",
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
      if (output.includes("Nivasa is open")) resolve();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      problems += chunk.toString();
    });
    child.on("exit", () => reject(new Error(`The shop did not open: ${problems}`)));
  });
  const ended = once(child, "exit").then(
    ([code, signal]: (string | number | null)[]) => signal ?? code ?? 0,
  );
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  await opened;
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    output: () => output,
    ended,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
};
