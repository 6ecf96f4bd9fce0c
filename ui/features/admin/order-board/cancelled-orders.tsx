import { X } from "lucide-react";
import type { BoardOrder } from "./board-lists.ts";
import { Ticket } from "./ticket.tsx";
import type { CancelledOrders as Cancelled } from "./use-cancelled-orders.ts";
import type { TicketProps } from "./use-ticket.ts";

export interface CancelledOrdersProps {
  cancelled: Cancelled;
  /** One level below the heading of the part that holds the section. */
  heading: "h2" | "h3";
  ticketOf: (order: BoardOrder) => TicketProps;
}

/** The cancelled orders, below the completed ones. */
export function CancelledOrders({
  cancelled: { orders, count },
  heading: Heading,
  ticketOf,
}: CancelledOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="cancelled-orders" className="mt-3 grid gap-2.5">
      <div className="flex items-center gap-2 border-t border-line pt-3">
        <X aria-hidden size={14} className="text-ink-muted" />
        <Heading id="cancelled-orders" className="text-sm leading-title font-semibold">
          Cancelled
        </Heading>
        <span className="font-medium text-ink-muted">{count}</span>
      </div>
      {orders.map((order) => (
        <Ticket key={order.id} {...ticketOf(order)} />
      ))}
    </section>
  );
}
