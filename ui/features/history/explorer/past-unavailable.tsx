import { Button } from "../../../components/button.tsx";
import { Empty } from "../../../components/empty.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { historyPaths } from "../../../history-paths.ts";
import type { Moments } from "./moment-banner.tsx";
import { HistoryResult } from "./history-result.tsx";

/** Shown instead of an object at a moment: it is loading, couldn't load, or does not exist. */
export function PastUnavailable({
  answer,
  error,
  at,
  onMoment,
  onRetry,
}: Moments & {
  /** Undefined while loading; its message says why there is nothing to show. */
  answer: object | undefined;
  error: unknown;
  onRetry: () => Promise<unknown>;
}) {
  const message = answer && "message" in answer ? String(answer.message) : undefined;
  return (
    <HistoryResult
      data={message}
      failed={error}
      retry={onRetry}
      failure="Couldn’t load this moment."
    >
      {(message) => (
        <div className="wrap py-8">
          <Empty
            first
            door="shuttered"
            heading="Nothing to show"
            action={
              at === null ? (
                <LinkButton to={historyPaths.explorer}>All events</LinkButton>
              ) : (
                <Button onClick={() => onMoment(null)}>Show the current state</Button>
              )
            }
          >
            {message}
          </Empty>
        </div>
      )}
    </HistoryResult>
  );
}
