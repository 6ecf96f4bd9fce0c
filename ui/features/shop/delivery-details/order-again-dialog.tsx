import * as t from "#texts/checkout.ts";
import { Button } from "../../../components/button.tsx";
import { formatTime } from "../../../components/date-time.tsx";
import { Dialog } from "../../../components/dialog.tsx";

export interface OrderAgainDialogProps {
  /** When the same order was placed; null if there is nothing to ask. */
  orderedAt: number | null;
  onKeep: () => void;
  onOrder: () => void;
}

/** Asks before the same items are ordered to the same address twice. */
export function OrderAgainDialog({ orderedAt, onKeep, onOrder }: OrderAgainDialogProps) {
  return (
    <Dialog
      open={orderedAt !== null}
      onOpenChange={(open) => {
        if (!open) onKeep();
      }}
      title={t.orderTheSameAgain}
      actions={
        <>
          <Button onClick={onKeep}>{t.doNotOrderAgain}</Button>
          <Button variant="filled" onClick={onOrder}>
            {t.orderAgain}
          </Button>
        </>
      }
    >
      {t.orderedSame(formatTime(orderedAt ?? 0))}
    </Dialog>
  );
}
