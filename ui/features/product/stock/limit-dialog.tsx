import { useState } from "react";
import { SetLowStockLimitDocument } from "../../../generated/operations.ts";
import { limits } from "../../../generated/shop.ts";
import type { StockDialogProps } from "./receive-dialog.tsx";
import { focusFirstWrong, PiecesField, StockForm } from "./stock-form.tsx";
import { useStockCommand, wholeNumber } from "./use-stock-command.ts";

/** Sets a product's low-stock limit; empty means the shop's limit. */
export function LimitDialog({ product: { id, name, stock }, onClose }: StockDialogProps) {
  const [typed, setTyped] = useState(stock.ownLowFrom === null ? "" : String(stock.ownLowFrom));
  const [checked, setChecked] = useState(false);
  const command = useStockCommand(
    SetLowStockLimitDocument,
    ({ setLowStockLimit }) => setLowStockLimit,
    onClose,
  );
  const ofShop = typed.trim() === "";
  const pieces = wholeNumber(typed);
  const wrong = !ofShop && (pieces === null || pieces > limits.stock);

  function submit(form: HTMLFormElement) {
    setChecked(true);
    if (wrong) focusFirstWrong(form);
    else void command.send({ productId: id, lowFrom: ofShop ? null : pieces });
  }

  return (
    <StockForm
      title={`When is ${name} low?`}
      action="Set the limit"
      pending={command.pending}
      problem={command.problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <PiecesField
        label="Low from, in pieces"
        hint={`So many pieces or fewer are low. Left empty, the shop’s limit of ${stock.shopLowFrom} holds.`}
        error={checked && wrong ? "Please enter a whole number, or nothing" : undefined}
        placeholder={String(stock.shopLowFrom)}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          command.edited();
        }}
      />
    </StockForm>
  );
}
