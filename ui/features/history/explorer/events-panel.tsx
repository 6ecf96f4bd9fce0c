import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { ConnectionBadge } from "../../../components/connection-badge.tsx";
import { formatCount } from "../../../components/count.ts";
import { IconButton } from "../../../components/icon-button.tsx";
import { useFreshness } from "../../../apollo/connection-provider.tsx";
import type { HistoryFilter } from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import { exactTime } from "./exact-time.ts";
import { CategoryMark } from "./category-mark.tsx";
import { HistoryResult } from "./history-result.tsx";
import { useEntries, type Entry } from "./use-entries.ts";

/** Maximum number of rows; the explorer shows more. */
const maxShown = 60;

export interface EventsPanelProps {
  /** What the events are about, for the heading. */
  about: string;
  filter: HistoryFilter;
  onClose: () => void;
}

/**
 * The events behind a page, newest first, updated live. It is next to the page on wide screens and
 * over its foot on phones.
 */
export function EventsPanel({ about, filter, onClose }: EventsPanelProps) {
  const freshness = useFreshness();
  const { entries, failed, refresh } = useEntries(filter, { follows: true, live: true });
  return (
    <aside
      aria-label="Events behind this page"
      className="fixed inset-x-0 bottom-0 z-30 flex max-h-[55dvh] flex-col border-line bg-overlay text-sm shadow-3 max-md:border-t md:top-0 md:left-auto md:max-h-none md:w-88 md:border-l"
    >
      <div className="flex items-start gap-2 border-b border-line py-1 pr-1 pl-4">
        <div className="mr-auto grid min-w-0 gap-0.5 py-2">
          <h2 className="leading-tight font-semibold wrap-anywhere">Events behind {about}</h2>
          <ConnectionBadge freshness={freshness} />
        </div>
        <IconButton label="Close events" icon={<X aria-hidden size={18} />} onClick={onClose} />
      </div>
      <div
        className="min-h-0 flex-1 overflow-y-auto"
        role="region"
        aria-label={`Events behind ${about}`}
        tabIndex={0}
      >
        <HistoryResult
          data={entries}
          failed={failed && entries === null}
          retry={refresh}
          failure="Couldn’t load the events."
        >
          {(entries) =>
            entries.length === 0 ? (
              <p className="p-4 text-ink-muted">No events yet.</p>
            ) : (
              <ol>
                {entries.slice(0, maxShown).map((entry) => (
                  <Row key={entry.number} entry={entry} />
                ))}
              </ol>
            )
          }
        </HistoryResult>
      </div>
      <p className="border-t border-line px-4 py-2 text-xs text-ink-muted">
        <Link className="link-line text-ink" to={historyPaths.explorer}>
          All events
        </Link>
        . E or Escape closes this.
      </p>
    </aside>
  );
}

function Row({ entry: { number, category, type, words, occurredAt, actor } }: { entry: Entry }) {
  return (
    <li className="relative grid grid-cols-grow-auto gap-x-3 border-b border-line px-4 py-2 text-fine hover:bg-sunken">
      <span className="flex items-center gap-2 font-semibold">
        <CategoryMark category={category} />
        {type}
      </span>
      <Link
        to={historyPaths.event(number)}
        className="link-line tabular-nums after:absolute after:inset-0"
      >
        <span className="sr-only">Event </span>
        {formatCount(number)}
      </Link>
      <span className="col-span-2 wrap-anywhere">{words}</span>
      <span className="col-span-2 text-xs text-ink-muted">
        {exactTime(occurredAt)}, {actor.name ?? actor.role}
      </span>
    </li>
  );
}
