import type { Logger } from "pino";
import type { AccountStore } from "#domain/account/ports/account-store.ts";
import type { EventStore } from "#event-store/event-store.ts";
import type { CommandAnswers } from "#projections/command-answers.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import type { MailQueue } from "./queue/mail-queue.ts";
import { createMailSender } from "./mail-sender.ts";
import { createAlertHandler } from "./alert-handler.ts";
import { createMailConsumer } from "./mail-consumer.ts";
import { createTransportWorker } from "./transport/transport-worker.ts";
import type { Letter, MailSettings } from "./transport/transport.ts";

/** All email of a process: emails queued for events, and the sender. */
export interface Mail {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Notified of an email written to a file, for operators without a mail server. */
export type OnWritten = (letter: Letter, path: string) => void;

export const createMail = ({
  settings,
  onSent,
  log,
  queue,
  shopUrl,
  shopName,
  onWritten,
  alerts,
  ...orders
}: {
  /** Sends the alerts that an event causes. */
  readonly alerts: Omit<
    Parameters<typeof createAlertHandler>[0],
    "queue" | "accountOf" | "variantsOf"
  >;
  readonly settings: MailSettings;
  /** Called after each sent email. */
  readonly onSent: () => void;
  readonly log: Logger;
  readonly queue: MailQueue;
  /** Public address of the shop. */
  readonly shopUrl: string;
  /** The current name of the shop. */
  readonly shopName: () => Promise<string>;
  readonly onWritten: OnWritten;
  readonly store: EventStore;
  readonly documents: DocumentStore;
  readonly answers: CommandAnswers;
  readonly accountsBy: AccountStore["byIds"];
}): Mail => {
  const transport = createTransportWorker(settings);
  const sender = createMailSender({ queue, transport, shopUrl, shopName, log, onWritten, onSent });
  const consumer = createMailConsumer({
    ...{ ...orders, queue, log },
    handlers: [
      createAlertHandler({
        ...alerts,
        queue,
        accountOf: async (id) => (await orders.accountsBy([id])).get(id) ?? null,
        variantsOf: (ids) => orders.answers.variants(ids, null),
      }),
    ],
  });
  return {
    async start() {
      await consumer.start();
      sender.start();
    },
    async stop() {
      await consumer.stop();
      await sender.stop();
      await transport.close();
    },
  };
};
