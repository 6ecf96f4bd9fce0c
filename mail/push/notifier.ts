import { may } from "#domain/permissions.ts";
import type { Account } from "#domain/account/account.ts";
import { newOrdersPermission } from "#domain/account/push-devices.ts";
import type { AccountStore } from "#domain/account/ports/account-store.ts";
import type { PushDevice, PushDeviceStore } from "#domain/account/ports/push-device-store.ts";
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
  /** When it may be sent; left out: immediately. */
  readonly dueAt?: string;
}

/** A key by the number of an event. */
export const keyOf = (revision: number): string => String(revision).padStart(10, "0");

/**
 * Queues news for devices. Each function returns the number of messages, and queues nothing more if
 * it is repeated. Devices whose switch is off or whose session has expired are left out.
 *
 * A further kind of news is a member of `pushTemplates` and a call of
 * `toAccount`, in a handler of the log's consumer (`push-handler.ts`) or anywhere else.
 */
export interface PushNotifier {
  /** For all devices of an account. */
  toAccount(accountId: string, news: News): Promise<number>;
  /**
   * For the devices of an account that have already received the news of an earlier key. The others
   * receive neither.
   */
  takeBack(accountId: string, news: News, earlierKey: string): Promise<number>;
  /** For the devices of the people who asked for new orders and still work on orders. */
  toStaff(news: News): Promise<number>;
  /** For one device. */
  toDevice(device: PushDevice, news: News): Promise<number>;
}

/** Maximum devices that are notified of a new order. */
const maxStaffDevices = 200;

export const createPushNotifier = ({
  queue,
  devices,
  accounts,
}: {
  readonly queue: MailQueue;
  readonly devices: PushDeviceStore;
  readonly accounts: Pick<AccountStore, "byIds">;
}): PushNotifier => {
  const put = async (
    found: readonly PushDevice[],
    { template, data, key, createdAt, dueAt }: News,
    mayReceive: (account: Account) => boolean = () => true,
    earlierKey: string | null = null,
  ): Promise<number> => {
    const { topic, about } = pushTemplates[template];
    const owners = await accounts.byIds([...new Set(found.map(({ accountId }) => accountId))]);
    const pushes: OutgoingMail[] = [];
    for (const { id, accountId, topics, expiresAt } of found) {
      const account = owners.get(accountId);
      if (!account || !mayReceive(account) || expiresAt <= createdAt) continue;
      if (topic !== null && !topics[topic]) continue;
      const prefix = `push.${id}.${about(data as never)}.`;
      const to = { name: "", address: id, language: account.language };
      if (earlierKey !== null && (await queue.withdraw(`${prefix}${earlierKey}`))) continue;
      await queue.replaceBefore(`${prefix}${key}`, prefix);
      const push = { id: `${prefix}${key}`, template, accountId, to, data, createdAt };
      pushes.push({ ...push, ...(dueAt && { dueAt }) });
    }
    if (pushes.length > 0) await queue.put(...pushes);
    return pushes.length;
  };

  return {
    toAccount: async (accountId, news) => put(await devices.ofAccount(accountId), news),
    takeBack: async (accountId, news, earlierKey) =>
      put(await devices.ofAccount(accountId), news, undefined, earlierKey),
    toStaff: async (news) =>
      put(await devices.forNewOrders(maxStaffDevices), news, ({ role }) =>
        may(role, newOrdersPermission),
      ),
    toDevice: (device, news) => put([device], news),
  };
};
