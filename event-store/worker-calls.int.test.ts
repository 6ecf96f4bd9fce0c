import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, it, onTestFinished } from "vitest";
import { failedThreads } from "#event-store/thread-supervisor.ts";
import { createWorkerCalls } from "#event-store/worker-calls.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";

/** A thread that doubles a number, ends, or never answers. */
const source = `
const { parentPort } = require("node:worker_threads");
parentPort.on("message", (message) => {
  if (message === "close") return parentPort.close();
  const { request, call, args } = message;
  if (call === "end") process.exit(1);
  if (call === "loop") for (;;);
  parentPort.postMessage({ request, result: args[0] * 2 });
});
`;

const openCalls = (deadlineMs = 60_000) => {
  const file = join(temporaryDirectory(), "thread.cjs");
  writeFileSync(file, source);
  const ends: string[] = [];
  const calls = createWorkerCalls({
    name: "doubling",
    start: () => new Worker(file),
    errorOf: ({ message }) => new Error(message),
    deadlineMs,
    onEnd: (reason) => ends.push(reason),
  });
  onTestFinished(() => calls.close());
  return { calls, ends };
};

it("restarts its thread after it ended, and rejects the running calls", async () => {
  const { calls, ends } = openCalls();
  expect(await calls.call("double", [2])).toBe(4);
  const waiting = calls.call("end", []);
  await expect(waiting).rejects.toThrow("The thread has ended");
  expect(ends).toHaveLength(1);
  expect(failedThreads()).toEqual(["doubling"]);
  expect(await calls.call("double", [3])).toBe(6);
  expect(failedThreads()).toEqual([]);
});

it("terminates a thread that misses the deadline, and starts another", async () => {
  const { calls, ends } = openCalls(2000);
  await expect(calls.call("loop", [])).rejects.toThrow("doubling did not answer within 2 s");
  expect(ends).toEqual(["doubling did not answer within 2 s"]);
  expect(await calls.call("double", [4])).toBe(8);
});

it("refuses calls after it is closed", async () => {
  const { calls } = openCalls();
  await calls.close();
  await expect(calls.call("double", [1])).rejects.toThrow("doubling is closed");
});
