import { useWindowVirtualizer } from "@tanstack/react-virtual";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { rangeIncluding } from "../../../components/range-including.ts";

export interface ProductTableProps<Item extends { id: string }> {
  /** Accessible name. */
  label: string;
  items: readonly Item[];
  /** Total number of rows, including those that are not loaded yet. */
  totalCount: number;
  busy: boolean;
  /** Estimated height in pixels, before a row is measured. */
  rowHeight: number;
  /** The header row. */
  head: ReactNode;
  rowClass: (item: Item) => string;
  rowOf: (item: Item) => ReactNode;
  /**
   * True if the item's row stays rendered wherever the page is scrolled; the last focused row does,
   * too.
   */
  isKept?: (item: Item) => boolean;
  /** Called when the last loaded item is near the viewport. */
  onEnd: () => void;
}

/** Rows before the end at which the next page is requested. */
const near = 28;

const keepsNone = () => false;

/**
 * A virtual table of products that scrolls with the page. It renders the visible rows and those to
 * keep.
 */
export function ProductTable<Item extends { id: string }>({
  label,
  items,
  totalCount,
  busy,
  rowHeight,
  head,
  rowClass,
  rowOf,
  isKept = keepsNone,
  onEnd,
}: ProductTableProps<Item>) {
  const body = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => setAbove(body.current?.offsetTop ?? 0), []);
  const [focused, setFocused] = useState<string | null>(null);
  const kept = items.flatMap((item, index) => (item.id === focused || isKept(item) ? [index] : []));
  // oxlint-disable-next-line react/incompatible-library -- the shop is not built with the React Compiler
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: above,
    getItemKey: (index) => items[index]?.id ?? index,
    rangeExtractor: rangeIncluding(kept),
  });
  // Only visible rows count: a kept row at the end requests nothing.
  const last = rows.range?.endIndex ?? 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (last >= items.length - near) end();
  }, [last, items.length]);

  return (
    <div
      role="table"
      aria-label={label}
      aria-rowcount={totalCount + 1}
      aria-busy={busy || undefined}
      className="border-t border-line text-sm"
    >
      {head}
      <div ref={body} role="rowgroup" className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              role="row"
              aria-rowindex={index + 2}
              className={`absolute inset-x-0 top-0 border-t border-line px-4 py-1.5 md:px-6 ${rowClass(item)}`}
              style={{ transform: `translateY(${start - above}px)` }}
              onFocus={() => setFocused(item.id)}
            >
              {rowOf(item)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
