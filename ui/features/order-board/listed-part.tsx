import { useEffect, useRef } from "react";
import { formatCount } from "../../components/count.ts";
import { Button } from "../../components/button.tsx";
import type { OrderBoard } from "./use-order-board.ts";

/** What is known of the list that is shown: how many stand before it, in it and in all. */
export interface ListedPartProps extends Pick<OrderBoard, "more" | "offset" | "totalCount"> {
  /** How many are listed. */
  listed: number;
  onFirst: () => void;
}

function wordsOf({
  offset,
  listed,
  totalCount,
}: Omit<ListedPartProps, "more" | "onFirst">): string {
  const last = formatCount(offset + listed);
  if (totalCount === null) return `${last} so far`;
  const listedOnes = offset === 0 ? last : `${formatCount(offset + 1)} to ${last}`;
  return `${listedOnes} of ${formatCount(totalCount)} shown`;
}

/** Asks for the next orders, and says how many are shown. */
export function MoreOrders({ more, ...part }: Omit<ListedPartProps, "onFirst">) {
  if (!more) return null;
  return (
    <p className="py-3 text-center">
      <Button size="dense" pending={more.loading} onClick={() => void more.load()}>
        {part.totalCount === null
          ? "Look further back"
          : more.replaces
            ? "Show the next"
            : "Load more"}
      </Button>
      <small className="mt-1.5 block text-xs text-ink-muted">
        {wordsOf(part)}
        {more.replaces && "; the next take their place"}
      </small>
    </p>
  );
}

/**
 * Stands over a list that does not begin with the first order, and leads back to that. Takes the
 * focus when the list begins elsewhere.
 */
export function ListedPart({ onFirst, ...part }: Omit<ListedPartProps, "more">) {
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
      aria-label="Place in the list"
      tabIndex={-1}
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1.5 outline-none not-empty:py-2"
    >
      {offset > 0 && (
        <>
          <span className="text-fine text-ink-muted">{wordsOf(part)}</span>
          <Button size="dense" onClick={onFirst}>
            Back to the first
          </Button>
        </>
      )}
    </div>
  );
}
