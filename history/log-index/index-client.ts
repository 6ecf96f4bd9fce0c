import { Worker } from "node:worker_threads";
import { StoreUnavailable } from "#domain/ports.ts";
import { createWorkerCalls } from "#event-store/worker-calls.ts";
import type { IndexCalls, IndexStart } from "./protocol.ts";

type Asynchronous<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Result>
    : never;
};

/**
 * The index, called from another thread. Every call rejects with StoreUnavailable if the index
 * cannot answer.
 */
export interface IndexClient extends Asynchronous<IndexCalls> {
  close(): Promise<void>;
}

/** Longer than any call takes; long work is split into steps. */
const deadlineMs = 60_000;

/**
 * The index of a data directory. Its thread starts with the first call, and restarts with the next
 * call after it ended. `onEnd` is called with the reason when it ends.
 */
export const createIndexClient = (
  dataDir: string,
  onEnd: (reason: string) => void = () => undefined,
): IndexClient => {
  const thread = createWorkerCalls({
    name: "history index",
    start: () =>
      new Worker(new URL("./index-thread.ts", import.meta.url), {
        workerData: { dataDir } satisfies IndexStart,
        resourceLimits: { maxYoungGenerationSizeMb: 6 },
      }),
    errorOf: ({ message }) => new StoreUnavailable(`The log index does not respond: ${message}`),
    deadlineMs,
    onEnd,
  });
  const ask =
    <Name extends keyof IndexCalls>(call: Name) =>
    async (...args: Parameters<IndexCalls[Name]>): Promise<ReturnType<IndexCalls[Name]>> =>
      (await thread.call(call, args)) as ReturnType<IndexCalls[Name]>;

  return {
    page: ask("page"),
    status: ask("status"),
    entry: ask("entry"),
    numberAt: ask("numberAt"),
    numberAtInstant: ask("numberAtInstant"),
    numberIn: ask("numberIn"),
    orderIds: ask("orderIds"),
    products: ask("products"),
    histogram: ask("histogram"),
    compare: ask("compare"),
    shopAt: ask("shopAt"),
    frame: ask("frame"),
    sums: ask("sums"),
    stockMoves: ask("stockMoves"),
    beginReport: ask("beginReport"),
    continueReport: ask("continueReport"),
    endReport: ask("endReport"),
    add: ask("add"),
    checkpoint: ask("checkpoint"),
    empty: ask("empty"),
    close: thread.close,
  };
};
