import { skipToken, useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { HistoryEventDocument } from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import { Changes } from "./changes.tsx";
import { CategoryMark } from "./category-mark.tsx";
import type { PastOrder } from "./order-contents.tsx";

/** The latest event of an order up to the moment shown, and what it changed. */
export function CurrentEvent({ order: { story, happenedUpTo } }: { order: PastOrder }) {
  const place = story.findIndex(({ number }) => number === happenedUpTo);
  const { data, previousData, error } = useQuery(
    HistoryEventDocument,
    place === -1 ? skipToken : { variables: { number: happenedUpTo }, fetchPolicy: "no-cache" },
  );
  if (place === -1) return null;
  const entry = story[place];
  const event = (data ?? previousData)?.historyEvent;
  return (
    <section aria-labelledby="cursor" className="p-4 md:px-5">
      <h3 id="cursor" className="flex justify-between text-fine font-semibold">
        Event at this moment
        <span className="font-normal text-ink-muted tabular-nums">
          {place + 1} of {story.length}
        </span>
      </h3>
      {entry && (
        <>
          <p className="mt-2 flex items-center gap-2 text-xs text-ink-muted">
            <CategoryMark category={entry.category} />
            <span className="min-w-0 wrap-anywhere">
              {entry.stream}, revision {entry.revision}
            </span>
          </p>
          <h4 className="heading mt-1 text-subtitle">
            <Link to={historyPaths.event(entry.number)}>{entry.type}</Link>
          </h4>
          <p className="mt-1 mb-3 text-fine">{entry.words}</p>
        </>
      )}
      {error ? (
        <p className="text-fine text-danger-text">Couldn’t load the changes.</p>
      ) : event?.__typename === "HistoryEvent" ? (
        <Changes {...event} />
      ) : (
        <Loading>
          <Skeleton className="h-24" />
        </Loading>
      )}
    </section>
  );
}
