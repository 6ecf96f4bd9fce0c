import { Button } from "../../components/button.tsx";
import { Empty } from "../../components/empty.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { historyPaths } from "../../history-paths.ts";
import type { Moments } from "./moment-lintel.tsx";
import { Unread } from "./unread.tsx";

/**
 * In the place of a thing at a moment: it is on its way, could not be read, or the log does not
 * know it.
 */
export function NothingPast({
  answer,
  error,
  at,
  onMoment,
  onRetry,
}: Moments & {
  /** With a message it says why there is nothing; undefined while it is on its way. */
  answer: object | undefined;
  error: unknown;
  onRetry: () => Promise<unknown>;
}) {
  const message = answer && "message" in answer ? String(answer.message) : undefined;
  if (error || message === undefined) {
    return (
      <Unread failed={Boolean(error)} onRetry={onRetry}>
        This moment cannot be shown right now.
      </Unread>
    );
  }
  return (
    <div className="wrap py-8">
      <Empty
        first
        door="shuttered"
        heading="There is nothing to show"
        action={
          at === null ? (
            <LinkButton to={historyPaths.explorer}>To all events</LinkButton>
          ) : (
            <Button onClick={() => onMoment(null)}>Show it as it is now</Button>
          )
        }
      >
        {message}
      </Empty>
    </div>
  );
}
