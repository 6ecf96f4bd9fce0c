import { memo, useEffect, useRef } from "react";
import { classNames } from "../../components/class-names.ts";
import { FieldError } from "../../components/field.tsx";
import { formatMoneyShort } from "../../components/money.ts";
import type { OrderStatus } from "../../generated/operations.ts";
import { statusOf } from "../order/status.ts";
import { Age } from "./age.tsx";
import type { BoardOrder } from "./board-lists.ts";
import { MovedLine } from "./moved-line.tsx";
import { StatusSelect } from "./status-select.tsx";

export interface TicketProps {
  order: BoardOrder;
  selected: boolean;
  glow: string | undefined;
  problem: string | undefined;
  onSelect: (orderId: string) => void;
  onChange: (order: BoardOrder, status: OrderStatus) => void;
}

/** Takes the focus when it is chosen by key, also after it has moved to another place. */
export function useTicketFocus<Element extends HTMLElement>(selected: boolean) {
  const element = useRef<Element>(null);
  useEffect(() => {
    const active = document.activeElement;
    const ticket = element.current;
    if (!selected || !ticket || ticket.contains(active)) return;
    // A click on blank space focuses what lies around the tickets; only a control of its own keeps the focus.
    const lost = active === null || active.contains(ticket) || active.closest("[data-ticket]");
    if (lost) ticket.focus();
  }, [selected]);
  return element;
}

/** One order on the board. */
export const Ticket = memo(function Ticket({
  order,
  selected,
  glow,
  problem,
  onSelect,
  onChange,
}: TicketProps) {
  const element = useTicketFocus<HTMLElement>(selected);
  const { step } = statusOf(order.status);
  const done = order.status === "DELIVERED";
  const crossed = done && "line-through decoration-ink-subtle text-ink-muted";
  const problemId = problem ? `problem-${order.id}` : undefined;
  return (
    <article
      ref={element}
      data-ticket={order.id}
      tabIndex={-1}
      aria-label={`Order ${order.number}`}
      className={classNames(
        `status-${step} grid gap-2 rounded-[4px] border px-3 pt-[0.6875rem] pb-3 outline-offset-1`,
        done ? "border-line" : "border-line bg-raised shadow-1",
        "hover:border-line-strong",
        selected && "outline-2 outline-focus",
        glow,
      )}
      onFocus={() => onSelect(order.id)}
      onPointerDown={() => onSelect(order.id)}
    >
      <div className="flex items-center justify-between gap-2">
        <b className={classNames("font-semibold", crossed)}>{order.number}</b>
        <Age order={order} />
      </div>
      <p className={classNames("text-fine text-ink-muted", crossed)}>
        {order.customerName}, {order.city}
      </p>
      <ul className={classNames("grid gap-0.5", crossed)}>
        {order.items.map(({ productId, name, quantity }) => (
          <li key={productId} className="grid grid-cols-[1.625rem_minmax(0,1fr)]">
            <b className="font-semibold">{quantity}</b>
            {name}
          </li>
        ))}
      </ul>
      <MovedLine order={order} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StatusSelect
          order={order}
          problemId={problemId}
          onChange={(status) => onChange(order, status)}
        />
        <span className="whitespace-nowrap text-ink-muted">
          {formatMoneyShort(order.totalPrice)}
        </span>
      </div>
      {problem && <FieldError {...(problemId && { id: problemId })}>{problem}</FieldError>}
    </article>
  );
});
