import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { countText } from "../../../components/count.ts";
import { notify } from "../../../components/toast.tsx";
import {
  CashDeskDocument,
  CashRunByIdDocument,
  CashRunsChangedDocument,
  CloseRunDocument,
  ClosedRunsDocument,
  ReceiveReturnDocument,
  type AwaitedReturnFragment,
  type CashDeskQuery,
  type CloseRunInput,
} from "../../../generated/operations.ts";
import { latest, usePagedRead, useRead } from "../kit/read.tsx";
import { piecesIn } from "../kit/run-view.ts";

export type CashFigures = CashDeskQuery["cashFigures"];
export type AwaitedReturn = AwaitedReturnFragment;

/** Open runs, the figures of the cash, and the returned goods that the shop waits for; live. */
export function useCashDesk() {
  const desk = useRead(CashDeskDocument, {});
  useLiveUpdates({
    document: CashRunsChangedDocument,
    after: latest(desk) ? null : undefined,
    onUpdate: ({ run, position }) => run && void desk.refresh(position),
    reread: desk.refresh,
  });
  return desk;
}

/** Closed runs, page by page; a run that is closed meanwhile restarts the list. */
export function useClosedRuns() {
  const paged = usePagedRead({
    document: ClosedRunsDocument,
    variables: {},
    listOf: (data) => data.closedRuns,
  });
  useLiveUpdates({
    document: CashRunsChangedDocument,
    after: paged.list ? null : undefined,
    onUpdate: ({ run }) => run?.phase === "CLOSED" && void paged.retry(),
    reread: paged.retry,
  });
  return paged;
}

/** One run; null if there is none. Its changes arrive over the feed of the cash desk. */
export const useCashRun = (id: string) => useRead(CashRunByIdDocument, { id });

/** Closes a run. A retry of the same figures has the same command id, so that cash counts once. */
export function useCloseRun(id: string) {
  const [close] = useMutation(CloseRunDocument);
  const { idOf } = useCommandIds();
  return async (input: CloseRunInput) =>
    (await close({ variables: { id, input, commandId: idOf([id, input]) } })).data?.closeRun;
}

/** Stores that returned goods are in the shop; resolves with the position, or null if it failed. */
export function useReceiveReturn() {
  const [receive] = useMutation(ReceiveReturnDocument);
  const [pendingId, setPendingId] = useState<string | null>(null);
  return {
    /** The order that is being received. */
    pendingId,
    receive: async (orderId: string): Promise<string | null> => {
      setPendingId(orderId);
      const variables = { orderId, commandId: newCommandId() };
      const answer = (await receive({ variables }).catch(() => null))?.data?.receiveReturn;
      setPendingId(null);
      if (answer && "order" in answer) {
        const { number, items } = answer.order;
        notify.success(`${countText(piecesIn(items), "item")} of ${number} back in stock.`);
        return answer.position;
      }
      notify.failure(
        (answer && "message" in answer ? answer.message : null) ??
          "The goods couldn’t be received. Please try again.",
      );
      return null;
    },
  };
}
