import * as t from "#texts/orders.ts";
import { Printer, Repeat, Star } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { paths } from "../../../paths.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { isOpen } from "./open-order.ts";
import { useOrderAgain } from "./use-order-again.ts";
import type { OwnOrder } from "./use-own-order.ts";

/** The actions for an order. */
export function OrderActions({ order }: { order: OwnOrder }) {
  const [cancelling, setCancelling] = useState(false);
  const { pending, result, again } = useOrderAgain(order);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {order.mine && order.phase === "PLACED" && order.status === "DELIVERED" && (
          <LinkButton variant="filled" to={paths.addReview(order.id)}>
            <Star aria-hidden size={18} />
            {t.addAReview}
          </LinkButton>
        )}
        {order.mine && (
          <Button pending={pending} onClick={() => void again()}>
            <Repeat aria-hidden size={18} />
            {t.orderAgain}
          </Button>
        )}
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={18} />
          {t.print}
        </Button>
        {order.mine && isOpen(order) && (
          <Button variant="quiet" className="text-danger-text" onClick={() => setCancelling(true)}>
            {t.cancelTheOrder}
          </Button>
        )}
      </div>
      {result && (
        <MessageBox
          tone={result.complete ? "success" : "warn"}
          takeFocus
          action={<LinkButton to={paths.cart}>{t.openTheCart}</LinkButton>}
        >
          {result.words}
          {result.notes.map((note) => (
            <span key={note} className="block font-normal">
              {note}
            </span>
          ))}
        </MessageBox>
      )}
      {cancelling && <CancelDialog order={order} onClose={() => setCancelling(false)} />}
    </div>
  );
}
