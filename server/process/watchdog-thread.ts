import { Session, type Debugger, type InspectorNotification } from "node:inspector";
import { performance } from "node:perf_hooks";
import { workerData } from "node:worker_threads";
import type { WatchdogData } from "./watchdog.ts";

const { turns, turnMs, maxStallMs, logLevel } = workerData as WatchdogData;

/** Time for the busy main thread to report its stack. */
const stackTimeoutMs = 1000;

/** The functions that the main thread is executing, innermost first; empty if it doesn't report. */
const busyStack = (): Promise<readonly string[]> =>
  new Promise((resolve) => {
    setTimeout(() => resolve([]), stackTimeoutMs);
    const session = new Session();
    session.connectToMainThread();
    session.on(
      "Debugger.paused",
      ({ params }: InspectorNotification<Debugger.PausedEventDataType>) =>
        resolve(
          params.callFrames.map(
            ({ functionName, url, location }) =>
              `${functionName || "(anonymous)"} ${url}:${location.lineNumber + 1}:${location.columnNumber ?? 0}`,
          ),
        ),
    );
    session.post("Debugger.enable");
    session.post("Debugger.pause");
  });

const end = async (): Promise<void> => {
  const stack = await busyStack().catch(() => []);
  try {
    const { createLog } = await import("../log/log.ts");
    createLog(logLevel).fatal(
      { stack: stack.slice(0, 30) },
      `The event loop has not turned for ${maxStallMs / 1000} s. The process ends, to be started again. Report this line`,
    );
  } finally {
    process.kill(process.pid, "SIGKILL");
  }
};

let seen = 0;
let stalledMs = 0;
let lookedAt = performance.now();

const timer = setInterval(() => {
  const now = performance.now();
  const sinceMs = now - lookedAt;
  lookedAt = now;
  const turn = Atomics.load(turns, 0);
  // This thread is late: the process was stopped, or the machine was suspended or overloaded.
  const wasStopped = sinceMs > 2 * turnMs;
  if (turn !== seen || turn < 0 || wasStopped) {
    seen = turn;
    stalledMs = 0;
    return;
  }
  stalledMs += sinceMs;
  if (stalledMs < maxStallMs) return;
  clearInterval(timer);
  void end();
}, turnMs);
