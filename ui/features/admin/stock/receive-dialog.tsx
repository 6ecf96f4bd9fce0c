import { useState } from "react";
import {
  ReceiveStockDocument,
  type StockRow_ProductFragment,
} from "../../../generated/operations.ts";
import { limits } from "../../../generated/shop.ts";
import { focusFirstWrong, UnitsField, ReasonField, StockForm } from "./stock-form.tsx";
import { useStockCommand, wholeNumber } from "./use-stock-command.ts";

export interface StockDialogProps {
  product: StockRow_ProductFragment;
  onClose: () => void;
}

/** Records units received. */
export function ReceiveDialog({ product: { id, name, stock }, onClose }: StockDialogProps) {
  const [pieces, setPieces] = useState("");
  const [reason, setReason] = useState("");
  const [checked, setChecked] = useState(false);
  const command = useStockCommand(
    ReceiveStockDocument,
    ({ receiveStock }) => receiveStock,
    onClose,
  );
  const count = wholeNumber(pieces);
  const quantity = count !== null && count >= 1 && count <= limits.stock ? count : null;

  function submit(form: HTMLFormElement) {
    setChecked(true);
    if (quantity === null || reason.trim() === "") focusFirstWrong(form);
    else void command.send({ productId: id, quantity, reason });
  }

  return (
    <StockForm
      title={`Receive ${name}`}
      action={quantity === null ? "Receive" : `Receive ${quantity}`}
      pending={command.pending}
      problem={command.problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <UnitsField
        label="Units received"
        error={
          checked && quantity === null ? "Please enter the number of units received" : undefined
        }
        value={pieces}
        onChange={setPieces}
      />
      <ReasonField value={reason} checked={checked} onChange={setReason} />
      <p role="status" className="min-h-6 text-sm font-demi">
        {quantity !== null &&
          `On hand ${stock.onHand} → ${stock.onHand + quantity}, available ${stock.available} → ${stock.available + quantity}`}
      </p>
    </StockForm>
  );
}
