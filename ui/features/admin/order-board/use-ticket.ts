import { useEffect, useRef, type MouseEvent, type RefObject } from "react";
import type { OrderStatus } from "../../../generated/operations.ts";
import type { BoardOrder } from "./board-lists.ts";
import type { Present } from "./use-order-presence.ts";

export interface TicketProps {
  order: BoardOrder;
  /** It has no actions: it is on a past board, or the role may not move orders. */
  readOnly?: boolean;
  /** The target of its number; by default the order on the board. */
  address?: string;
  selected: boolean;
  glow: string | undefined;
  problem: string | undefined;
  onSelect: (orderId: string) => void;
  onChange: (order: BoardOrder, status: OrderStatus) => void;
  onOpen: (order: BoardOrder) => void;
  /** Other staff members at the order; none by default. */
  present?: readonly Present[];
  /** Whether it is selected, to be moved with others. */
  chosen: boolean;
  onChoose: (orderId: string, range?: boolean) => void;
}

/** Focuses the ticket when it is selected by key, also after it has moved. */
function useTicketFocus<Element extends HTMLElement>(selected: boolean) {
  const element = useRef<Element>(null);
  useEffect(() => {
    const active = document.activeElement;
    const ticket = element.current;
    if (!selected || !ticket || ticket.contains(active)) return;
    // A click on blank space focuses an element around the tickets; only a control of its own keeps
    // the focus.
    const lost = active === null || active.contains(ticket) || active.closest("[data-ticket]");
    if (lost) ticket.focus();
  }, [selected]);
  return element;
}

export interface Ticket<Element extends HTMLElement> {
  /** For the element of the order, to find, select and focus it. */
  attributes: {
    ref: RefObject<Element | null>;
    "data-ticket": string;
    tabIndex: -1;
    onFocus: () => void;
    onPointerDown: () => void;
    onClick: (event: MouseEvent<Element>) => void;
  };
  /** Classes of the text of a completed order. */
  crossed: string | false;
  problemId: string | undefined;
}

/** The behaviour shared by tickets and table rows. */
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
      // Clicks on its controls are theirs, and selecting text to copy is not a click.
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
