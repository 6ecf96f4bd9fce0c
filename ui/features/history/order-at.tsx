import { useQuery } from "@apollo/client/react";
import { classNames } from "../../components/class-names.ts";
import { HistoryOrderDocument } from "../../generated/operations.ts";
import { historyPaths } from "../../history-paths.ts";
import { CopyLink } from "./copy-link.tsx";
import { MomentForm } from "./moment-form.tsx";
import { MomentLintel, type Moments } from "./moment-lintel.tsx";
import { NothingPast } from "./nothing-past.tsx";
import { OrderContents } from "./order-contents.tsx";
import { OrderStory } from "./order-story.tsx";

/** One order exactly as it was at a moment, to be looked at alone. */
export function OrderAt({ order: asked, ...moments }: Moments & { order: string }) {
  const { at, onMoment } = moments;
  const { data, previousData, error, refetch } = useQuery(HistoryOrderDocument, {
    variables: { order: asked, at },
    fetchPolicy: "no-cache",
  });
  const order = (data ?? previousData)?.historyOrder;
  if (error || order?.__typename !== "HistoryOrder") {
    return <NothingPast {...moments} answer={order} error={error} onRetry={refetch} />;
  }
  const { number, story, happenedUpTo } = order;
  return (
    <div className={classNames("min-h-0 flex-1 overflow-y-auto", at !== null && "past-frame")}>
      <MomentLintel
        {...moments}
        heading={`Order ${number}`}
        shownAt={order.at}
        number={happenedUpTo}
        previous={story.findLast((entry) => entry.number < happenedUpTo)?.number ?? null}
        next={story.find((entry) => entry.number > happenedUpTo)?.number ?? null}
      />
      <div className="grid gap-x-8 beside:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <section aria-label="The order" className="min-w-0 p-4 md:p-6">
          <OrderContents order={order} />
          <MomentForm key={order.at} at={order.at} onMoment={onMoment} />
          <CopyLink address={historyPaths.order(number, at)} />
        </section>
        <OrderStory order={order} />
      </div>
    </div>
  );
}
