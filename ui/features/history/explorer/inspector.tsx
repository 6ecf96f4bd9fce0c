import { useQuery } from "@apollo/client/react";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { IconButton } from "../../../components/icon-button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { QueryResult } from "../../../components/query-result.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { HistoryEventDocument } from "../../../generated/operations.ts";
import { InspectedEvent, type Inspected } from "./inspected-event.tsx";
import type { LogView } from "./log-view.ts";

export interface InspectorProps {
  number: number;
  addressOf: (number: number) => string;
  onView: (change: Partial<LogView>) => void;
  /** Called with the previous or next event of the stream. */
  onStep: (number: number) => void;
  onClose: () => void;
}

/** One event with all its details. */
export function Inspector({ number, addressOf, onView, onStep, onClose }: InspectorProps) {
  const { data, previousData, error, refetch } = useQuery(HistoryEventDocument, {
    variables: { number },
    fetchPolicy: "no-cache",
  });
  const found = (data ?? previousData)?.historyEvent;
  const place = useRef<HTMLDivElement>(null);
  // The pressed button may be gone with the previous event.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, [found]);

  return (
    <section
      aria-label="Inspector"
      className="flex min-h-0 flex-col border-line bg-page max-md:fixed max-md:inset-0 max-md:z-30 md:border-l"
    >
      <div className="flex min-h-12 items-center gap-1 border-b border-line pr-1 pl-4">
        <h2 className="mr-auto text-sm font-semibold">Inspector</h2>
        {found?.__typename === "HistoryEvent" && <Steps event={found} onStep={onStep} />}
        <IconButton
          label="Close the inspector"
          icon={<X aria-hidden size={18} />}
          onClick={onClose}
        />
      </div>
      <div
        ref={place}
        className="min-h-0 flex-1 overflow-y-auto p-4"
        role="region"
        aria-label="Event"
        tabIndex={0}
      >
        <QueryResult
          data={found}
          failed={error}
          retry={refetch}
          failure="Couldn’t load the event."
          ifStale="replace"
          skeleton={
            <Loading>
              <Skeleton className="h-80" />
            </Loading>
          }
        >
          {(event) =>
            event.__typename === "HistoryEvent" ? (
              <InspectedEvent
                key={event.entry.number}
                event={event}
                addressOf={addressOf}
                onView={onView}
              />
            ) : (
              <MessageBox tone="info">{"message" in event ? event.message : ""}</MessageBox>
            )
          }
        </QueryResult>
      </div>
    </section>
  );
}

function Steps({
  event: { previous, next },
  onStep,
}: {
  event: Inspected;
  onStep: InspectorProps["onStep"];
}) {
  const step = (label: string, to: number | null, icon: ReactNode) => (
    <IconButton
      label={label}
      title={to === null ? `No ${label.toLowerCase()}` : label}
      icon={icon}
      aria-disabled={to === null}
      className={to === null ? "text-ink-subtle" : ""}
      onClick={() => to !== null && onStep(to)}
    />
  );
  return (
    <>
      {step("Previous event in its stream", previous, <ArrowUp aria-hidden size={18} />)}
      {step("Next event in its stream", next, <ArrowDown aria-hidden size={18} />)}
    </>
  );
}
