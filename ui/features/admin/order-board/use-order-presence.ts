import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useMemo, useState } from "react";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import {
  OrderPresenceDocument,
  type OrderPresenceSubscription,
} from "../../../generated/operations.ts";
import { createStore, onEvents, useStore } from "../../../storage/store.ts";
import { useMay } from "../../shared/account/rights.ts";
import { draggedOrder } from "../kit/dragging.ts";

/** Another staff member at an order. */
export type Present = OrderPresenceSubscription["orderPresence"]["others"][number];

/** The other staff members at each order, by its id. */
export type PresenceByOrder = ReadonlyMap<string, readonly Present[]>;

const pageVisibility = createStore(
  () => document.visibilityState === "visible",
  true,
  (changed) => onEvents(document, ["visibilitychange"], changed),
);

export interface OrderPresence {
  others: PresenceByOrder;
  /** The order where the shop shows the viewer; null for none, undefined until it has answered. */
  shownAt: string | null | undefined;
}

const none: readonly Present[] = [];

/**
 * The other staff members at each order. Reports the viewer's own presence at `orderId` while the
 * page is visible.
 */
export function useOrderPresence(orderId: string | null, dragging: boolean): OrderPresence {
  const [answer, setAnswer] = useState<{
    others: readonly Present[];
    shownAt: string | null;
  } | null>(null);
  const others = answer?.others ?? none;
  const inSight = useStore(pageVisibility);
  const allowed = useMay("CALLS");
  const at = inSight ? orderId : null;
  useLiveUpdates({
    document: OrderPresenceDocument,
    variables: { orderId: at, dragging },
    after: allowed ? null : undefined,
    onUpdate: (update) => setAnswer({ others: update.others, shownAt: at }),
  });
  const byOrderId = useMemo(() => {
    const byOrder = new Map<string, Present[]>();
    for (const one of others) {
      byOrder.set(one.orderId, [...(byOrder.get(one.orderId) ?? []), one]);
    }
    return byOrder;
  }, [others]);
  return { others: byOrderId, shownAt: answer?.shownAt };
}

/** The order that is being dragged over the board; null for none. */
export function useOrderInHand(): string | null {
  const [orderId, setOrderId] = useState<string | null>(null);
  useEffect(
    () =>
      monitorForElements({
        onDragStart: ({ source }) => setOrderId(draggedOrder(source.data)),
        onDrop: () => setOrderId(null),
      }),
    [],
  );
  return orderId;
}
