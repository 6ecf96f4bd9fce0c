import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { outboxPath } from "#mail/transport/files.ts";
import { apiClient } from "../../testing/api-client.ts";
import { startShopProcess } from "../../testing/shop-process.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { waitForIndex } from "../../testing/wait-for-index.ts";

/** A shop that throws an uncaught error at a signal. */
const shopThatFails = async (failure: string) => {
  const script = `process.on("SIGUSR2", () => { ${failure} })`;
  const shop = await startShopProcess({
    dataDir: filledDirectory(),
    environment: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` },
  });
  onTestFinished(shop.kill);
  // The thread of the index starts last. Node 22 aborted once in 22 exits right after the opening.
  const client = apiClient(shop.url);
  await waitForIndex(client, await client.admin());
  return shop;
};

it.each([
  ["an error that is thrown", `throw new Error("lost " + "x".repeat(300_000))`],
  ["a promise that is rejected", `Promise.reject(new Error("lost " + "x".repeat(300_000)))`],
])("exits with 1 and logs the cause in one complete line at %s", async (_what, failure) => {
  const shop = await shopThatFails(failure);
  process.kill(shop.pid ?? 0, "SIGUSR2");
  expect(await shop.ended).toBe(1);
  await expect.poll(() => shop.problems().endsWith("\n")).toBe(true);
  const lines = shop.problems().trim().split("\n");
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? "") as { level: number; err: { message: string } };
  expect(line.level).toBe(60);
  expect(line.err.message).toBe(`lost ${"x".repeat(300_000)}`);
});

it("continues after the reader of its output has gone", async () => {
  const dataDir = filledDirectory();
  const shop = await startShopProcess({ dataDir });
  onTestFinished(shop.kill);
  shop.stopReading();
  const client = apiClient(shop.url);
  const ann = await client.signUp("ann");
  // The welcome mail is printed after it is written.
  await expect.poll(() => existsSync(`${outboxPath(dataDir)}/${ann.id}`)).toBe(true);
  await client.signUp("ben");
  await shop.stop();
  expect(await shop.ended).toBe(0);
});

it("continues if its log can't be written, also after a fatal line", async () => {
  const log = fileURLToPath(new URL("../log/log.ts", import.meta.url));
  const script = `
    const { createLog } = await import(${JSON.stringify(log)});
    const log = createLog("info");
    log.info("one");
    setImmediate(() => { log.fatal("two"); console.log("went on"); });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", openSync("/dev/full", "w")],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  expect([code, output]).toEqual([0, "went on\n"]);
});
