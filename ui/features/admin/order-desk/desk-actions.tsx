import { Undo2, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useMay } from "../../shared/account/rights.ts";
import { CancelOrderDialog } from "./cancel-order-dialog.tsx";
import { isRefundOnly, itemsLeft, ReturnDialog } from "./return-dialog.tsx";
import type { DeskOrder } from "./use-desk-order.ts";

/** What staff can do with an order as a whole. */
export function DeskActions({ order }: { order: DeskOrder }) {
  const [cancelling, setCancelling] = useState(false);
  const [returning, setReturning] = useState(false);
  const mayCancel = useMay("ORDERS_CANCEL");
  const canReturn =
    mayCancel &&
    order.cancelledAt === null &&
    order.status === "DELIVERED" &&
    itemsLeft(order).length > 0;
  const canRefund = mayCancel && isRefundOnly(order);
  const canCancel = mayCancel && order.cancelledAt === null && order.status !== "DELIVERED";
  return (
    <>
      {canCancel && (
        <div className="flex flex-wrap gap-2 border-t border-line px-4 py-4 md:px-6">
          <Button variant="quiet" className="text-danger-text" onClick={() => setCancelling(true)}>
            <X aria-hidden size={16} />
            Cancel order
          </Button>
        </div>
      )}
      {(canReturn || canRefund) && (
        <div className="flex flex-wrap gap-2 border-t border-line px-4 py-4 md:px-6">
          <Button onClick={() => setReturning(true)}>
            <Undo2 aria-hidden size={16} />
            {canRefund ? "Refund" : "Return items"}
          </Button>
        </div>
      )}
      {returning && <ReturnDialog order={order} onClose={() => setReturning(false)} />}
      {cancelling && <CancelOrderDialog order={order} onClose={() => setCancelling(false)} />}
    </>
  );
}
