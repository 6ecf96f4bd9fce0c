import { Button } from "./button.tsx";

export interface ShowMoreProps {
  /** The next page of a list; null if there is none. */
  more: { loading: boolean; failed: boolean; load: () => unknown } | null;
  label?: string;
  quiet?: boolean;
  className?: string;
}

/** Loads the next page of a staff list; again, if it failed. */
export function ShowMore({ more, label = "Show more", quiet = false, className }: ShowMoreProps) {
  if (!more) return null;
  return (
    <div className={className}>
      <Button
        size="dense"
        {...(quiet && { variant: "quiet" })}
        pending={more.loading}
        onClick={() => void more.load()}
      >
        {more.failed ? "Try again" : label}
      </Button>
    </div>
  );
}
