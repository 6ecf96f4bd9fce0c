import { Button } from "../../../components/button.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { historyPaths } from "../../../history-paths.ts";
import type { Moments } from "./moment-banner.tsx";
import { HistoryResult, NothingThere } from "./history-result.tsx";

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
  return (
    <HistoryResult
      data={answer}
      failed={error}
      retry={onRetry}
      failure="Couldn’t load this moment."
    >
      {(answer) => (
        <NothingThere
          first
          answer={answer}
          heading="Nothing to show"
          action={
            at === null ? (
              <LinkButton to={historyPaths.explorer}>All events</LinkButton>
            ) : (
              <Button onClick={() => onMoment(null)}>Show the current state</Button>
            )
          }
        />
      )}
    </HistoryResult>
  );
}
