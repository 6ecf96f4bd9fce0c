import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo } from "react";
import { useStore } from "../../../storage/store.ts";
import { submissionStore } from "./submission-store.ts";
import type { OrderSubmission } from "./order-submission.ts";
import { sendSubmission } from "./send-submission.ts";

/** Interval for resending waiting orders, in addition to every time the network is back. */
const tryAgainMs = 5_000;

export interface ShopperSubmissions {
  /** The order of this tab; null for none. */
  current: OrderSubmission | null;
  /** Orders on this device that the shop does not have. */
  onDevice: readonly OrderSubmission[];
}

/** The shopper's orders on this device; waiting ones are sent when the connection is back. */
export function useSubmissions(shopperId: string): ShopperSubmissions {
  const client = useApolloClient();
  const all = useStore(submissionStore);
  const mine = useMemo(() => {
    const isMine = (submission: OrderSubmission) => submission.shopperId === shopperId;
    return {
      current: all.current && isMine(all.current) ? all.current : null,
      onDevice: all.onDevice.filter(isMine),
    };
  }, [all, shopperId]);

  const { current, onDevice } = mine;
  useEffect(() => {
    if (current?.state.kind === "sending") void sendSubmission(client, current);
  }, [client, current]);

  const anyWaits = onDevice.some(({ state }) => state.kind === "waiting");
  useEffect(() => {
    if (!anyWaits) return undefined;
    const sendAll = () => {
      if (!navigator.onLine) return;
      for (const submission of submissionStore.read().onDevice)
        if (submission.shopperId === shopperId && submission.state.kind === "waiting")
          void sendSubmission(client, submission);
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
