import { streamId } from "#domain/decider.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { CommandAnswers } from "#projections/command-answers.ts";
import type { LogHandler } from "../log-consumer.ts";
import { keyOf, type PushNotifier } from "./notifier.ts";
import { dueAfter, undoneMove } from "../undone-move.ts";
import { alertNews, isPushedAlert } from "./alert-push.ts";
import { isPushedStep, newOrderNews, orderNews } from "./order-push.ts";

/**
 * Queues messages about the steps of an order, for the devices of its buyer and of the people who
 * work on orders, and about alerts.
 */
export const createPushHandler = ({
  notifier,
  answers,
  waitMs,
}: {
  readonly notifier: PushNotifier;
  readonly answers: CommandAnswers;
  /** The wait of messages about a new status. */
  readonly waitMs: number;
}): LogHandler => {
  const notifyOf = async (event: ShopRecordedEvent): Promise<number> => {
    if (isPushedAlert(event)) {
      const alert = await alertNews(event, (ids) => answers.variants(ids, null));
      return alert ? notifier.toAccount(alert.accountId, alert.news) : 0;
    }
    if (!isPushedStep(event)) return 0;
    const order = await answers.order(streamId(event.stream), event.position);
    if (!order) return 0;
    const news = orderNews(event, order);
    const isMove = event.type === "OrderStatusChanged";
    const forBuyer = news && isMove ? { ...news, dueAt: dueAfter(news.createdAt, waitMs) } : news;
    const undone = isMove ? undoneMove(order.history, event.revision, waitMs) : null;
    if (forBuyer && undone?.isKnown) {
      return notifier.takeBack(order.userId, forBuyer, keyOf(undone.revision));
    }
    const forStaff = newOrderNews(event, order);
    return (
      (forBuyer ? await notifier.toAccount(order.userId, forBuyer) : 0) +
      (forStaff ? await notifier.toStaff(forStaff) : 0)
    );
  };

  return async (events) => {
    let queued = 0;
    for (const event of events) queued += await notifyOf(event);
    return queued;
  };
};
