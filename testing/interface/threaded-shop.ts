import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

import { adminPassword, analystPassword } from "../api-client.ts";
import { noteOutbox } from "../outbox.ts";
import { wideLimits } from "../wide-limits.ts";
import { eventually } from "../eventually.ts";

/** Messages from the shop's thread to the page's. */
export type ShopThreadMessage =
  | { readonly kind: "open"; readonly url: string }
  | { readonly kind: "mail"; readonly to: string; readonly text: string };

/** A real shop with sample products and embedded engines, in a worker thread. */
export interface ThreadedShop {
  readonly url: string;
  /** The first group of a pattern in the latest email to an address; waits until one matches. */
  mailed(email: string, form: RegExp): Promise<string>;
  close(): Promise<void>;
}

/**
 * Opens a shop in a temporary directory. It runs in its own thread because server modules would
 * mistake jsdom's globals for Node's.
 */
export const openThreadedShop = async (): Promise<ThreadedShop> => {
  const directory = mkdtempSync(join(tmpdir(), "nivasa-"));
  const thread = new Worker(join(import.meta.dirname, "shop-thread.ts"), {
    execArgv: [],
    workerData: {
      PORT: "0",
      DATA_DIR: directory,
      ADMIN_PASSWORD: adminPassword,
      ANALYST_PASSWORD: analystPassword,
      ...wideLimits,
      SAMPLE_SIGN_IN_PORT: "0",
      LOG_LEVEL: "silent",
    },
  });
  const mails: { readonly to: string; readonly text: string }[] = [];
  const opened = Promise.withResolvers<string>();
  thread.on("error", opened.reject);
  thread.on("message", (message: ShopThreadMessage) => {
    if (message.kind === "open") opened.resolve(message.url);
    else mails.push(message);
  });
  const url = await opened.promise;
  noteOutbox(url, directory);
  return {
    url,
    mailed: (email, form) =>
      eventually(() => {
        const texts = mails.filter(({ to }) => to === email).map(({ text }) => form.exec(text));
        const found = texts.findLast((match) => match !== null)?.[1];
        if (found === undefined) throw new Error(`No such email to ${email}`);
        return found;
      }),
    async close() {
      const ended = once(thread, "exit");
      thread.postMessage("close");
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
