import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "../../components/button.tsx";
import { formatCount } from "../../components/count.ts";
import { useKeys } from "../../components/use-keys.ts";
import { exactTime } from "./exact-time.ts";
import { Lintel } from "./lintel.tsx";

/** What leads to other moments of the same thing. */
export interface Moments {
  /** An event's number or an instant; null for the present. */
  at: string | null;
  onMoment: (at: string | null) => void;
}

export interface MomentLintelProps extends Moments {
  heading: string;
  /** The moment that is shown, ISO 8601; null before everything. */
  shownAt: string | null;
  /** The last event up to then; 0 for none. */
  number: number;
  /** Numbers of the thing's events before and after. */
  previous: number | null;
  next: number | null;
}

/**
 * Over a thing at a moment: which it is, and the way to the one before, the one after and the
 * present, by keys as well.
 */
export function MomentLintel({
  heading,
  shownAt,
  number,
  previous,
  next,
  at,
  onMoment,
}: MomentLintelProps) {
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
    <Lintel past={isPast}>
      <h2 className="heading text-[1.25rem]">{heading}</h2>
      <p role="status">
        {!isPast
          ? "as it is now"
          : shownAt === null
            ? "before everything"
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
    </Lintel>
  );
}
