import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { apiClient, someAddress } from "../testing/api-client.ts";
import { builtCheckout, startBuilt } from "../testing/built-checkout.ts";
import { filledDirectory } from "../testing/filled-directory.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { endWithParent } from "./end-with-parent.ts";
import { root } from "./root.ts";

let checkout = "";
beforeAll(() => {
  checkout = builtCheckout();
});
/** Starts the checkout's shop and waits until it is open. */
const start = async (dataDir = temporaryDirectory()) => {
  const shop = await startBuilt(checkout, { dataDir });
  await shop.opened;
  return shop;
};

/** Runs a script of the checkout; returns its exit code and output. */
const runScript = async (
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) => {
  const child = endWithParent(
    spawn(process.execPath, args, {
      cwd: checkout,
      env: { ...process.env, EVENTSTORE_URL: "", MONGODB_URL: "", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
};

/** The code that is loaded with a file of the built server, by file, starting with that file. */
const loadedWith = (file: string, read = new Map<string, string>()): Map<string, string> => {
  const code = readFileSync(`${checkout}/dist/${file}`, "utf8");
  read.set(file, code);
  for (const [, needed = ""] of code.matchAll(/(?<!=>)require\("\.\/([^"]+)"\)/g)) {
    if (!read.has(needed)) loadedWith(needed, read);
  }
  return read;
};

it("sells, with its writer thread, pictures and mails, and exits cleanly", async () => {
  const shop = await start();
  const client = apiClient(shop.url);
  const ann = await client.signUp("ann");
  const bought = await client.rest(ann, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    paymentMethod: "Cash on Delivery",
    totalPrice: 10_350,
  });
  expect(bought.body).toMatchObject({ success: true });
  const response = await client.graphql(ann, "{ products(limit: 1) { totalCount } me { name } }");
  expect(response.body).toMatchObject({
    data: { products: { totalCount: 40 }, me: { name: "ann" } },
  });
  expect((await fetch(`${shop.url}/pictures/uva-kettle.svg`)).status).toBe(200);
  expect(await (await fetch(shop.url)).text()).toContain("<title>Nivasa</title>");
  await expect.poll(shop.output).toContain("Mail to ann@example.lk: ");
  await shop.stop();
  expect(await shop.ended).toBe(0);
  expect(existsSync(`${checkout}/dist/compiled`)).toBe(true);
});

it("runs a history command next to the server without installing or building", async () => {
  const dataDir = filledDirectory();
  const shop = await start(dataDir);
  const packages = readdirSync(`${root}node_modules`).length;
  const { code, output } = await runScript(["setup/command.ts", "history", "tail"], {
    DATA_DIR: dataDir,
  });
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(output).toContain("(product-peradeniya-desk)");
  expect(output).not.toContain("Installing");
  expect(readdirSync(`${root}node_modules`)).toHaveLength(packages);
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
});

it("prevents scripts from replacing the files of a shop that runs from the checkout", async () => {
  const shop = await start(filledDirectory());
  const script = `const { requireNoRunningShop } = await import("./setup/running-shops.ts");
    requireNoRunningShop("Installing packages");`;
  const run = () => runScript(["--input-type=module", "--eval", script]);
  const refused = await run();
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(
    /A shop is running from this checkout \(process \d+\)\. Installing packages/,
  );
  // A killed shop leaves its mark, which no longer counts.
  shop.kill();
  await shop.ended;
  expect(await run()).toEqual({ code: 0, output: "" });
});

it("names a missing package that a command needs", async () => {
  renameSync(`${checkout}/node_modules`, `${checkout}/elsewhere`);
  onTestFinished(() => renameSync(`${checkout}/elsewhere`, `${checkout}/node_modules`));
  const { code, output } = await runScript(["setup/command.ts", "projections", "list"]);
  expect(code).toBe(1);
  expect(output).toMatch(/A package of the shop is missing: .*'[@\w/-]+'.*run npm start/);
});

it("doesn't load rarely used packages at the start", () => {
  const read = loadedWith("main.cjs");
  expect([...read.keys()].filter((file) => file.startsWith("packages"))).not.toEqual([]);
  for (const [file, code] of read) {
    for (const name of [
      "mongodb",
      "@eventstore/db-client",
      "@kurrent/kurrentdb-client",
      "nodemailer",
      "web-push",
      "openid-client",
      "jose",
    ]) {
      expect([file, name, code.includes(`require("${name}")`)]).toEqual([file, name, false]);
    }
  }
});

it("a thread loads only its own code, not the whole server", () => {
  const bytesOf = (file: string) =>
    [...loadedWith(file).values()].reduce((bytes, code) => bytes + code.length, 0);
  const threads = readdirSync(`${checkout}/dist`).filter((name) =>
    name.endsWith("-thread-code.cjs"),
  );
  expect(threads).toContain("index-thread-code.cjs");
  for (const thread of threads) expect([thread, bytesOf(thread) < 500_000]).toEqual([thread, true]);
  expect(bytesOf("index-thread-code.cjs")).toBeLessThan(210_000);
});

it.runIf(process.platform === "linux")("uses less than 190 MiB when idle", async () => {
  const shop = await start();
  expect((await fetch(`${shop.url}/api/products?limit=20`)).status).toBe(200);
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${shop.pid}/status`, "utf8")) ?? [];
  expect(Number(kilobytes) / 1024).toBeGreaterThan(50);
  expect(Number(kilobytes) / 1024).toBeLessThan(190);
});

it("shows the source position of an error", async () => {
  // The shop can't work without its schema, and has no message of its own for that.
  renameSync(`${checkout}/schema.graphql`, `${checkout}/elsewhere.graphql`);
  onTestFinished(() => renameSync(`${checkout}/elsewhere.graphql`, `${checkout}/schema.graphql`));
  const shop = await startBuilt(checkout, { dataDir: filledDirectory() });
  await expect(shop.opened).rejects.toThrow(/^ {4}at .*\/graphql\/[\w/-]+\.ts:\d+:\d+\)?$/m);
});
