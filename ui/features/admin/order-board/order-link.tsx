import { MessageSquare } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import { classNames } from "../../../components/class-names.ts";
import { paths } from "../../../paths.ts";
import type { BoardOrder } from "./board-lists.ts";

export interface OrderLinkProps {
  order: BoardOrder;
  /** The target; by default the order on the board. */
  to?: string | undefined;
  className?: string | false;
  onOpen: (order: BoardOrder) => void;
}

/** A link to an order by its number, with its number of comments. */
export function OrderLink({ order, to, className, onOpen }: OrderLinkProps) {
  const { number, commentCount } = order;
  function open(event: MouseEvent) {
    // Opening another tab is left to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(order);
  }
  return (
    <span className="inline-flex items-center gap-2">
      <Link
        to={to ?? paths.adminOrder(number)}
        className={classNames("font-semibold hover:underline", className)}
        onClick={open}
      >
        {number}
      </Link>
      {commentCount > 0 && (
        <span className="inline-flex items-center gap-1 text-xs text-ink-muted">
          <MessageSquare aria-hidden size={13} />
          {commentCount}
          <span className="sr-only">{commentCount === 1 ? " comment" : " comments"}</span>
        </span>
      )}
    </span>
  );
}
