import { useState } from "react";
import { SetLowStockLimitDocument } from "../../../generated/operations.ts";
import { limits } from "../../../generated/shop.ts";
import type { StockDialogProps } from "./receive-dialog.tsx";
import { focusFirstWrong, UnitsField, StockForm } from "./stock-form.tsx";
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
      title={`Low-stock limit of ${name}`}
      action="Set limit"
      pending={command.pending}
      problem={command.problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <UnitsField
        label="Low-stock limit, in units"
        hint={`Alert at this many or fewer. Leave empty to use the shop’s limit of ${stock.shopLowFrom}.`}
        error={checked && wrong ? "Please enter a whole number, or leave it empty" : undefined}
        placeholder={String(stock.shopLowFrom)}
        value={typed}
        onChange={setTyped}
      />
    </StockForm>
  );
}
