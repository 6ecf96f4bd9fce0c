import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import { OwnOrderChangedDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { sentenceOf } from "../../order/order-words.ts";
import type { OwnOrder } from "../use-own-order.ts";
import { showNotice } from "./notice-choice.ts";

/** Whether the latest change of an order moved it: its buyer knows of the others. */
export function hasMoved({ steps, revision }: Pick<OwnOrder, "steps" | "revision">): boolean {
  const latest = steps.at(-1);
  return latest?.kind === "MOVED" && latest.number === revision;
}

/** Shows a notice whenever an order of the shopper's moves; draws nothing. */
export function OrderNotices() {
  useLiveUpdates({
    document: OwnOrderChangedDocument,
    variables: {},
    after: null,
    read: ({ orderChanged: { position, remaining } }) => ({ position, remaining }),
    onUpdate: ({ orderChanged: { order } }) => {
      if (order && hasMoved(order)) {
        showNotice(`Order ${order.number}`, sentenceOf(order), paths.myOrder(order.number));
      }
    },
  });
  return null;
}
