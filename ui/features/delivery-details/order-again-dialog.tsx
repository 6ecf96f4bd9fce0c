import { Button } from "../../components/button.tsx";
import { formatTime } from "../../components/date-time.tsx";
import { Dialog } from "../../components/dialog.tsx";

export interface OrderAgainDialogProps {
  /** When the same was ordered; null while there is nothing to ask. */
  orderedAt: number | null;
  onKeep: () => void;
  onOrder: () => void;
}

/** Asks before the same items go to the same address twice. */
export function OrderAgainDialog({ orderedAt, onKeep, onOrder }: OrderAgainDialogProps) {
  return (
    <Dialog
      open={orderedAt !== null}
      onOpenChange={(open) => {
        if (!open) onKeep();
      }}
      title="Order the same again?"
      actions={
        <>
          <Button onClick={onKeep}>Keep the one order</Button>
          <Button variant="filled" onClick={onOrder}>
            Order again
          </Button>
        </>
      }
    >
      You ordered the same items to the same address at {formatTime(orderedAt ?? 0)}. That order
      stands.
    </Dialog>
  );
}
