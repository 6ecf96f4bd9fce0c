import { messages } from "#texts/messages.ts";
import * as t from "#texts/orders.ts";
import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field } from "../../../components/field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { formatMoney } from "../../../components/money.ts";
import { Select } from "../../../components/select.tsx";
import { notify } from "../../../components/toast.tsx";
import { useCommand } from "../../../apollo/use-command.ts";
import { CancelOrderDocument, type CancelReason } from "../../../generated/operations.ts";
import { forgetOrder } from "../checkout/recent-orders.ts";
import { cancelReasons } from "../../shared/order/cancel-reasons.ts";
import { unitCountOf } from "./step-texts.ts";
import type { OwnOrder } from "./use-own-order.ts";

/** Confirms the cancellation of an order. */
export function CancelDialog({ order, onClose }: { order: OwnOrder; onClose: () => void }) {
  const [cancelOrder] = useMutation(CancelOrderDocument);
  const { pending, problem, isOpen, run } = useCommand(messages.order.cancelFailed);
  const [reason, setReason] = useState<CancelReason | null>(null);
  // The same for every press, so that a lost answer does no harm.
  const [commandId] = useState(newCommandId);

  async function cancel() {
    const answer = await run(async () => {
      const variables = { orderId: order.id, reason, commandId };
      return (await cancelOrder({ variables })).data?.cancelOrder;
    });
    if (!answer) return;
    forgetOrder(order.id);
    notify.success(answer.message);
    if (isOpen()) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.cancelOrder(order.number)}
      actions={
        <>
          <Button onClick={onClose}>{t.keepOrder}</Button>
          <Button variant="danger" pending={pending} onClick={() => void cancel()}>
            {t.cancelTheOrder}
          </Button>
        </>
      }
    >
      <p>
        {order.collected !== null && order.collected > order.refunded
          ? t.goesBackPaid(unitCountOf(order), formatMoney(order.collected - order.refunded))
          : t.goesBack(unitCountOf(order))}
      </p>
      <Field label={t.why} optional className="mt-5 text-ink">
        {(control) => (
          <Select
            {...control}
            value={reason ?? ""}
            onChange={({ target }) =>
              setReason(cancelReasons.find(([word]) => word === target.value)?.[0] ?? null)
            }
          >
            <option value="">{t.chooseAReason}</option>
            {cancelReasons.map(([word, text]) => (
              <option key={word} value={word}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {problem && (
        <MessageBox tone="danger" takeFocus className="mt-4">
          {problem}
        </MessageBox>
      )}
    </Dialog>
  );
}
