import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLiveUpdates } from "../../apollo/live-updates.tsx";
import {
  OrderPresenceDocument,
  type OrderPresenceSubscription,
} from "../../generated/operations.ts";
import { draggedOrder } from "./dragging.ts";

/** Somebody else of the staff at an order. */
export type Present = OrderPresenceSubscription["orderPresence"]["others"][number];

/** Who else is at each order, by its id. */
export type PresenceByOrder = ReadonlyMap<string, readonly Present[]>;

function watchVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/**
 * Who else is at which order; the others are told that one is at `orderId` oneself, while the page
 * is in sight.
 */
export function useOrderPresence(orderId: string | null, dragging: boolean): PresenceByOrder {
  const [others, setOthers] = useState<readonly Present[]>([]);
  const inSight = useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === "visible",
    () => true,
  );
  useLiveUpdates({
    document: OrderPresenceDocument,
    variables: { orderId: inSight ? orderId : null, dragging },
    after: null,
    read: ({ orderPresence: { position } }) => ({ position, remaining: 0 }),
    onUpdate: ({ orderPresence }) => setOthers(orderPresence.others),
  });
  return useMemo(() => {
    const byOrder = new Map<string, Present[]>();
    for (const one of others) {
      byOrder.set(one.orderId, [...(byOrder.get(one.orderId) ?? []), one]);
    }
    return byOrder;
  }, [others]);
}

/** The order that is dragged over the board just now; null for none. */
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
