import * as t from "#texts/checkout.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { formatMoney } from "../../../components/money.ts";

/** A change of the order that the shopper has to accept. */
export interface OrderChange {
  changes: readonly string[];
  totalSeen: number;
  total: number;
}

export interface OrderChangedDialogProps {
  /** Null if there is nothing to ask. */
  change: OrderChange | null;
  onCancel: () => void;
  onOrder: () => void;
}

/** Asks before placing an order that has changed since the shopper saw it. */
export function OrderChangedDialog({ change, onCancel, onOrder }: OrderChangedDialogProps) {
  return (
    <Dialog
      open={change !== null}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={t.yourOrderHasChanged}
      actions={
        <>
          <Button onClick={onCancel}>{t.goBack}</Button>
          <Button variant="filled" onClick={onOrder}>
            {t.orderFor(formatMoney(change?.total ?? 0))}
          </Button>
        </>
      }
    >
      {change && <OrderChanges {...change} />}
    </Dialog>
  );
}

/** The changes, and the total before and now. */
export function OrderChanges({ changes, totalSeen, total }: OrderChange) {
  return (
    <>
      <ul className="grid gap-1">
        {changes.map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      {total !== totalSeen && (
        <p className="mt-1">{t.totalNowWas(formatMoney(total), formatMoney(totalSeen))}</p>
      )}
    </>
  );
}
