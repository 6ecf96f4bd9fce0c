import { Button } from "../../components/button.tsx";
import { Empty } from "../../components/empty.tsx";
import { Unread } from "../history/unread.tsx";
import type { Moments } from "./past-page.tsx";

/** In the place of a thing: it is on its way, could not be read, or the log does not know it. */
export function NothingPast({
  failed,
  message,
  at,
  onMoment,
  onRetry,
}: Moments & {
  failed: boolean;
  /** Why there is nothing; undefined while it is on its way. */
  message: string | undefined;
  onRetry: () => Promise<unknown>;
}) {
  if (failed || message === undefined) {
    return (
      <Unread failed={failed} onRetry={onRetry}>
        This moment cannot be shown right now.
      </Unread>
    );
  }
  return (
    <div className="wrap py-8">
      <Empty
        door="shuttered"
        heading="There is nothing to show"
        action={at !== null && <Button onClick={() => onMoment(null)}>Show it as it is now</Button>}
      >
        {message}
      </Empty>
    </div>
  );
}

/** What a product, a stock or a cart is at a moment before there was one. */
export function NotYet({ children }: { children: string }) {
  return <p className="heading max-w-[34ch] text-[1.5rem] text-balance">{children}</p>;
}
