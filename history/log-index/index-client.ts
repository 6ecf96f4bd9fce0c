import { Worker } from "node:worker_threads";
import { StoreUnavailable } from "#domain/ports.ts";
import type { IndexAnswer, IndexCalls, IndexRequest, IndexStart } from "./protocol.ts";

type Asynchronous<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Result>
    : never;
};

/** The index, asked from another thread. Every call rejects with StoreUnavailable where the index cannot answer. */
export interface IndexClient extends Asynchronous<IndexCalls> {
  close(): Promise<void>;
}

interface IndexThread {
  ask(call: keyof IndexCalls, args: readonly unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

const startThread = (dataDir: string): IndexThread => {
  const worker = new Worker(new URL("./index-thread.ts", import.meta.url), {
    workerData: { dataDir } satisfies IndexStart,
  });
  const waiting = new Map<
    number,
    { resolve: (result: unknown) => void; reject: (error: Error) => void }
  >();
  let nextRequest = 0;
  let ended: Error | null = null;
  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  const exited = new Promise<void>((resolve) => {
    worker.once("exit", () => {
      end(new StoreUnavailable("The index of the log is closed"));
      resolve();
    });
  });
  worker.once("error", (error) => {
    const message = error instanceof Error ? error.message : String(error);
    end(new StoreUnavailable(`The index of the log has stopped: ${message}`));
  });
  worker.on("message", (answer: IndexAnswer) => {
    const asked = waiting.get(answer.request);
    waiting.delete(answer.request);
    if ("failed" in answer) asked?.reject(new StoreUnavailable(answer.failed));
    else asked?.resolve(answer.result);
  });
  return {
    ask: (call, args) =>
      new Promise((resolve, reject) => {
        if (ended) {
          reject(ended);
          return;
        }
        nextRequest += 1;
        waiting.set(nextRequest, { resolve, reject });
        worker.postMessage({ request: nextRequest, call, args } satisfies IndexRequest);
      }),
    async close() {
      worker.postMessage("close");
      await exited;
    },
  };
};

/** The index of a data directory. Its thread starts with the first question. */
export const createIndexClient = (dataDir: string): IndexClient => {
  let thread: IndexThread | null = null;
  let closed = false;
  const ask =
    <Name extends keyof IndexCalls>(call: Name) =>
    async (...args: Parameters<IndexCalls[Name]>): Promise<ReturnType<IndexCalls[Name]>> => {
      if (closed) throw new StoreUnavailable("The index of the log is closed");
      thread ??= startThread(dataDir);
      return (await thread.ask(call, args)) as ReturnType<IndexCalls[Name]>;
    };

  return {
    page: ask("page"),
    standing: ask("standing"),
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
    async close() {
      closed = true;
      await thread?.close();
    },
  };
};
