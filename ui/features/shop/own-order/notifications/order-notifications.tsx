import * as t from "#texts/orders.ts";
import { useLiveUpdates } from "../../../../apollo/live-updates.tsx";
import { OrderMovedDocument } from "../../../../generated/operations.ts";
import { paths } from "../../../../paths.ts";
import { sentenceOf } from "../../../shared/order/order-texts.ts";
import type { OwnOrder } from "../use-own-order.ts";
import { showNotification } from "./notification-setting.ts";

/** Whether the latest change of an order moved it: the buyer knows of the other changes. */
export function hasMoved({ steps, revision }: Pick<OwnOrder, "steps" | "revision">): boolean {
  const latest = steps.at(-1);
  return latest?.kind === "MOVED" && latest.number === revision;
}

/**
 * Shows a notification whenever one of the shopper's orders moves; renders nothing. It has its own
 * subscription, because one shared with an open page would have delivered its first message
 * already.
 */
export function OrderNotifications() {
  useLiveUpdates({
    document: OrderMovedDocument,
    variables: {},
    after: null,
    read: ({ orderChanged: { position, remaining } }) => ({ position, remaining }),
    onUpdate: ({ orderChanged: { order } }) => {
      if (order && hasMoved(order)) {
        showNotification(t.orderOf(order.number), sentenceOf(order), paths.myOrder(order.number));
      }
    },
  });
  return null;
}
