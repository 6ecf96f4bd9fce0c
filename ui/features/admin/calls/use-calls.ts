import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import {
  CallOnceMoreDocument,
  RecordCallDocument,
  UndoCallDocument,
  type CallOutcome,
  type CallResult_AllFragment,
  type StaffCancelReason,
} from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import type { DeskOrder } from "../order-desk/use-desk-order.ts";

/** An order, and the revision that the caller has seen. */
export interface SeenOrder {
  id: string;
  number: string;
  seen: number;
}

/** Outcome of a command about a call. */
export type CallAnswer =
  | { outcome: "done"; order: DeskOrder }
  /** Someone else was faster; the order is as they left it. */
  | { outcome: "late"; order: DeskOrder }
  | { outcome: "failed"; message: string };

export interface Calls {
  pending: boolean;
  record: (
    order: SeenOrder,
    call: { outcome: CallOutcome; reason?: StaffCancelReason; note: string },
  ) => Promise<CallAnswer>;
  undo: (order: SeenOrder) => Promise<CallAnswer>;
  onceMore: (order: SeenOrder) => Promise<CallAnswer>;
}

/** Records calls and undoes them, one at a time. A repeated try is the same command. */
export function useCalls(): Calls {
  const [recordCall] = useMutation(RecordCallDocument);
  const [undoCall] = useMutation(UndoCallDocument);
  const [callOnceMore] = useMutation(CallOnceMoreDocument);
  const [pending, setPending] = useState(false);
  const tried = useRef({ key: "", commandId: "" });

  async function run(
    key: unknown,
    send: (commandId: string) => Promise<CallResult_AllFragment | undefined>,
  ): Promise<CallAnswer> {
    const text = JSON.stringify(key);
    if (tried.current.key !== text) tried.current = { key: text, commandId: newCommandId() };
    setPending(true);
    const answer = await send(tried.current.commandId).catch(() => undefined);
    setPending(false);
    if (answer?.__typename === "CallRecorded") return { outcome: "done", order: answer.order };
    if (answer?.__typename === "ChangedMeanwhile") return { outcome: "late", order: answer.order };
    return { outcome: "failed", message: answer?.message ?? messages.calls.failed };
  }

  return {
    pending,
    record: ({ id: orderId, seen: expectedRevision }, { outcome, reason, note }) => {
      const call = { orderId, outcome, reason: reason ?? null, note, expectedRevision };
      return run(call, async (commandId) => {
        const { data } = await recordCall({ variables: { ...call, commandId } });
        return data?.recordCall;
      });
    },
    undo: ({ id: orderId, seen: expectedRevision }) =>
      run(["undo", orderId, expectedRevision], async (commandId) => {
        const { data } = await undoCall({ variables: { orderId, expectedRevision, commandId } });
        return data?.undoCall;
      }),
    onceMore: ({ id: orderId, seen: expectedRevision }) =>
      run(["once more", orderId, expectedRevision], async (commandId) => {
        const { data } = await callOnceMore({
          variables: { orderId, expectedRevision, commandId },
        });
        return data?.callOnceMore;
      }),
  };
}
