import type { Logger } from "pino";
import { accountById } from "#domain/account/account-by-id.ts";
import type { AccountStore } from "#domain/account/ports/account-store.ts";
import type { PushDeviceStore } from "#domain/account/ports/push-device-store.ts";
import type { EventStore } from "#event-store/event-store.ts";
import type { CommandAnswers } from "#projections/command-answers.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import type { SignallingQueue } from "./queue/mail-queue.ts";
import { createMailSender } from "./mail-sender.ts";
import { createAlertHandler } from "./alert-handler.ts";
import { createLogConsumer, type Duty } from "./log-consumer.ts";
import { createMailHandler } from "./mail-handler.ts";
import type { PushNotifier } from "./push/notifier.ts";
import { createPushHandler } from "./push/push-handler.ts";
import { createPushSender } from "./push/push-sender.ts";
import { createPushTransport } from "./push/push-transport.ts";
import type { VapidKeys } from "./push/vapid-keys.ts";
import type { MailIdentity } from "./templates.ts";
import { createTransportWorker } from "./transport/transport-worker.ts";
import type { Letter, MailSettings } from "./transport/transport.ts";

/** All email and messages to devices of a process: those queued for events, and the senders. */
export interface Mail {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Notified of an email written to a file, for operators without a mail server. */
export type OnWritten = (letter: Letter, path: string) => void;

/** Messages to devices. */
export interface PushSettings {
  readonly keys: VapidKeys;
  readonly devices: PushDeviceStore;
  readonly queue: SignallingQueue;
  readonly notifier: PushNotifier;
  readonly isPushService: (endpoint: string) => boolean;
}

export const createMail = ({
  settings,
  onSent,
  log,
  queue,
  shopUrl,
  identity,
  onWritten,
  alerts,
  push,
  storeFor,
  documents,
  answers,
  accounts,
  waitMs,
}: {
  /** The wait before a buyer is notified of a new status. */
  readonly waitMs: number;
  /** Sends the alerts that an event causes. */
  readonly alerts: Omit<
    Parameters<typeof createAlertHandler>[0],
    "queue" | "accountOf" | "variantsOf"
  >;
  readonly settings: MailSettings;
  /** Called after each sent email or message. */
  readonly onSent: (kind: "mail" | "push") => void;
  readonly log: Logger;
  readonly queue: SignallingQueue;
  /** Public address of the shop. */
  readonly shopUrl: string;
  /** The current identity of the shop. */
  readonly identity: () => Promise<MailIdentity>;
  readonly onWritten: OnWritten;
  /** Null if messages to devices are off. */
  readonly push: PushSettings | null;
  /** The log for a consumer with this name. */
  readonly storeFor: (consumer: string) => EventStore;
  readonly documents: DocumentStore;
  readonly answers: CommandAnswers;
  readonly accounts: Pick<AccountStore, "byIds">;
}): Mail => {
  const transport = createTransportWorker(settings);
  const sender = createMailSender({
    ...{ queue, transport, shopUrl, identity, log, onWritten },
    onSent: () => onSent("mail"),
  });
  const pushSender =
    push &&
    createPushSender({
      ...{ ...push, accounts, log },
      send: createPushTransport({ keys: push.keys, contact: settings.from.address }),
      onSent: () => onSent("push"),
    });
  const commonTo = (duty: Duty) => ({ duty, store: storeFor(duty), documents, log });
  const consumers = [
    createLogConsumer({
      ...commonTo("order-mails"),
      handle: createMailHandler({ answers, accounts, queue, waitMs }),
    }),
    createLogConsumer({
      ...commonTo("alerts"),
      handle: createAlertHandler({
        ...alerts,
        queue,
        accountOf: (id) => accountById(accounts, id),
        variantsOf: (ids) => answers.variants(ids, null),
      }),
    }),
    ...(push
      ? [
          createLogConsumer({
            ...commonTo("pushes"),
            handle: createPushHandler({ notifier: push.notifier, answers, waitMs }),
          }),
        ]
      : []),
  ];
  return {
    async start() {
      for (const consumer of consumers) await consumer.start();
      sender.start();
      pushSender?.start();
    },
    async stop() {
      await Promise.all(consumers.map((consumer) => consumer.stop()));
      await Promise.all([sender.stop(), pushSender?.stop()]);
      await transport.close();
    },
  };
};
