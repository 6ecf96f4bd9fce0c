import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { startShopProcess, type ShopProcess } from "./shop-process.ts";

/** Whether the system lets calls of a process be seen. */
export const canTrace = spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0;

/** Something that a shop asked of the system, in the order in which it did. */
export type SystemCall = "event written" | "log flushed" | "answer sent";

/** A shop whose calls to the system are written down. */
export interface TracedShop {
  readonly shop: ShopProcess;
  /** Stops the shop, and gives what it did for what it answered with success. */
  stop(): Promise<readonly SystemCall[]>;
}

const patterns: readonly (readonly [SystemCall, RegExp])[] = [
  ["event written", /pwrite64\(\d+<[^>]*events\.db-wal>/],
  ["log flushed", /(?:fsync|fdatasync)\(\d+<[^>]*events\.db-wal>\)\s+= 0/],
  ["answer sent", /writev?\(\d+<socket:[^>]*>.*HTTP\/1\.1 2/],
];

/** Milliseconds: on a busy machine the tracer may have much to write. */
const traceWritten = { timeout: 10_000 } as const;

/** A call that another thread's has cut in two counts when it comes back. */
const wholeCalls = (trace: string): readonly string[] => {
  const begun = new Map<string, string>();
  return trace.split("\n").map((line) => {
    const [, thread = "", call = ""] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    if (call.endsWith("<unfinished ...>"))
      begun.set(thread, call.replace(/ *<unfinished \.\.\.>/, ""));
    const rest = /^<\.\.\. \w+ resumed>(.*)$/.exec(call)?.[1];
    // Bytes on their way count from the beginning of the call: an answer may be read before it
    // comes back.
    if (rest === undefined || !/sync\(/.test(begun.get(thread) ?? "")) return call;
    return `${begun.get(thread) ?? ""}${rest}`;
  });
};

/** Starts the built shop under strace. Its trace stands beside its data. */
export const startTracedShop = async (dataDir: string): Promise<TracedShop> => {
  const file = join(dataDir, "calls.trace");
  const watched = "trace=fsync,fdatasync,pwrite64,write,writev";
  const shop = await startShopProcess({
    dataDir,
    // The tracer stands behind the shop, so that the shop itself is told to stop.
    through: ["strace", "-D", "-f", "-y", "-s", "32", "-e", watched, "-o", file],
  });
  return {
    shop,
    async stop() {
      await shop.stop();
      // The tracer writes its last lines after the shop has ended; short numbers of processes are
      // padded.
      const end = new RegExp(`^${String(shop.pid)}\\s+\\+{3} exited with`, "m");
      const trace = await vi.waitFor(() => {
        const written = readFileSync(file, "utf8");
        if (!end.test(written)) throw new Error("The trace has no end");
        return written;
      }, traceWritten);
      return wholeCalls(trace).flatMap(
        (call) => patterns.find(([, pattern]) => pattern.test(call))?.[0] ?? [],
      );
    },
  };
};
