import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { startShopProcess, type ShopProcess } from "./shop-process.ts";
import { eventually } from "./eventually.ts";

/** Whether the system allows tracing a process. */
export const canTrace = spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0;

/** A system call of the shop; calls are recorded in order. */
export type SystemCall = "event written" | "log flushed" | "answer sent";

/** A shop whose system calls are recorded. */
export interface TracedShop {
  readonly shop: ShopProcess;
  /** Stops the shop; returns the system calls of its successful responses. */
  stop(): Promise<readonly SystemCall[]>;
}

const patterns: readonly (readonly [SystemCall, RegExp])[] = [
  ["event written", /pwrite64\(\d+<[^>]*events\.db-wal>/],
  ["log flushed", /(?:fsync|fdatasync)\(\d+<[^>]*events\.db-wal>\)\s+= 0/],
  ["answer sent", /writev?\(\d+<socket:[^>]*>.*HTTP\/1\.1 2/],
];

/** A call that was interrupted by another thread's counts when it returns. */
const wholeCalls = (trace: string): readonly string[] => {
  const begun = new Map<string, string>();
  return trace.split("\n").map((line) => {
    const [, thread = "", call = ""] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    if (call.endsWith("<unfinished ...>"))
      begun.set(thread, call.replace(/ *<unfinished \.\.\.>/, ""));
    const rest = /^<\.\.\. \w+ resumed>(.*)$/.exec(call)?.[1];
    // Writes and sends count from the start of the call: the client may read a response before the
    // call returns.
    if (rest === undefined || !/sync\(/.test(begun.get(thread) ?? "")) return call;
    return `${begun.get(thread) ?? ""}${rest}`;
  });
};

/** Starts the built shop under strace. The trace is stored next to its data. */
export const startTracedShop = async (dataDir: string): Promise<TracedShop> => {
  const file = join(dataDir, "calls.trace");
  const watched = "trace=fsync,fdatasync,pwrite64,write,writev";
  const shop = await startShopProcess({
    dataDir,
    // With -D the tracer is a detached grandchild, so that signals reach the shop itself.
    through: ["strace", "-D", "-f", "-y", "-s", "32", "-e", watched, "-o", file],
  });
  return {
    shop,
    async stop() {
      await shop.stop();
      // The tracer writes its last lines after the shop has ended and pads short process ids.
      const end = new RegExp(`^${String(shop.pid)}\\s+\\+{3} exited with`, "m");
      const trace = await eventually(() => {
        const written = readFileSync(file, "utf8");
        if (!end.test(written)) throw new Error("The trace has no end");
        return written;
      });
      return wholeCalls(trace).flatMap(
        (call) => patterns.find(([, pattern]) => pattern.test(call))?.[0] ?? [],
      );
    },
  };
};
