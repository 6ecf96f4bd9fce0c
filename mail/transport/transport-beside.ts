import { Worker } from "node:worker_threads";
import { createWorkerCalls, type FailedCall, type WorkerCalls } from "#event-store/worker-calls.ts";
import { MailRefused, type MailSettings, type MailTransport } from "./transport.ts";

const errorOf = ({ name, message, code }: FailedCall): Error =>
  name === MailRefused.name
    ? new MailRefused(message)
    : Object.assign(new Error(message), { code });

/**
 * Sends mails in a thread of its own: over SMTP where the settings name a server, into files of the data directory otherwise.
 * The thread starts with the first mail, and again with the next where it has ended.
 */
export const transportBeside = (settings: MailSettings): MailTransport => {
  let thread: WorkerCalls | null = null;

  const launch = (): WorkerCalls => {
    const worker = new Worker(new URL("./mail-thread.ts", import.meta.url), {
      workerData: settings,
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    const launched = createWorkerCalls(worker, errorOf);
    worker.once("exit", () => {
      if (thread === launched) thread = null;
    });
    return launched;
  };
  const call = async (name: string, ...args: readonly unknown[]): Promise<unknown> =>
    (thread ??= launch()).call(name, args);

  return {
    send: async (letter) => (await call("send", letter)) as string | null,
    async takeBack(id, accountId) {
      await call("takeBack", id, accountId);
    },
    async close() {
      await thread?.close();
    },
  };
};
