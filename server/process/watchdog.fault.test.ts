import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { startShopProcess } from "../../testing/shop-process.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

const fileOf = (name: string): string =>
  JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

/** A process whose loop is watched. It runs `script` and prints "went on" afterwards. */
const watchedProcess = (script: string, maxStallMs = 500, ...flags: readonly string[]) => {
  const code = `
    const { watchLoop } = await import(${fileOf("./watchdog.ts")});
    const { createLog } = await import(${fileOf("../log/log.ts")});
    watchLoop(${maxStallMs}, createLog("info"));
    // Its first turn.
    await new Promise((resolve) => setTimeout(resolve, ${maxStallMs}));
    console.log("open");
    ${script}
    setTimeout(() => console.log("went on"));`;
  const child = spawn(process.execPath, [...flags, "--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { output: "", problems: "" };
  child.stdout.on("data", (chunk: Buffer) => (said.output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said.problems += chunk.toString()));
  const ended = once(child, "close").then(([exit, signal]: unknown[]) => signal ?? exit);
  return { child, said, ended };
};

it("ends a shop that does not turn, and logs the function that occupies it", async () => {
  const script = `process.on("SIGUSR2", function endless() { for (;;); })`;
  const shop = await startShopProcess({
    dataDir: temporaryDirectory(),
    environment: {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
      MAX_STALL_SECONDS: "1",
    },
  });
  onTestFinished(shop.kill);
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  process.kill(shop.pid ?? 0, "SIGUSR2");
  expect(await shop.ended).toBe("SIGKILL");
  await expect.poll(() => shop.problems().endsWith("\n")).toBe(true);
  const line = JSON.parse(shop.problems()) as { level: number; msg: string; stack: string[] };
  expect(line.level).toBe(60);
  expect(line.msg).toContain("has not turned for 1 s");
  expect(line.stack[0]).toContain("endless");
});

it.each([
  ["microtasks", "for (;;) await null;"],
  ["a pattern", `/^(a+)+$/.test("a".repeat(64) + "!");`],
])("ends a process that is occupied by %s", async (_what, script) => {
  const { said, ended } = watchedProcess(script);
  expect(await ended).toBe("SIGKILL");
  expect(said.output).toBe("open\n");
  expect(said.problems).toContain("has not turned for 0.5 s");
});

it("leaves processes alone that were stopped, that a debugger holds, or that are quick enough", async () => {
  const busy = (ms: number) => `for (const end = Date.now() + ${ms}; Date.now() < end; );`;
  const short = watchedProcess(busy(100));
  const debugged = watchedProcess(busy(1500), 500, "--inspect=127.0.0.1:0");
  const stopped = watchedProcess("");
  await expect.poll(() => stopped.said.output).toContain("open");
  stopped.child.kill("SIGSTOP");
  // Ends after four times as long as the others may stall.
  expect(await watchedProcess("for (;;);", 2000).ended).toBe("SIGKILL");
  stopped.child.kill("SIGCONT");
  for (const { said, ended } of [short, debugged, stopped]) {
    expect(await ended).toBe(0);
    expect(said.output).toBe("open\nwent on\n");
  }
});
