import { useEffect, useRef } from "react";
import { formatCount } from "../../../components/count.ts";
import { Button } from "../../../components/button.tsx";
import type { OrderBoard } from "./use-order-board.ts";

/** The range of a list that is shown: the number of orders before it, in it and in total. */
export interface ListedRangeProps extends Pick<OrderBoard, "more" | "offset" | "totalCount"> {
  /** The number of listed orders. */
  listed: number;
  onFirst: () => void;
}

function wordsOf({
  offset,
  listed,
  totalCount,
}: Omit<ListedRangeProps, "more" | "onFirst">): string {
  const last = formatCount(offset + listed);
  if (totalCount === null) return `${last} so far`;
  const listedOnes = offset === 0 ? last : `${formatCount(offset + 1)} to ${last}`;
  return `${listedOnes} of ${formatCount(totalCount)} shown`;
}

/** Loads the next orders, and shows how many are listed. */
export function MoreOrders({ more, ...part }: Omit<ListedRangeProps, "onFirst">) {
  if (!more) return null;
  return (
    <p className="py-3 text-center">
      <Button size="dense" pending={more.loading} onClick={() => void more.load()}>
        {part.totalCount === null
          ? "Load older orders"
          : more.replaces
            ? "Show next page"
            : "Load more"}
      </Button>
      <small className="mt-1.5 block text-xs text-ink-muted">
        {wordsOf(part)}
        {more.replaces && "; the next page replaces these"}
      </small>
    </p>
  );
}

/**
 * Shown above a list that does not begin with the first order, with a button back to it. Takes the
 * focus when the start of the list changes.
 */
export function ListedRange({ onFirst, ...part }: Omit<ListedRangeProps, "more">) {
  const line = useRef<HTMLDivElement>(null);
  const { offset } = part;
  const began = useRef(offset);
  useEffect(() => {
    if (began.current !== offset) line.current?.focus();
    began.current = offset;
  }, [offset]);
  return (
    <div
      ref={line}
      role="group"
      aria-label="Position in the list"
      tabIndex={-1}
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1.5 outline-none not-empty:py-2"
    >
      {offset > 0 && (
        <>
          <span className="text-fine text-ink-muted">{wordsOf(part)}</span>
          <Button size="dense" onClick={onFirst}>
            Back to top
          </Button>
        </>
      )}
    </div>
  );
}
