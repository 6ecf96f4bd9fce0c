import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field } from "../../../components/field.tsx";
import { formatMoney } from "../../../components/money.ts";
import { Select } from "../../../components/select.tsx";
import type { StaffCancelReason } from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import type { DeskOrder } from "../order-desk/use-desk-order.ts";
import { refusalReasons, unreachedReasons } from "./outcomes.ts";

export interface RefuseDialogProps {
  order: Pick<DeskOrder, "number" | "totalPrice">;
  /** No call was answered, so the buyer has said nothing. */
  unreached: boolean;
  pending: boolean;
  onRefuse: (reason: StaffCancelReason) => void;
  onClose: () => void;
}

/** Asks why the buyer refused an order, and cancels it. */
export function RefuseDialog({ order, unreached, pending, onRefuse, onClose }: RefuseDialogProps) {
  const reasons = unreached ? unreachedReasons : refusalReasons;
  const [reason, setReason] = useState<StaffCancelReason | null>(null);
  const [missing, setMissing] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={unreached ? `Cancel ${order.number}?` : "Refused on the phone"}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason === null) setMissing(true);
          else onRefuse(reason);
        }}
      >
        <p>
          {order.number} is cancelled, {formatMoney(order.totalPrice)}. The items return to stock
          and the customer gets an email. The reason stays with the order.
        </p>
        <Field
          label={unreached ? "Reason" : "What was said"}
          error={missing && reason === null ? messages.calls.reasonMissing : undefined}
        >
          {(control) => (
            <Select
              {...control}
              value={reason ?? ""}
              onChange={({ target }) =>
                setReason(reasons.find(([word]) => word === target.value)?.[0] ?? null)
              }
            >
              <option value="">Please choose</option>
              {reasons.map(([word, text]) => (
                <option key={word} value={word}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Keep order</Button>
          <Button type="submit" variant="danger" pending={pending}>
            Cancel order
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
