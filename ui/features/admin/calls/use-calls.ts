import { useMutation } from "@apollo/client/react";
import {
  CallOnceMoreDocument,
  RecordCallDocument,
  UndoCallDocument,
  type CallOutcome,
  type CallResult_AllFragment,
  type StaffCancelReason,
} from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import { useDeskCommand, type DeskAnswer } from "../kit/use-desk-command.ts";
import type { DeskOrder } from "../order-desk/use-desk-order.ts";

/** An order, and the revision that the caller has seen. */
export interface SeenOrder {
  id: string;
  number: string;
  seen: number;
}

export type CallAnswer = DeskAnswer<DeskOrder>;

const withItem = (answer: CallResult_AllFragment | undefined) =>
  answer && { ...answer, item: "order" in answer ? answer.order : undefined };

/** Records calls and undoes them. */
export function useCalls() {
  const [recordCall] = useMutation(RecordCallDocument);
  const [undoCall] = useMutation(UndoCallDocument);
  const [callOnceMore] = useMutation(CallOnceMoreDocument);
  const { pending, run } = useDeskCommand(messages.calls.failed);

  return {
    pending,
    record: (
      { id: orderId, seen: expectedRevision }: SeenOrder,
      {
        outcome,
        reason = null,
        note,
      }: { outcome: CallOutcome; reason?: StaffCancelReason | null; note: string },
    ): Promise<CallAnswer> => {
      const call = { orderId, outcome, reason, note, expectedRevision };
      return run(call, async (commandId) =>
        withItem((await recordCall({ variables: { ...call, commandId } })).data?.recordCall),
      );
    },
    undo: ({ id: orderId, seen: expectedRevision }: SeenOrder): Promise<CallAnswer> => {
      const call = { orderId, expectedRevision };
      return run(["undo", call], async (commandId) =>
        withItem((await undoCall({ variables: { ...call, commandId } })).data?.undoCall),
      );
    },
    onceMore: ({ id: orderId, seen: expectedRevision }: SeenOrder): Promise<CallAnswer> => {
      const call = { orderId, expectedRevision };
      return run(["once more", call], async (commandId) =>
        withItem((await callOnceMore({ variables: { ...call, commandId } })).data?.callOnceMore),
      );
    },
  };
}
