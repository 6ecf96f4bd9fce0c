import * as t from "#texts/orders.ts";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import { OrderMovedDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { sentenceOf } from "../../order/order-words.ts";
import type { OwnOrder } from "../use-own-order.ts";
import { showNotice } from "./notice-choice.ts";

/** Whether the latest change of an order moved it: its buyer knows of the others. */
export function hasMoved({ steps, revision }: Pick<OwnOrder, "steps" | "revision">): boolean {
  const latest = steps.at(-1);
  return latest?.kind === "MOVED" && latest.number === revision;
}

/**
 * Shows a notice whenever an order of the shopper's moves; draws nothing. It has a subscription of
 * its own, because one that an open page shares would have told its first message already.
 */
export function OrderNotices() {
  useLiveUpdates({
    document: OrderMovedDocument,
    variables: {},
    after: null,
    read: ({ orderChanged: { position, remaining } }) => ({ position, remaining }),
    onUpdate: ({ orderChanged: { order } }) => {
      if (order && hasMoved(order)) {
        showNotice(t.orderOf(order.number), sentenceOf(order), paths.myOrder(order.number));
      }
    },
  });
  return null;
}
