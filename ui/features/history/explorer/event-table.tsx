import { useVirtualizer } from "@tanstack/react-virtual";
import { StickyNote } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { classNames } from "../../../components/class-names.ts";
import { createMediaStore } from "../../../components/phone.ts";
import { formatCount } from "../../../components/count.ts";
import { useStore } from "../../../storage/store.ts";
import { exactTime } from "./exact-time.ts";
import { CategoryMark } from "./category-mark.tsx";
import { useNotes } from "./notes.ts";
import type { Entry } from "./use-entries.ts";

export interface EventTableProps {
  entries: readonly Entry[];
  /** The event shown in the inspector, or null. */
  chosen: number | null;
  /** URL of an event within the current view. */
  addressOf: (number: number) => string;
  /** Called with the next event while the inspector is open. */
  onChoose: (number: number) => void;
  /** Loads older entries; null at the start of the log. */
  onEnd: (() => void) | null;
  /** Called when the newest entry scrolls in or out of view. */
  onTop: (atTop: boolean) => void;
}

const narrow = createMediaStore("(max-width: 61.2rem)");

const columns =
  "two-col:grid-cols-[4.5rem_minmax(10rem,13rem)_minmax(10rem,14rem)_minmax(8rem,1fr)_7.5rem_2.5rem]";
/** Columns next to the inspector, which shows the other facts. */
const fewColumns =
  "two-col:grid-cols-[4rem_12rem_11.5rem_minmax(8rem,1fr)_6rem] two-col:[&>:last-child]:hidden";

/**
 * The events of the log, newest first. Only visible rows are rendered. Arrow keys move, Enter
 * opens.
 */
export function EventTable({
  entries,
  chosen,
  addressOf,
  onChoose,
  onEnd,
  onTop,
}: EventTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = useStore(narrow);
  const [active, setActive] = useState<number | null>(null);
  const focusWanted = useRef(false);
  // oxlint-disable-next-line react/incompatible-library -- the shop is not built with the React Compiler
  const virtual = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isNarrow ? 76 : 36),
    getItemKey: (index) => entries[index]?.number ?? index,
    overscan: 12,
  });
  useEffect(() => virtual.measure(), [virtual, isNarrow]);

  const kept = useNotes();
  const notes = useMemo(() => new Map(kept.map(({ number, text }) => [number, text])), [kept]);
  const rows = virtual.getVirtualItems();
  const lastShown = rows.at(-1)?.index ?? 0;
  const reachEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (entries.length > 0 && lastShown >= entries.length - 20) reachEnd();
  }, [lastShown, entries.length]);

  const current = entries.findIndex(({ number }) => number === (active ?? chosen));
  const focusable = Math.max(0, current);

  function move(to: number) {
    const index = Math.min(entries.length - 1, Math.max(0, to));
    const entry = entries[index];
    if (!entry) return;
    setActive(entry.number);
    focusWanted.current = true;
    virtual.scrollToIndex(index);
    if (chosen !== null) onChoose(entry.number);
  }

  useEffect(() => {
    if (!focusWanted.current) return;
    const link = scroller.current?.querySelector<HTMLElement>("a[data-active=true]");
    if (!link) return;
    focusWanted.current = false;
    link.focus({ preventScroll: true });
  });

  const keys: Readonly<Record<string, () => number>> = {
    ArrowDown: () => focusable + 1,
    ArrowUp: () => focusable - 1,
    PageDown: () => focusable + 15,
    PageUp: () => focusable - 15,
    Home: () => 0,
    End: () => entries.length - 1,
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between its links
    <div
      ref={scroller}
      role="region"
      aria-label="Event table"
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
      onScroll={(event) => onTop(event.currentTarget.scrollTop < 20)}
      onKeyDown={(event) => {
        const to = keys[event.key];
        if (!to || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        move(to());
      }}
    >
      <div role="table" aria-label="Events" aria-rowcount={-1}>
        <div
          role="row"
          className={classNames(
            "sticky top-0 z-10 hidden items-center gap-x-3 border-b border-line bg-page px-4 py-2 text-xs font-semibold text-ink-muted two-col:grid",
            chosen === null ? columns : fewColumns,
          )}
        >
          {["Number", "When", "Event", "In words", "Who", "Rev."].map((head) => (
            <span
              key={head}
              role="columnheader"
              className={head === "Rev." ? "text-right" : undefined}
            >
              {head}
            </span>
          ))}
        </div>
        <div role="rowgroup" className="relative" style={{ height: virtual.getTotalSize() }}>
          {rows.map((row) => {
            const entry = entries[row.index];
            if (!entry) return null;
            return (
              <Row
                key={entry.number}
                entry={entry}
                note={notes.get(entry.number)}
                top={row.start}
                height={row.size}
                chosen={entry.number === chosen}
                few={chosen !== null}
                focusable={row.index === focusable}
                to={addressOf(entry.number)}
                onFocus={() => setActive(entry.number)}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface RowProps {
  entry: Entry;
  /** The user's note on the event. */
  note: string | undefined;
  top: number;
  height: number;
  chosen: boolean;
  /** Show fewer columns because the inspector is open. */
  few: boolean;
  focusable: boolean;
  to: string;
  onFocus: () => void;
}

function Row({ entry, note, top, height, chosen, few, focusable, to, onFocus }: RowProps) {
  const { number, occurredAt, category, type, words, actor, revision } = entry;
  return (
    <div
      role="row"
      className={classNames(
        "absolute inset-x-0 grid items-center gap-x-3 border-b border-line px-4 text-fine hover:bg-sunken",
        "max-two-col:grid-cols-grow-auto max-two-col:content-center max-two-col:gap-y-0.5",
        few ? fewColumns : columns,
        chosen && "bg-accent-soft shadow-marked hover:bg-accent-soft",
      )}
      style={{ top, height }}
    >
      <span role="cell" className="max-two-col:order-2 max-two-col:text-right">
        <Link
          to={to}
          tabIndex={focusable ? 0 : -1}
          data-active={focusable}
          aria-current={chosen || undefined}
          className="link-line after:absolute after:inset-0"
          onFocus={onFocus}
        >
          {formatCount(number)}
        </Link>
      </span>
      <time
        role="cell"
        dateTime={occurredAt}
        title={occurredAt}
        className="whitespace-nowrap max-two-col:order-3 max-two-col:text-xs max-two-col:text-ink-muted"
      >
        {exactTime(occurredAt)}
      </time>
      <span
        role="cell"
        className="flex min-w-0 items-center gap-2 font-semibold max-two-col:order-1"
      >
        <CategoryMark category={category} />
        <span className="truncate">{type}</span>
        {note !== undefined && (
          <span title={note} className="relative flex-none text-accent-text">
            <StickyNote aria-hidden size={14} />
            <span className="sr-only">Note: {note}</span>
          </span>
        )}
      </span>
      <span
        role="cell"
        title={words}
        className="truncate max-two-col:order-5 max-two-col:col-span-2"
      >
        {words}
      </span>
      <span
        role="cell"
        title={actor.id}
        className="truncate text-ink-muted max-two-col:order-4 max-two-col:text-right max-two-col:text-xs"
      >
        {actorText(actor)}
      </span>
      <span role="cell" className="text-right text-ink-muted max-two-col:hidden">
        {revision}
      </span>
    </div>
  );
}

/** Who caused the event, as far as the viewer may know. */
function actorText({ id, role, name }: Entry["actor"]): string {
  if (role === "system") return "the shop";
  return name ?? `${role} ${id.slice(0, 6)}`;
}
