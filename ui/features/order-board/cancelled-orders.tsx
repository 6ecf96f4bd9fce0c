import { X } from "lucide-react";
import type { BoardOrder } from "./board-lists.ts";
import { Ticket } from "./ticket.tsx";
import type { CancelledOrders as Cancelled } from "./use-cancelled-orders.ts";
import type { TicketProps } from "./use-ticket.ts";

export interface CancelledOrdersProps {
  cancelled: Cancelled;
  ticketOf: (order: BoardOrder) => TicketProps;
}

/** Orders that nobody works on any more, under those that are done. */
export function CancelledOrders({ cancelled: { orders, count }, ticketOf }: CancelledOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="cancelled-orders" className="mt-3 grid gap-2.5">
      <div className="flex items-center gap-2 border-t border-line pt-3">
        <X aria-hidden size={14} className="text-ink-muted" />
        <h3 id="cancelled-orders" className="text-sm leading-[1.2] font-semibold">
          Cancelled
        </h3>
        <span className="font-medium text-ink-muted">{count}</span>
      </div>
      {orders.map((order) => (
        <Ticket key={order.id} {...ticketOf(order)} />
      ))}
    </section>
  );
}
