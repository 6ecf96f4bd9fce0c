import { Link } from "react-router-dom";
import { classNames } from "../../../components/class-names.ts";
import { formatCount } from "../../../components/count.ts";
import { historyPaths } from "../../../history-paths.ts";
import { exactTime } from "./exact-time.ts";
import { CategoryMark } from "./category-mark.tsx";
import type { PastOrder } from "./order-contents.tsx";

/** All events of an order, oldest first; those after the moment shown are grey. */
export function OrderStory({ order: { number, story, happenedUpTo } }: { order: PastOrder }) {
  return (
    <section aria-labelledby="story" className="min-w-0 p-4 md:px-5">
      <h3 id="story" className="text-fine font-semibold">
        Its {story.length === 1 ? "one event" : `${story.length} events`}{" "}
        <span className="font-normal text-ink-muted">oldest first</span>
      </h3>
      <ol className="mt-2">
        {story.map((entry) => {
          const future = entry.number > happenedUpTo;
          const present = entry.number === happenedUpTo;
          return (
            <li
              key={entry.number}
              aria-current={present ? "step" : undefined}
              className={classNames(
                "relative grid grid-cols-grow-auto gap-x-3 border-b border-line px-3 py-2 text-fine",
                present && "bg-accent-soft shadow-marked",
                future && "border-dashed text-ink-subtle [&_svg]:opacity-40",
              )}
            >
              <span className={classNames("flex items-center gap-2", !future && "font-semibold")}>
                <CategoryMark category={entry.category} />
                {entry.type}
              </span>
              <Link
                to={historyPaths.order(number, entry.number)}
                className="link-line text-right after:absolute after:inset-0"
              >
                <span className="sr-only">The order as of event </span>
                {formatCount(entry.number)}
              </Link>
              <span className="col-span-2">{entry.words}</span>
              <span className={classNames("col-span-2 text-xs", !future && "text-ink-muted")}>
                {exactTime(entry.occurredAt)}
                {future && ", still to come"}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
