import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded with `--import …?every=MILLISECONDS`. Forces a full garbage collection at this interval in
 * each thread of a process, outside of JavaScript as an idle engine does. Native code that frees
 * memory during a collection crashes the process then.
 */
const every = Number(new URL(import.meta.url).searchParams.get("every"));
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (options: {
  readonly type: "major";
  readonly execution: "async";
}) => Promise<void>;

let running = false;
setInterval(() => {
  if (running) return;
  running = true;
  void collect({ type: "major", execution: "async" }).then(() => {
    running = false;
  });
}, every).unref();

process.stderr.write(`Collecting garbage in ${isMainThread ? "the main thread" : "a worker"}\n`);
