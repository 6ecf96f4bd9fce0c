import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { onTestFinished } from "vitest";
import { serverEnvironment, serverFile, serverFlags } from "../setup/build.ts";
import { endWithParent } from "../setup/end-with-parent.ts";
import { root } from "../setup/root.ts";
import { freePort } from "./free-port.ts";
import { shopEnvironment } from "./shop-environment.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** Makes a checkout with the built server and the files that it needs, and no sources. */
export const builtCheckout = (): string => {
  const checkout = temporaryDirectory();
  mkdirSync(`${checkout}/dist/ui`, { recursive: true });
  for (const file of readdirSync(dirname(serverFile))) {
    if (/\.cjs(?:\.map)?$/.test(file)) {
      copyFileSync(`${dirname(serverFile)}/${file}`, `${checkout}/dist/${file}`);
    }
  }
  writeFileSync(`${checkout}/dist/ui/index.html`, "<title>Nivasa</title>");
  writeFileSync(`${checkout}/package.json`, '{"type":"module"}');
  for (const needed of ["node_modules", "schema.graphql", "catalogue"]) {
    symlinkSync(`${root}${needed}`, `${checkout}/${needed}`);
  }
  mkdirSync(`${checkout}/setup`);
  for (const script of ["command.ts", "root.ts", "running-shops.ts"]) {
    copyFileSync(`${root}setup/${script}`, `${checkout}/setup/${script}`);
  }
  return checkout;
};

/** Starts the server of a checkout. It ends with the test at the latest. */
export const startBuilt = async (
  checkout: string,
  environment: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
) => {
  const port = await freePort();
  const dataDir = environment["DATA_DIR"] ?? temporaryDirectory();
  const child = endWithParent(
    spawn(process.execPath, [...serverFlags, `${checkout}/dist/server.cjs`, ...args], {
      env: {
        ...shopEnvironment(port, dataDir),
        ...serverEnvironment,
        LOG_LEVEL: "error",
        // A start would use the tests' compile cache otherwise.
        NODE_COMPILE_CACHE: "",
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  const ended = once(child, "exit");
  const opened = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes("Nivasa is open")) resolve();
      });
    }
    child.on("exit", () => resolve());
  });
  await opened;
  return { url: `http://127.0.0.1:${port}`, dataDir, child, ended, output: () => output };
};
