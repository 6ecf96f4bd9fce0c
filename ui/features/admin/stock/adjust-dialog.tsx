import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { CountStockDocument } from "../../../generated/operations.ts";
import { limits } from "../../../generated/shop.ts";
import type { StockDialogProps } from "./receive-dialog.tsx";
import { focusFirstWrong, UnitsField, ReasonField, StockForm } from "./stock-form.tsx";
import { useStockCommand, wholeNumber } from "./use-stock-command.ts";

/** Corrects the stock to a count on the shelf. */
export function AdjustDialog({ product: { id, name, stock }, onClose }: StockDialogProps) {
  const [counted, setCounted] = useState(String(stock.onHand));
  const [reason, setReason] = useState("");
  const [checked, setChecked] = useState(false);
  // The ledger's count when counting began; units that move meanwhile must not be counted away.
  const [seen, setSeen] = useState(stock.onHand);
  const command = useStockCommand(CountStockDocument, ({ countStock }) => countStock, onClose);
  const count = wholeNumber(counted);
  const moved = stock.onHand !== seen;
  const wrong =
    count === null || count > limits.stock
      ? "Please enter how many are on the shelf"
      : count < stock.reserved
        ? `${stock.reserved} reserved for orders, so at least ${stock.reserved} must be on the shelf`
        : count === seen
          ? "This matches the ledger, so there is nothing to adjust"
          : undefined;

  function submit(form: HTMLFormElement) {
    setChecked(true);
    if (moved) return;
    if (count === null || wrong || reason.trim() === "") focusFirstWrong(form);
    else void command.send({ productId: id, onHand: count, seen, reason });
  }

  return (
    <StockForm
      title={`Adjust ${name}`}
      action={count === null ? "Adjust" : `Adjust to ${count}`}
      pending={command.pending}
      problem={moved ? null : command.problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <UnitsField
        label="Counted on the shelf"
        hint={`Ledger: ${seen} on hand, ${stock.reserved} reserved.`}
        error={checked ? wrong : undefined}
        value={counted}
        replaced
        onChange={setCounted}
      />
      <ReasonField value={reason} checked={checked} onChange={setReason} />
      {moved && (
        <MessageBox
          tone="warn"
          className="text-sm!"
          action={
            <Button size="dense" onClick={() => setSeen(stock.onHand)}>
              Count again
            </Button>
          }
        >
          The stock changed while you counted: {stock.onHand} on hand now.
        </MessageBox>
      )}
      <p role="status" className="min-h-6 text-sm font-demi">
        {!moved &&
          count !== null &&
          !wrong &&
          `On hand ${stock.onHand} → ${count}, available ${stock.available} → ${count - stock.reserved}`}
      </p>
    </StockForm>
  );
}
