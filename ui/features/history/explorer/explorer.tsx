import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { useFreshness } from "../../../apollo/connection-provider.tsx";
import { Button } from "../../../components/button.tsx";
import { ConnectionBadge } from "../../../components/connection-badge.tsx";
import { formatCount } from "../../../components/count.ts";
import { Empty } from "../../../components/empty.tsx";
import { FilterTag } from "../../../components/filter-tag.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { QueryResult } from "../../../components/query-result.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { EventTable } from "./event-table.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { Filters } from "./filters.tsx";
import { Inspector } from "./inspector.tsx";
import { SavedViewsAndNotes } from "./saved-views-and-notes.tsx";
import { everything, filterOf, isOpenEnded, spanOf, type LogView, type Span } from "./log-view.ts";
import { displayOf } from "./stream-categories.ts";
import { TimeBar } from "./time-bar.tsx";
import { useEntries, type IndexStatus } from "./use-entries.ts";

export interface ExplorerProps {
  view: LogView;
  onView: (view: LogView) => void;
  /** The event shown in the inspector, or null. */
  chosen: number | null;
  addressOf: (number: number) => string;
  onChoose: (number: number | null) => void;
}

/** The event explorer: activity over time, the filtered log, and one event in detail. */
export function Explorer({ view, onView, chosen, addressOf, onChoose }: ExplorerProps) {
  const freshness = useFreshness();
  const [paused, setPaused] = useState(false);
  const [atTop, setAtTop] = useState(true);
  // A range that ends now keeps the start it had when it was selected, until it is selected again.
  const [now, setNow] = useState(Date.now);
  const filter = filterOf(view, now);
  const follows = isOpenEnded(view);
  const list = useEntries(filter, { follows, live: follows && !paused && atTop });
  const { entries, indexStatus } = list;
  const change = (values: Partial<LogView>) => onView({ ...view, ...values });
  const span = spanOf(view.range, now, wholeOf(indexStatus));

  return (
    <>
      {indexStatus || view.range !== "all" ? (
        <TimeBar
          view={view}
          span={span}
          filter={filter}
          onView={(values) => {
            setNow(Date.now());
            change(values);
          }}
        />
      ) : (
        <Skeleton className="h-52" />
      )}
      {indexStatus && indexStatus.progress < 1 && (
        <MessageBox tone="info" className="rounded-none!">
          Indexing the history: {Math.floor(indexStatus.progress * 100)} %. This page shows the
          events indexed so far.{" "}
          <button type="button" className="link-line" onClick={list.refresh}>
            {" "}
            Try again{" "}
          </button>
        </MessageBox>
      )}
      <div
        className={`grid min-h-0 flex-1 md:grid-cols-label-56 ${
          chosen === null
            ? ""
            : "lg:grid-cols-[14rem_minmax(0,1fr)_23rem]! md:max-lg:grid-cols-side-88"
        } ${chosen === null ? "" : "md:max-lg:[&>section:first-child]:hidden"} max-md:grid-rows-[auto_1fr] md:overflow-hidden md:[&>section]:overflow-y-auto`}
      >
        <Filters view={view} onView={change} />
        <div className="flex min-h-0 min-w-0 flex-col max-md:h-[75dvh]">
          <div className="flex min-h-12 flex-wrap items-center gap-2 border-b border-line px-4 py-1.5">
            <h2 className="text-sm font-semibold">Events</h2>
            <Tags view={view} onView={change} />
            <span className="ml-auto inline-flex flex-wrap items-center gap-2 max-sm:[&_small]:hidden">
              {list.waiting > 0 && (
                <Button size="dense" variant="soft" onClick={list.showWaiting}>
                  {formatCount(list.waiting)} new
                </Button>
              )}
              {follows && !paused && <ConnectionBadge freshness={freshness} />}
              {follows ? (
                <Button
                  size="dense"
                  aria-pressed={paused}
                  onClick={() => {
                    if (paused) list.showWaiting();
                    setPaused(!paused);
                  }}
                >
                  {paused ? <Play aria-hidden size={14} /> : <Pause aria-hidden size={14} />}
                  {paused ? "Follow" : "Pause"}
                </Button>
              ) : (
                <span className="text-xs text-ink-muted">past events, newest first</span>
              )}
              <SavedViewsAndNotes view={view} onView={onView} addressOf={addressOf} />
              <ExportMenu view={view} now={now} chosen={chosen} />
            </span>
          </div>
          <QueryResult
            data={entries}
            failed={list.failed}
            retry={list.refresh}
            failure="Couldn’t load the log."
            className="m-4"
            ifStale="replace"
            skeleton={
              <Loading className="p-4">
                <Skeleton className="h-96" />
              </Loading>
            }
          >
            {(found) =>
              found.length === 0 ? (
                <div className="p-6">
                  <Empty
                    door="shuttered"
                    heading="No matching events"
                    action={<Button onClick={() => onView(everything)}>Show everything</Button>}
                  >
                    {indexStatus?.events
                      ? `None of the ${formatCount(indexStatus.events)} events in the log matches.`
                      : "This shop has no events yet."}
                  </Empty>
                </div>
              ) : (
                <EventTable
                  entries={found}
                  chosen={chosen}
                  addressOf={addressOf}
                  onChoose={onChoose}
                  onEnd={list.loadMore}
                  onTop={setAtTop}
                />
              )
            }
          </QueryResult>
        </div>
        {chosen !== null && (
          <Inspector
            number={chosen}
            addressOf={addressOf}
            onView={change}
            onStep={onChoose}
            onClose={() => {
              onChoose(null);
              const row = document.querySelector<HTMLElement>("[data-active=true]");
              (row ?? document.getElementById("main"))?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
    </>
  );
}

function wholeOf(indexStatus: IndexStatus | null): Span | null {
  if (!indexStatus?.first || !indexStatus.last) return null;
  // Keep the last event away from the edge.
  return { from: Date.parse(indexStatus.first), to: Date.parse(indexStatus.last) + 60_000 };
}

/** The active filters, each with a button to remove it. */
function Tags({ view, onView }: { view: LogView; onView: (change: Partial<LogView>) => void }) {
  const texts = ["order", "stream", "type", "actor", "product", "province"] as const;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Active filters">
      {view.categories.map((category) => (
        <li key={category}>
          <FilterTag
            onRemove={() =>
              onView({ categories: view.categories.filter((each) => each !== category) })
            }
          >
            {displayOf(category).label}
          </FilterTag>
        </li>
      ))}
      {texts
        .filter((field) => view[field])
        .map((field) => (
          <li key={field}>
            <FilterTag onRemove={() => onView({ [field]: "" })}>
              {field === "actor" ? `who ${view.actor.slice(0, 8)}` : view[field]}
            </FilterTag>
          </li>
        ))}
    </ul>
  );
}
