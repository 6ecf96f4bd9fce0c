import { useQuery } from "@apollo/client/react";
import { useClock } from "../../../components/clock.ts";
import { classNames } from "../../../components/class-names.ts";
import { HistoryOrderDocument } from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import { CurrentEvent } from "./current-event.tsx";
import { CausesAndEffects } from "./causes.tsx";
import { CopyLink } from "./copy-link.tsx";
import { MomentForm } from "./moment-form.tsx";
import { MomentBanner, type Moments } from "./moment-banner.tsx";
import { PastUnavailable } from "./past-unavailable.tsx";
import { OrderContents } from "./order-contents.tsx";
import { timelineText, statusTimesOf } from "./status-times.ts";
import { OrderStory } from "./order-story.tsx";
import { TimeTaken } from "./time-taken.tsx";
import { ValueSources } from "./value-sources.tsx";

/** One order exactly as it was at a moment, read-only. */
export function OrderAtMoment({ order: reference, ...moments }: Moments & { order: string }) {
  const { at, onMoment } = moments;
  const now = useClock();
  const { data, previousData, error, refetch } = useQuery(HistoryOrderDocument, {
    variables: { order: reference, at },
    fetchPolicy: "no-cache",
  });
  const order = (data ?? previousData)?.historyOrder;
  if (error || order?.__typename !== "HistoryOrder") {
    return <PastUnavailable {...moments} answer={order} error={error} onRetry={refetch} />;
  }
  const { id, number, story, gathering, happenedUpTo } = order;
  const statusTimes = statusTimesOf(order, now);
  return (
    <div className={classNames("min-h-0 flex-1 overflow-y-auto", at !== null && "past-frame")}>
      <MomentBanner
        {...moments}
        heading={`Order ${number}`}
        shownAt={order.at}
        number={happenedUpTo}
        previous={story.findLast((entry) => entry.number < happenedUpTo)?.number ?? null}
        next={story.find((entry) => entry.number > happenedUpTo)?.number ?? null}
      />
      <div className="grid two-col:grid-cols-side-96">
        <div className="min-w-0">
          <div className="border-b border-line px-4 py-5 md:px-5">
            <p className="heading measure-64 text-title leading-snug text-pretty">
              {timelineText(order, now)}
            </p>
          </div>
          <TimeTaken
            order={number}
            statusTimes={statusTimes}
            moment={at === null ? null : Date.parse(order.at)}
          />
          <CausesAndEffects
            order={number}
            stream={`order-${id}`}
            entries={[...gathering, ...story]}
            happenedUpTo={happenedUpTo}
          />
          <OrderStory order={order} />
        </div>
        <div className="min-w-0 border-line max-two-col:border-t two-col:border-l">
          <CurrentEvent order={order} />
          <section aria-label="The order" className="border-t border-line p-4 md:px-5">
            <OrderContents order={order} />
            <MomentForm key={order.at} at={order.at} onMoment={onMoment} />
            <CopyLink address={historyPaths.order(number, at)} />
          </section>
          <ValueSources order={order} />
        </div>
      </div>
    </div>
  );
}
