import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { formatCount } from "../../../components/count.ts";
import { useKeys } from "../../../components/use-keys.ts";
import { exactTime } from "./exact-time.ts";
import { PastBanner } from "./past-banner.tsx";

/** Navigation between the moments of an object. */
export interface Moments {
  /** An event number or an instant; null for the present. */
  at: string | null;
  onMoment: (at: string | null) => void;
}

export interface MomentBannerProps extends Moments {
  heading: string;
  /** The moment shown, ISO 8601; null before the first event. */
  shownAt: string | null;
  /** The last event up to that moment; 0 for none. */
  number: number;
  /** The previous and next event of the object. */
  previous: number | null;
  next: number | null;
}

/**
 * Banner of an object at a moment: which moment it is, and buttons and keys for the previous
 * moment, the next one and the present.
 */
export function MomentBanner({
  heading,
  shownAt,
  number,
  previous,
  next,
  at,
  onMoment,
}: MomentBannerProps) {
  const isPast = at !== null;
  const step = (to: number | null) => to !== null && onMoment(String(to));
  const toPresent = () => isPast && onMoment(null);
  useKeys((key) => {
    if (key === "arrowleft") step(previous);
    else if (key === "arrowright") step(next);
    else if (key === "escape") toPresent();
    else return false;
    return true;
  });
  return (
    <PastBanner past={isPast}>
      <h2 className="heading text-subtitle">{heading}</h2>
      <p role="status">
        {!isPast
          ? "as it is now"
          : shownAt === null
            ? "at the start of the log"
            : `as of ${exactTime(shownAt)}`}
        {isPast && number > 0 && `, event ${formatCount(number)}`}
      </p>
      <span className="ml-auto inline-flex flex-wrap items-center gap-2">
        <Button
          size="dense"
          aria-disabled={previous === null}
          title="Arrow left"
          onClick={() => step(previous)}
        >
          <ArrowLeft aria-hidden size={16} />
          Earlier
        </Button>
        <Button
          size="dense"
          aria-disabled={next === null}
          title="Arrow right"
          onClick={() => step(next)}
        >
          Later
          <ArrowRight aria-hidden size={16} />
        </Button>
        <Button size="dense" aria-disabled={!isPast} title="Escape" onClick={toPresent}>
          Back to now
        </Button>
      </span>
    </PastBanner>
  );
}
