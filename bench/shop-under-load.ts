import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { doorClient, type Person } from "../testing/door-client.ts";

/** A shop in a process of its own, with signed-in callers and more stock than they can buy. */
export interface ShopUnderLoad {
  readonly url: string;
  readonly people: readonly Person[];
  readonly products: readonly { readonly _id: string; readonly price: number }[];
  /** Resident memory of the server in MiB; null where the system does not tell. */
  rssMiB(): number | null;
  stop(): Promise<void>;
}

/** The server gets a core of its own where the system lets us say so, and leaves the other to the callers. */
const pinned = process.platform === "linux" ? ["taskset", "-c", "0"] : [];

export const startShopUnderLoad = async (
  dataDir: string,
  callers: number,
): Promise<ShopUnderLoad> => {
  const port = await freePort();
  const server = fileURLToPath(new URL("../server/main.ts", import.meta.url));
  const [command = "", ...args] = [...pinned, process.execPath, "--import", "tsx", server];
  const child = spawn(command, args, {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: "the admin's password",
      SIGN_IN_TRIES_PER_ADDRESS: "10000",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await opened(child);
  const url = `http://127.0.0.1:${port}`;
  const client = doorClient(url);
  const admin = await client.admin();
  const { body } = await client.rest(null, "GET", "/products");
  const products = body as ShopUnderLoad["products"];
  for (const { _id: id } of products) {
    await client.rest(admin, "PUT", `/products/${id}`, { countInStock: 1_000_000 });
  }
  const people: Person[] = [];
  for (let caller = 0; caller < callers; caller += 1) {
    people.push(await client.signUp(`caller${caller}`));
  }
  return {
    url,
    people,
    products,
    rssMiB: () => residentMiB(child.pid),
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

const opened = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("Nivasa is open")) resolve();
    });
    child.on("exit", (code) => reject(new Error(`The shop ended with ${String(code)}`)));
  });

const residentMiB = (pid: number | undefined): number | null => {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, "utf8");
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return null;
  }
};
