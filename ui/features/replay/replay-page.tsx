import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Empty } from "../../components/empty.tsx";
import { MessageBox } from "../../components/message-box.tsx";
import { ReplayCourseDocument } from "../../generated/operations.ts";
import { Player, type PlayerProps } from "./player.tsx";
import { Unread } from "../history/unread.tsx";

/** A stretch of the log to be replayed, or why there is none. */
export function ReplayPage({
  look,
  onLook,
  onLeave,
}: Pick<PlayerProps, "look" | "onLook" | "onLeave">) {
  // Where it begins is read from the address once: afterwards the address follows.
  const [at] = useState(look.at);
  const { data, error, refetch } = useQuery(ReplayCourseDocument, {
    variables: { from: look.from, to: look.to, at },
    fetchPolicy: "no-cache",
  });
  const course = data?.historyCourse;

  if (error || !course) {
    return (
      <Unread failed={Boolean(error)} onRetry={refetch}>
        The replay cannot be shown right now.
      </Unread>
    );
  }
  const { historyStanding, historyShop } = data;
  if (course.__typename !== "HistoryCourse") {
    return (
      <div className="wrap py-8">
        <Empty
          door="shuttered"
          heading="There is nothing to replay"
          action={
            <Button onClick={() => onLook({ from: null, to: null, at: null })}>
              Replay the whole log
            </Button>
          }
        >
          {"message" in course ? course.message : ""}
        </Empty>
      </div>
    );
  }
  const asked = historyShop.__typename === "HistoryShop" ? historyShop.number : course.last;
  const start = Math.max(course.first - 1, Math.min(course.last, asked));
  return (
    <>
      {historyStanding.progress < 1 && (
        <MessageBox tone="info" className="rounded-none!">
          The index of the log is being built: {Math.floor(historyStanding.progress * 100)} %. The
          replay ends with what it holds so far.
        </MessageBox>
      )}
      {at !== null && "message" in historyShop && (
        <MessageBox tone="info" className="rounded-none!">
          {historyShop.message} The end of the stretch is shown instead.
        </MessageBox>
      )}
      <Player
        key={`${course.first} ${course.last}`}
        course={course}
        start={start}
        look={look}
        onLook={onLook}
        onLeave={onLeave}
      />
    </>
  );
}
