import { Worker } from "node:worker_threads";
import { createWorkerCalls, type FailedCall } from "#event-store/worker-calls.ts";
import { MailRefused, type MailSettings, type MailTransport } from "./transport.ts";

const errorOf = ({ name, message, code }: FailedCall): Error =>
  name === MailRefused.name
    ? new MailRefused(message)
    : Object.assign(new Error(message), { code });

/** Longer than any SMTP server may take for one email. */
const deadlineMs = 5 * 60_000;

/**
 * Sends emails in a worker thread: over SMTP if a server is configured, otherwise into files of the
 * data directory. The thread starts with the first email, and restarts with the next if it has
 * ended.
 */
export const createTransportWorker = (settings: MailSettings): MailTransport => {
  const thread = createWorkerCalls({
    name: "mail",
    start: () =>
      new Worker(new URL("./mail-thread.ts", import.meta.url), {
        workerData: settings,
        resourceLimits: { maxYoungGenerationSizeMb: 4 },
      }),
    errorOf,
    deadlineMs,
  });
  const call = (name: string, ...args: readonly unknown[]): Promise<unknown> =>
    thread.call(name, args);

  return {
    send: async (letter) => (await call("send", letter)) as string | null,
    async takeBack(id, accountId) {
      await call("takeBack", id, accountId);
    },
    async close() {
      await thread.close();
    },
  };
};
