import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { placementStore } from "./placement-store.ts";
import type { Placement } from "./placement.ts";
import { sendPlacement } from "./send-placement.ts";

/** How often an order on this device tries the way to the shop, beside every time the network is back. */
const tryAgainMs = 5_000;

export interface ShopperPlacements {
  /** The order of this tab; null where there is none. */
  current: Placement | null;
  /** Orders on this device that the shop does not have. */
  kept: readonly Placement[];
}

/** The shopper's own orders on this device; those that wait are sent when the connection is back. */
export function usePlacements(shopperId: string): ShopperPlacements {
  const client = useApolloClient();
  const all = useSyncExternalStore(placementStore.subscribe, placementStore.read);
  const mine = useMemo(() => {
    const isMine = (placement: Placement) => placement.shopperId === shopperId;
    return {
      current: all.current && isMine(all.current) ? all.current : null,
      kept: all.kept.filter(isMine),
    };
  }, [all, shopperId]);

  const { current, kept } = mine;
  useEffect(() => {
    if (current?.state.kind === "sending") void sendPlacement(client, current);
  }, [client, current]);

  const anyWaits = kept.some(({ state }) => state.kind === "waiting");
  useEffect(() => {
    if (!anyWaits) return undefined;
    const sendAll = () => {
      if (!navigator.onLine) return;
      for (const placement of placementStore.read().kept)
        if (placement.shopperId === shopperId && placement.state.kind === "waiting")
          void sendPlacement(client, placement);
    };
    sendAll();
    const timer = setInterval(sendAll, tryAgainMs);
    addEventListener("online", sendAll);
    return () => {
      clearInterval(timer);
      removeEventListener("online", sendAll);
    };
  }, [client, shopperId, anyWaits]);

  return mine;
}
