import { useEffect, useRef, type MouseEvent, type RefObject } from "react";
import type { OrderStatus } from "../../generated/operations.ts";
import type { BoardOrder } from "./board-lists.ts";
import type { Present } from "./use-order-presence.ts";

export interface TicketProps {
  order: BoardOrder;
  /** It stands on a board of the past: nothing on it changes anything. */
  readOnly?: boolean;
  /** Where its number leads; to the order on the board where left out. */
  address?: string;
  selected: boolean;
  glow: string | undefined;
  problem: string | undefined;
  onSelect: (orderId: string) => void;
  onChange: (order: BoardOrder, status: OrderStatus) => void;
  onOpen: (order: BoardOrder) => void;
  /** Others of the staff who are at it; nobody where left out. */
  present?: readonly Present[];
  /** Whether it is chosen, to be moved with others. */
  chosen: boolean;
  onChoose: (orderId: string, range?: boolean) => void;
}

/** Takes the focus when it is chosen by key, also after it has moved to another place. */
function useTicketFocus<Element extends HTMLElement>(selected: boolean) {
  const element = useRef<Element>(null);
  useEffect(() => {
    const active = document.activeElement;
    const ticket = element.current;
    if (!selected || !ticket || ticket.contains(active)) return;
    // A click on blank space focuses what lies around the tickets; only a control of its own keeps
    // the focus.
    const lost = active === null || active.contains(ticket) || active.closest("[data-ticket]");
    if (lost) ticket.focus();
  }, [selected]);
  return element;
}

export interface Ticket<Element extends HTMLElement> {
  /** For the element that stands for the order: it is found, chosen and focused by these. */
  attributes: {
    ref: RefObject<Element | null>;
    "data-ticket": string;
    tabIndex: -1;
    onFocus: () => void;
    onPointerDown: () => void;
    onClick: (event: MouseEvent<Element>) => void;
  };
  /** The look of words about an order that is done. */
  crossed: string | false;
  problemId: string | undefined;
}

/** What every picture of an order on the board has in common, as a ticket or as a row. */
export function useTicket<Element extends HTMLElement>({
  order,
  selected,
  problem,
  onSelect,
  onOpen,
}: TicketProps): Ticket<Element> {
  const { id, status, cancelledAt } = order;
  const ref = useTicketFocus<Element>(selected);
  return {
    attributes: {
      ref,
      "data-ticket": id,
      tabIndex: -1,
      onFocus: () => onSelect(id),
      onPointerDown: () => onSelect(id),
      // Its controls keep their clicks, and words that somebody marks to copy are no click.
      onClick: ({ target }) => {
        const own = target instanceof Element && target.closest("a, button, select, input, label");
        if (!own && getSelection()?.isCollapsed !== false) onOpen(order);
      },
    },
    crossed:
      (status === "DELIVERED" || cancelledAt !== null) &&
      "line-through decoration-ink-subtle text-ink-muted",
    problemId: problem ? `problem-${id}` : undefined,
  };
}
