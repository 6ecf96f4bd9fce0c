import { useMutation } from "@apollo/client/react";
import { useId, useState, type SubmitEvent } from "react";
import { useCommand } from "../../../apollo/use-command.ts";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field } from "../../../components/field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { Select } from "../../../components/select.tsx";
import { TextArea } from "../../../components/text-input.tsx";
import { notify } from "../../../components/toast.tsx";
import {
  CancelOrderByStaffDocument,
  type StaffCancelReason,
} from "../../../generated/operations.ts";
import { limits, messages } from "../../../generated/shop.ts";
import { staffCancelReasonText } from "../../../generated/staff-texts.ts";
import { dayText } from "../../shared/delivery/day-text.ts";
import { staffAnswer } from "./staff-answer.ts";
import type { DeskOrder } from "./use-desk-order.ts";

/** The reasons of staff for a cancellation, in words. */
const reasonWords = Object.entries(staffCancelReasonText) as [StaffCancelReason, string][];

/** Whether the goods have left the shop, and were not received since. */
function goodsLeft({ timeline }: Pick<DeskOrder, "timeline">): boolean {
  return timeline.reduce(
    (left, { kind, status }) =>
      kind !== "GOODS_RECEIVED" &&
      (left || status === "OUT_FOR_DELIVERY" || status === "DELIVERED"),
    false,
  );
}

/** Cancels an order with a reason for staff, and words for the customer. */
export function CancelOrderDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const form = useId();
  const [cancelOrder] = useMutation(CancelOrderByStaffDocument);
  const { pending, problem, isOpen, run } = useCommand(messages.order.cancelFailed);
  const [reason, setReason] = useState<StaffCancelReason>("CHANGED_MIND");
  const [note, setNote] = useState("");
  const { idOf } = useCommandIds();
  const { id: orderId, number, revision, details, customerName } = order;
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const { deliveryDay } = details;
  const buyer = customerName || "The customer";

  async function cancel(event: SubmitEvent) {
    event.preventDefault();
    const wish = { orderId, reason, note, expectedRevision: revision };
    const variables = { ...wish, commandId: idOf(wish) };
    const done = await run(async () =>
      staffAnswer((await cancelOrder({ variables })).data?.cancelOrderByStaff),
    );
    if (!done) return;
    notify.success(done.message);
    if (isOpen()) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Cancel ${number}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep the order</Button>
          <Button type="submit" form={form} variant="danger" pending={pending}>
            Cancel the order
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={(event) => void cancel(event)}>
        <p>
          {goodsLeft(order)
            ? "The goods have left the shop: they go back to stock when they are received"
            : `${units === 1 ? "1 item goes" : `${units} items go`} back to stock`}
          {deliveryDay && `, and the place on ${dayText(deliveryDay, "short")} is free again`}.{" "}
          {buyer} gets an email, so this can’t be undone.
        </p>
        <Field label="Reason" hint="Only staff see this.">
          {(control) => (
            <Select
              {...control}
              value={reason}
              onChange={({ currentTarget }) =>
                setReason(
                  reasonWords.find(([word]) => word === currentTarget.value)?.[0] ?? "OTHER",
                )
              }
            >
              {reasonWords.map(([word, text]) => (
                <option key={word} value={word}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={`Message to ${customerName || "the customer"}`}
          optional
          hint="In the email and on the order page."
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={limits.orderNote}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          )}
        </Field>
        {problem && (
          <MessageBox tone="danger" takeFocus>
            {problem}
          </MessageBox>
        )}
      </form>
    </Dialog>
  );
}
