import { useQuery } from "@apollo/client/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { formatCount } from "../../components/count.ts";
import { Empty } from "../../components/empty.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { HistoryOrderDocument } from "../../generated/operations.ts";
import { historyPaths } from "../../history-paths.ts";
import { CopyLink } from "./copy-link.tsx";
import { exactTime } from "./exact-time.ts";
import { Lintel } from "./lintel.tsx";
import { MomentForm } from "./moment-form.tsx";
import { OrderContents, type PastOrder } from "./order-contents.tsx";
import { OrderStory } from "./order-story.tsx";
import { Unread } from "./unread.tsx";

export interface OrderAtProps {
  order: string;
  /** An event's number or an instant; null for the present. */
  at: string | null;
  onMoment: (at: string | null) => void;
}

/** One order exactly as it was at a moment, to be looked at alone. */
export function OrderAt({ order, at, onMoment }: OrderAtProps) {
  const { data, previousData, error, refetch } = useQuery(HistoryOrderDocument, {
    variables: { order, at },
    fetchPolicy: "no-cache",
  });
  const found = (data ?? previousData)?.historyOrder;

  if (error || !found) {
    return (
      <Unread failed={Boolean(error)} onRetry={refetch}>
        The order cannot be shown right now.
      </Unread>
    );
  }
  if (found.__typename !== "HistoryOrder") {
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
              <Button onClick={() => onMoment(null)}>Show the order as it is now</Button>
            )
          }
        >
          {"message" in found ? found.message : ""}
        </Empty>
      </div>
    );
  }
  return <Found order={found} at={at} onMoment={onMoment} />;
}

function Found({ order, at, onMoment }: { order: PastOrder } & Omit<OrderAtProps, "order">) {
  const { number, story, happenedUpTo } = order;
  const isPast = at !== null;
  const before = story.findLast((entry) => entry.number < happenedUpTo);
  const after = story.find((entry) => entry.number > happenedUpTo);
  const step = (entry: typeof before) => entry && onMoment(String(entry.number));

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (event.key === "ArrowLeft") step(before);
    if (event.key === "ArrowRight") step(after);
    if (event.key === "Escape" && isPast) onMoment(null);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  return (
    <div className={classNames("min-h-0 flex-1 overflow-y-auto", isPast && "past-frame")}>
      <Lintel past={isPast}>
        <h2 className="heading text-[1.25rem]">Order {number}</h2>
        <p role="status">
          {isPast ? `as of ${exactTime(order.at)}` : "as it is now"}
          {isPast && happenedUpTo > 0 && `, event ${formatCount(happenedUpTo)}`}
        </p>
        <span className="ml-auto inline-flex flex-wrap items-center gap-2">
          <Button
            size="dense"
            aria-disabled={!before}
            title="Arrow left"
            onClick={() => step(before)}
          >
            <ArrowLeft aria-hidden size={16} />
            Earlier
          </Button>
          <Button
            size="dense"
            aria-disabled={!after}
            title="Arrow right"
            onClick={() => step(after)}
          >
            Later
            <ArrowRight aria-hidden size={16} />
          </Button>
          <Button
            size="dense"
            aria-disabled={!isPast}
            title="Escape"
            onClick={() => isPast && onMoment(null)}
          >
            Back to now
          </Button>
        </span>
      </Lintel>
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
