import type { PushDevice } from "#domain/account/ports/push-device-store.ts";
import type { Language } from "#domain/constants.ts";
import type { MailQueue, OutgoingMail } from "../queue/mail-queue.ts";
import { pushTemplates, type PushData, type PushTemplateName } from "./push-templates.ts";

/** News for devices. */
export interface News<Name extends PushTemplateName = PushTemplateName> {
  readonly template: Name;
  readonly data: PushData<Name>;
  /**
   * Names the event among those of the same subject, and sorts after earlier ones: the same event
   * sends one message to a device, and a later event replaces a message that still waits.
   */
  readonly key: string;
  readonly createdAt: string;
}

/** A key by the number of an event. */
export const keyOf = (revision: number): string => String(revision).padStart(10, "0");

const prefixOf = (deviceId: string, { template, data }: News): string =>
  `push.${deviceId}.${pushTemplates[template].about(data as never)}.`;

/** The messages about news to those of the devices that want them and whose session is open. */
export const pushesOf = (
  news: News,
  devices: readonly PushDevice[],
  languageOf: (accountId: string) => Language,
): readonly OutgoingMail[] => {
  const { template, data, key, createdAt } = news;
  const { topic } = pushTemplates[template];
  return devices
    .filter(({ topics, expiresAt }) => (topic === null || topics[topic]) && expiresAt > createdAt)
    .map(({ id, accountId }) => ({
      id: `${prefixOf(id, news)}${key}`,
      template,
      accountId,
      to: { name: "", address: id, language: languageOf(accountId) },
      data,
      createdAt,
    }));
};

/** Queues messages. Each replaces the earlier ones of its subject that still wait. */
export const putPushes = async (
  queue: MailQueue,
  pushes: readonly OutgoingMail[],
): Promise<void> => {
  if (pushes.length === 0) return;
  for (const { id } of pushes) await queue.replaceBefore(id, id.slice(0, id.lastIndexOf(".") + 1));
  await queue.put(...pushes);
};
