import { may } from "#domain/account/permissions.ts";
import { newOrdersPermission } from "#domain/account/push-devices.ts";
import type { Account } from "#domain/account/account.ts";
import type { AccountStore } from "#domain/account/ports/account-store.ts";
import type { PushDevice, PushDeviceStore } from "#domain/account/ports/push-device-store.ts";
import { streamId } from "#domain/decider.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { CommandAnswers } from "#projections/command-answers.ts";
import type { LogHandler } from "../log-consumer.ts";
import type { MailQueue, OutgoingMail } from "../queue/mail-queue.ts";
import { isPushedStep, newOrderNews, orderNews } from "./order-push.ts";
import { pushesOf, putPushes, type News } from "./pushes-of.ts";

/** Maximum devices that are notified of a new order. */
const maxStaffDevices = 200;

/**
 * Queues messages for the devices of an order's buyer, and for those of the people who work on
 * orders.
 *
 * Further news, such as an alert, joins here: find the account, and return
 * `toAccount(accountId, news)` from `pushesAbout`.
 */
export const createPushHandler = ({
  queue,
  devices,
  accountsBy,
  answers,
}: {
  readonly queue: MailQueue;
  readonly devices: PushDeviceStore;
  readonly accountsBy: AccountStore["byIds"];
  readonly answers: CommandAnswers;
}): LogHandler => {
  const toDevices = async (
    news: News | null,
    found: readonly PushDevice[],
    mayReceive: (account: Account) => boolean = () => true,
  ): Promise<readonly OutgoingMail[]> => {
    if (!news || found.length === 0) return [];
    const accounts = await accountsBy([...new Set(found.map(({ accountId }) => accountId))]);
    const allowed = found.filter(({ accountId }) => {
      const account = accounts.get(accountId);
      return account !== undefined && mayReceive(account);
    });
    return pushesOf(news, allowed, (accountId) => accounts.get(accountId)?.language ?? "en");
  };

  const toAccount = async (accountId: string, news: News | null) =>
    news ? toDevices(news, await devices.ofAccount(accountId)) : [];

  const toStaff = async (news: News | null) =>
    news
      ? toDevices(news, await devices.forNewOrders(maxStaffDevices), ({ role }) =>
          may(role, newOrdersPermission),
        )
      : [];

  const pushesAbout = async (event: ShopRecordedEvent): Promise<readonly OutgoingMail[]> => {
    if (!isPushedStep(event)) return [];
    const order = await answers.order(streamId(event.stream), event.position);
    if (!order) return [];
    return [
      ...(await toAccount(order.userId, orderNews(event, order))),
      ...(await toStaff(newOrderNews(event, order))),
    ];
  };

  return async (events) => {
    const pushes: OutgoingMail[] = [];
    for (const event of events) pushes.push(...(await pushesAbout(event)));
    await putPushes(queue, pushes);
    return pushes.length;
  };
};
