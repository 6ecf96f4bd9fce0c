import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { buildServer } from "./bundle.ts";
import { serverEnvironment, serverFlags } from "./build.ts";
import { apiClient, someAddress } from "../testing/api-client.ts";
import { freePort } from "../testing/free-port.ts";
import { shopEnvironment } from "../testing/shop-environment.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A checkout of which nothing is there but what the built server needs: no source. */
let checkout = "";
beforeAll(async () => {
  checkout = temporaryDirectory();
  await buildServer(`${checkout}/dist`);
  mkdirSync(`${checkout}/dist/ui`);
  writeFileSync(`${checkout}/dist/ui/index.html`, "<title>Nivasa</title>");
  writeFileSync(`${checkout}/package.json`, '{"type":"module"}');
  for (const needed of ["node_modules", "schema.graphql", "catalogue"]) {
    symlinkSync(`${root}${needed}`, `${checkout}/${needed}`);
  }
});

/** What is read when a file of the built server is, itself first: code by file. */
const loadedWith = (file: string, read = new Map<string, string>()): Map<string, string> => {
  const code = readFileSync(`${checkout}/dist/${file}`, "utf8");
  read.set(file, code);
  for (const [, needed = ""] of code.matchAll(/(?<!=>)require\("\.\/([^"]+)"\)/g)) {
    if (!read.has(needed)) loadedWith(needed, read);
  }
  return read;
};

const start = async (environment: Readonly<Record<string, string>> = {}) => {
  const port = await freePort();
  const child = spawn(process.execPath, [...serverFlags, `${checkout}/dist/server.cjs`], {
    env: {
      ...shopEnvironment(port, temporaryDirectory()),
      ...serverEnvironment,
      LOG_LEVEL: "error",
      // Where tests keep what Node has compiled, a start would keep it as well.
      NODE_COMPILE_CACHE: "",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
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
  return { url: `http://127.0.0.1:${port}`, child, ended, output: () => output };
};

it("sells, with its writer's thread, its pictures and its mails, and ends in order", async () => {
  const shop = await start();
  expect(shop.output()).toContain("Nivasa is open");
  const client = apiClient(shop.url);
  const ann = await client.signUp("ann");
  const bought = await client.rest(ann, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    paymentMethod: "Cash on Delivery",
    totalPrice: 10_350,
  });
  expect(bought.body).toMatchObject({ success: true });
  const asked = await client.graphql(ann, "{ products(limit: 1) { totalCount } me { name } }");
  expect(asked.body).toMatchObject({ data: { products: { totalCount: 40 }, me: { name: "ann" } } });
  expect((await fetch(`${shop.url}/pictures/uva-kettle.svg`)).status).toBe(200);
  expect(await (await fetch(shop.url)).text()).toContain("<title>Nivasa</title>");
  await expect.poll(shop.output).toContain("Mail to ann@example.lk: ");
  shop.child.kill("SIGTERM");
  expect(await shop.ended).toEqual([0, null]);
  expect(existsSync(`${checkout}/dist/compiled`)).toBe(true);
});

it("keeps packages that are seldom wanted out of what every start reads", () => {
  const read = loadedWith("main.cjs");
  expect([...read.keys()].filter((file) => file.startsWith("packages"))).not.toEqual([]);
  for (const [file, code] of read) {
    for (const name of [
      "mongodb",
      "@eventstore/db-client",
      "nodemailer",
      "openid-client",
      "jose",
    ]) {
      expect([file, name, code.includes(`require("${name}")`)]).toEqual([file, name, false]);
    }
  }
});

it("has a thread read what it needs itself, and not all that the server does", () => {
  const bytesOf = (file: string) =>
    [...loadedWith(file).values()].reduce((bytes, code) => bytes + code.length, 0);
  const threads = readdirSync(`${checkout}/dist`).filter((name) =>
    name.endsWith("-thread-code.cjs"),
  );
  expect(threads).toContain("index-thread-code.cjs");
  for (const thread of threads) expect([thread, bytesOf(thread) < 500_000]).toEqual([thread, true]);
  expect(bytesOf("index-thread-code.cjs")).toBeLessThan(200_000);
});

it.runIf(process.platform === "linux")("rests in less than 190 MiB", async () => {
  const shop = await start();
  expect((await fetch(`${shop.url}/api/products?limit=20`)).status).toBe(200);
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${shop.child.pid}/status`, "utf8")) ?? [];
  expect(Number(kilobytes) / 1024).toBeGreaterThan(50);
  expect(Number(kilobytes) / 1024).toBeLessThan(190);
});

it("tells where in the source an error comes from", async () => {
  // The log's directory cannot be made below a file, which no message is written for.
  const shop = await start({ DATA_DIR: `${checkout}/package.json/data` });
  expect(shop.output()).toMatch(/^ {4}at .*\/server\/owner-only\.ts:\d+:\d+\)?$/m);
});
