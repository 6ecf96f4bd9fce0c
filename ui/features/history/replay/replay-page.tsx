import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { ReplayCourseDocument } from "../../../generated/operations.ts";
import { Player, type PlayerProps } from "./player.tsx";
import { ReplayRangeBar } from "./replay-range-bar.tsx";
import { HistoryResult, NothingThere } from "../explorer/history-result.tsx";

/** The player of a range of the log, or why there is none. */
export function ReplayPage({
  view,
  onView,
  onLeave,
}: Pick<PlayerProps, "view" | "onView" | "onLeave">) {
  // Read the moment from the URL once per range: afterwards the URL follows the player.
  const [begun, setBegun] = useState(view);
  if (begun.from !== view.from || begun.to !== view.to) setBegun(view);
  const { at } = begun;
  const { data, error, refetch } = useQuery(ReplayCourseDocument, {
    variables: { from: view.from, to: view.to, at },
    fetchPolicy: "no-cache",
  });
  return (
    <HistoryResult data={data} failed={error} retry={refetch} failure="Couldn’t load the replay.">
      {({ historyCourse: course, historyIndexStatus, historyShop }) => {
        if (course.__typename !== "HistoryCourse") {
          return (
            <>
              <ReplayRangeBar view={view} onView={onView} at={null} />
              <NothingThere
                answer={course}
                heading="Nothing to replay"
                action={
                  <Button onClick={() => onView({ from: null, to: null, at: null })}>
                    Replay the whole log
                  </Button>
                }
              />
            </>
          );
        }
        const isStretch = view.from !== null || view.to !== null;
        const requested =
          at === null && isStretch
            ? course.first - 1
            : historyShop.__typename === "HistoryShop"
              ? historyShop.number
              : course.last;
        const { first, last } = historyIndexStatus;
        const whole = first && last ? { from: Date.parse(first), to: Date.parse(last) } : null;
        const start = Math.max(course.first - 1, Math.min(course.last, requested));
        return (
          <>
            {historyIndexStatus.progress < 1 && (
              <MessageBox tone="info" className="rounded-none!">
                Indexing the history: {Math.floor(historyIndexStatus.progress * 100)} %. The replay
                ends at the last indexed event.
              </MessageBox>
            )}
            {at !== null && "message" in historyShop && (
              <MessageBox tone="info" className="rounded-none!">
                {historyShop.message} The end of the range is shown instead.
              </MessageBox>
            )}
            <Player
              key={`${course.first} ${course.last}`}
              course={course}
              whole={whole}
              start={start}
              view={view}
              onView={onView}
              onLeave={onLeave}
            />
          </>
        );
      }}
    </HistoryResult>
  );
}
